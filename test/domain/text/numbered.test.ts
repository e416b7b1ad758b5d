import { numbered, numberOr } from '../../../src/domain/text/numbered'

it('a number that cannot be read leaves a whole text', () => {
  expect(numbered('Заказ', '48213')).toBe('Заказ № 48213')
  expect(numbered('Заказ', '')).toBe('Заказ')
  expect(numberOr('Заказ', '48213')).toBe('№ 48213')
  expect(numberOr('Заказ', '')).toBe('Заказ')
})
