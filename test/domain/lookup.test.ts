import { lookup } from '../../src/domain/lookup'

it.each([
  ['point', 'Пункт'],
  ['courier', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('%j is in the table as %j', (code, found) => {
  expect(lookup({ point: 'Пункт' }, code)).toBe(found)
})

it('a number is looked up as a code', () => {
  expect(lookup({ 8: 'Много SMS' }, 8)).toBe('Много SMS')
})
