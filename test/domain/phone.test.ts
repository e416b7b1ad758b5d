import fc from 'fast-check'
import {
  COUNTRY_CODES,
  countryOf,
  formatContactPhone,
  formatPhone,
  nationalDigits,
  phoneLength,
  type CountryCode,
} from '../../src/domain/phone'

it.each<[string, CountryCode, string]>([
  ['+7 916 123-45-67', 'ru', '9161234567'],
  ['8 (916) 123-45-67', 'ru', '9161234567'],
  ['9161234567', 'ru', '9161234567'],
  ['812 123-45-67', 'ru', '8121234567'],
  ['+7916', 'ru', '916'],
  ['+375 29 123-45-67', 'by', '291234567'],
  ['375291234567', 'by', '291234567'],
  ['+7 707 123 45 67', 'kz', '7071234567'],
  ['7071234567', 'kz', '7071234567'],
  ['+996 555 123 4567', 'kg', '5551234567'],
  ['', 'ru', ''],
])('%j of %s is read as %j', (pasted, country, digits) => {
  expect(nationalDigits(pasted, country)).toBe(digits)
})

it.each<[CountryCode, string, string]>([
  ['ru', '9161234567', '+7 (916) 123-45-67'],
  ['by', '291234567', '+375 (29) 123-45-67'],
  ['ru', '916', '+7 916'],
])('a number of %s is shown under its mask', (country, digits, shown) => {
  expect(formatPhone(digits, country)).toBe(shown)
})

it('a shown number is read back as the same digits, in every country', () => {
  const numbers = fc.constantFrom(...COUNTRY_CODES).chain((country) => {
    const length = phoneLength(country)
    return fc.record({
      country: fc.constant(country),
      digits: fc.stringMatching(new RegExp(`^\\d{${length}}$`)),
    })
  })
  fc.assert(
    fc.property(numbers, ({ country, digits }) => {
      expect(nationalDigits(formatPhone(digits, country), country)).toBe(digits)
    }),
  )
})

it('a contact without a country is of Russia, unless its number fits no Russian one', () => {
  expect(formatContactPhone({ phone: '9161234567', country: null })).toBe('+7 (916) 123-45-67')
  expect(formatContactPhone({ phone: '9161234567', country: 'ru' })).toBe('+7 (916) 123-45-67')
  expect(formatContactPhone({ phone: '291234567', country: 'by' })).toBe('+375 (29) 123-45-67')
  expect(formatContactPhone({ phone: '291234567', country: null })).toBe('291234567')
})

it.each([
  ['+7 (916) 123-45-67', 'ru'],
  ['+7 701 123 45 67', 'kz'],
  ['+375 29 123-45-67', 'by'],
  ['+374 91 123456', 'am'],
  ['+996 555 123456', 'kg'],
  ['+49 30 1234567', undefined],
  ['8 (916) 123-45-67', undefined],
])('%s is a number of %s', (text, country) => expect(countryOf(text)).toBe(country))
