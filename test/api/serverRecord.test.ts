import fc from 'fast-check'
import { withEdit } from '../../src/api/serverRecord'

const NAMES = ['name', 'floor', 'comment', 'count']
const record = fc.dictionary(fc.constantFrom(...NAMES), fc.jsonValue())

it('what the customer has not changed goes back as it came, and what was changed as it was typed', () => {
  fc.assert(
    fc.property(record, record, record, (serverRecord, start, changes) => {
      const edit = { ...start, ...changes }
      const body = withEdit(serverRecord, start, edit)
      expect(Object.keys(body)).toEqual(Object.keys(edit))
      for (const [name, value] of Object.entries(edit)) {
        const isChanged = JSON.stringify(value) !== JSON.stringify(start[name])
        expect(body[name]).toEqual(
          isChanged || !Object.hasOwn(serverRecord, name) ? value : serverRecord[name],
        )
      }
    }),
  )
})
