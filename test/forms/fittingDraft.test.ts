import fc from 'fast-check'
import { COUNTRY_CODES } from '../../src/domain/phone'
import { fittingDraft } from '../../src/forms/lib/fittingDraft'

const fields = {
  phone: '',
  country: 'ru',
  agrees: false,
  specIds: ['a'],
  fiasId: { id: null, label: '' },
}
const value = fc.oneof(
  fc.string(),
  fc.constantFrom(...COUNTRY_CODES),
  fc.boolean(),
  fc.constantFrom(null, undefined, 7, [], {}, [null], { id: 1, label: 'Тверь' }),
)
const names = fc.constantFrom(...Object.keys(fields), 'town', 'toString', '@page')

it('what is restored of any draft is of the kind of its field, and of a known country', () => {
  fc.assert(
    fc.property(fc.oneof(fc.dictionary(names, value), value), (draft) => {
      const found = { ...fields, ...fittingDraft(draft, fields) }
      expect(Object.keys(found)).toEqual(Object.keys(fields))
      expect(typeof found.phone).toBe('string')
      expect(COUNTRY_CODES).toContain(found.country)
      expect(typeof found.agrees).toBe('boolean')
      expect(Array.isArray(found.specIds)).toBe(true)
      expect(Array.isArray(found.fiasId)).toBe(false)
      expect(found.fiasId).toEqual(expect.any(Object))
    }),
  )
})

it('values that fit are all restored', () => {
  const typed = {
    phone: '291234567',
    country: 'by',
    agrees: true,
    specIds: [],
    fiasId: { id: 1, label: 'Тверь' },
  }
  expect(fittingDraft({ ...typed, town: 'Клин' }, fields)).toEqual(typed)
})
