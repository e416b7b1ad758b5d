import fc from 'fast-check'
import { withEdit } from '../../src/api/asRead'

const NAMES = ['name', 'floor', 'comment', 'count']
const record = fc.dictionary(fc.constantFrom(...NAMES), fc.jsonValue())

it('what the customer has not changed goes back as it came, and what was changed as it was typed', () => {
  fc.assert(
    fc.property(record, record, record, (asRead, start, changes) => {
      const edit = { ...start, ...changes }
      const body = withEdit(asRead, start, edit)
      expect(Object.keys(body)).toEqual(Object.keys(edit))
      for (const [name, value] of Object.entries(edit)) {
        const isChanged = JSON.stringify(value) !== JSON.stringify(start[name])
        expect(body[name]).toEqual(isChanged || !Object.hasOwn(asRead, name) ? value : asRead[name])
      }
    }),
  )
})
