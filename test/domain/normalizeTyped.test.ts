import fc from 'fast-check'
import { normalizeTyped, type Typed } from '../../src/domain/normalizeTyped'
import { parseNumber } from '../../src/domain/numbers/parseNumber'

const CASES: [asked: Typed, typed: string, meant: string][] = [
  ['text', '\u00a0 Анна\u200b\u00a0Ковалёва\ufeff ', 'Анна Ковалёва'],
  ['text', 'Мягкие, но дорого — и долго', 'Мягкие, но дорого — и долго'],
  ['text', '\u22122,75', '-2,75'],
  ['text', '\u202a\u202c', ''],
  ['email', 'mailto:anna@pochta.ru', 'anna@pochta.ru'],
  ['email', 'MAILTO:anna@pochta.ru', 'anna@pochta.ru'],
  ['email', '\u200banna@pochta.ru,', 'anna@pochta.ru'],
  ['email', ' \u202aanna@pochta.ru\u202c ; ', 'anna@pochta.ru'],
  // Two addresses are no address.
  ['email', 'anna@pochta.ru, oleg@pochta.ru', 'anna@pochta.ru, oleg@pochta.ru'],
  ['number', '\u2212 5,25', '-5,25'],
  ['number', '– 5,25', '-5,25'],
  ['number', '—5,25', '-5,25'],
  ['number', '‒5,25', '-5,25'],
  ['number', '‑5,25', '-5,25'],
  ['number', '－5,25', '-5,25'],
  ['number', '+ 0,50', '+0,50'],
  ['number', '1 000', '1000'],
  ['number', '1\u00a0840', '1840'],
  ['number', '1\u202f500', '1500'],
  ['number', '1\u2009990,50', '1990,50'],
  ['number', '10 000 000.5', '10000000.5'],
  // Two numbers are no number.
  ['number', '1 84', '1 84'],
  ['number', '5 25', '5 25'],
  ['number', '1 000 50', '1 000 50'],
  ['number', '5-25', '5-25'],
  ['digits', '9289 0001 0012 3456', '9289000100123456'],
  ['digits', '9289-0001–0012\u00a03456', '9289000100123456'],
  ['digits', '№ 12', '№ 12'],
  ['code', '\u200bLENS–10 ', 'LENS-10'],
]

it.each(CASES)('takes of %s %j %j', (asked, typed, meant) => {
  expect(normalizeTyped(typed, asked)).toBe(meant)
})

it('takes once what it takes twice, whatever is typed', () => {
  const typed = fc.string({
    unit: fc.constantFrom(...'01 ,.-+−–—mailto:a@;\u00a0\u200b\u202a\u202f'.split('')),
    maxLength: 12,
  })
  const asked = fc.constantFrom<Typed>('text', 'number', 'digits', 'email', 'code')
  fc.assert(
    fc.property(typed, asked, (text, one) => {
      const once = normalizeTyped(text, one)
      expect(normalizeTyped(once, one)).toBe(once)
    }),
  )
})

it('reads every number as it is printed, with any space between its groups', () => {
  const space = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009')
  const minus = fc.constantFrom('-', '−', '– ', '— ')
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), space, minus, (value, between, sign) => {
      const written = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, between)
      expect(parseNumber((value < 0 ? sign : '') + written)).toBe(value)
    }),
  )
})
