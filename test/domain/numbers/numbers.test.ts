import fc from 'fast-check'
import { agreed, count, formatNumber, formatSigned, plural, signedCount } from '#domain/numbers/counts'
import { formatFileSize } from '#domain/numbers/fileSize'
import { formatMoney, type Currency } from '#domain/numbers/money'
import { formatPower, formatSize } from '#domain/lens'
import { parseNumber } from '#domain/numbers/parseNumber'

const POINTS = ['балл', 'балла', 'баллов'] as const
/** No-break spaces as plain ones, so that expectations can be read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [0, '0 баллов'],
  [1, '1 балл'],
  [3, '3 балла'],
  [11, '11 баллов'],
  [21, '21 балл'],
  [1840, '1 840 баллов'],
  [1.5, '1,5 балла'],
  [-2, '−2 балла'],
])('%p is counted as %s', (value, written) => {
  expect(plain(count(value, POINTS))).toBe(written)
})

it('verb and noun agree with every number up to a thousand', () => {
  const rules = new Intl.PluralRules('ru')
  const spent = ['потрачен', 'потрачено', 'потрачено'] as const
  const place = { one: 0, few: 1, many: 2, other: 2, zero: 2, two: 2 } as const
  for (let value = 0; value <= 1000; value++) {
    const at = place[rules.select(value)]
    const { counted, verb } = agreed(value, POINTS, spent)
    expect([plain(counted), verb]).toEqual([`${plain(formatNumber(value))} ${POINTS[at]}`, spent[at]])
  }
})

it.each([
  [1, '1 балл потрачен'],
  [21, '21 балл потрачен'],
  [11, '11 баллов потрачено'],
  [3, '3 балла потрачено'],
])('%p points that were spent are %j', (value, written) => {
  const { counted, verb } = agreed(value, POINTS, ['потрачен', 'потрачено', 'потрачено'])
  expect(plain(`${counted} ${verb}`)).toBe(written)
})

it('points earned and spent have a sign', () => {
  expect(plain(signedCount(121, POINTS))).toBe('+121 балл')
  expect(formatSigned(-500)).toBe('−500')
  expect(formatSigned(0)).toBe('0')
})

it('number and word stay on one line', () => {
  expect(count(1840, POINTS)).toBe('1\u00a0840\u00a0баллов')
})

it.each<[number, Currency, string]>([
  [1990, 'RUB', '1 990 ₽'],
  [1990.5, 'RUB', '1 990,50 ₽'],
  [1990.001, 'RUB', '1 990 ₽'],
  [-240, 'RUB', '−240 ₽'],
  [0, 'RUB', '0 ₽'],
  [15000, 'KZT', '15 000 ₸'],
  [49.9, 'BYN', '49,90 р.'],
  [700, 'KGS', '700 сом'],
  [12000, 'AMD', '12 000 ֏'],
])('%p %s is written as %s', (value, currency, written) => {
  expect(plain(formatMoney({ value, currency }))).toBe(written)
})

it.each([
  [0, '0,0 Кб'],
  [1536, '1,5 Кб'],
  [1024 * 1024, '1,0 Мб'],
  [1.8 * 1024 * 1024, '1,8 Мб'],
  [1024 * 1024 - 1, '1,0 Мб'],
])('%p bytes are written as %s', (bytes, written) => {
  expect(plain(formatFileSize(bytes))).toBe(written)
})

it.each([
  ['-2,75', -2.75],
  ['\u22122.75', -2.75],
  ['\u00a0+3 ', 3],
  [' ', undefined],
  ['NaN', undefined],
  ['1e400', undefined],
  ['1 990', 1990],
  ['1 99', undefined],
])('%j is read as %p', (typed, value) => {
  expect(parseNumber(typed)).toBe(value)
})

it('a written number is read back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999, max: 99_999 }), (hundredths) => {
      const written = formatNumber(hundredths / 100).replaceAll('\u00a0', '')
      expect(parseNumber(written)).toBe(hundredths / 100 + 0)
    }),
  )
})

it('every number takes one of the three plural forms', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (value) => expect(POINTS).toContain(plural(value, POINTS))),
  )
})

it('numbers are written as Intl writes them, which comes too late for the first screen', () => {
  const value = fc.oneof(
    fc.maxSafeInteger().filter((value) => value !== 0),
    fc.integer({ min: -200, max: 200 }).map((quarters) => quarters / 4 || 1),
    fc.double({ noNaN: true, min: -1e9, max: 1e9 }).filter((value) => Math.abs(value) > 0.01),
  )
  const intl = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('ru', { maximumFractionDigits: 2, ...options }).format(value).replace('-', '−')
  const rouble = { style: 'currency', currency: 'RUB', trailingZeroDisplay: 'stripIfInteger' } as const
  fc.assert(
    fc.property(value, (value) => {
      expect(formatNumber(value)).toBe(intl(value))
      expect(formatSigned(value)).toBe(intl(value, { signDisplay: 'exceptZero' }))
      expect(formatMoney({ value, currency: 'RUB' })).toBe(intl(value, rouble))
      expect(formatPower(value)).toBe(intl(value, { minimumFractionDigits: 2, signDisplay: 'exceptZero' }))
      expect(formatSize(Math.abs(value))).toBe(intl(Math.abs(value), { minimumFractionDigits: 1 }))
    }),
  )
  const rules = new Intl.PluralRules('ru')
  for (const value of Array.from({ length: 250 }, (_, value) => value).concat(1.5, 1e6, 1_000_001, NaN))
    expect(plural(value, ['one', 'few', 'many'])).toBe(rules.select(value).replace('other', 'few'))
})
