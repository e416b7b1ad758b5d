import fc from 'fast-check'
import { countsLeft, passesFilter, type PointPayment } from '#data/checkout/pointFilter'
import type { DeliveryPoint } from '#data/places/places'
import { placeIndex } from '#map/lib/placeIndex'

const TYPES = ['pickup', 'postmat', 'optic', 'drone']
const PAYMENTS: PointPayment[] = ['cash', 'card', 'online']

const point: fc.Arbitrary<DeliveryPoint> = fc.record({
  id: fc.nat(),
  code: fc.string(),
  type: fc.constantFrom(...TYPES),
  name: fc.oneof(
    fc.string(),
    fc.stringMatching(/^[А-Яа-яёЁ ]{0,8}$/),
    fc.constantFrom('Ёлка', 'ЕЛКА', 'İstanbul', '.*('),
  ),
  coordinates: fc.constant(null),
  isPaymentByCashAvailable: fc.boolean(),
  isPaymentByCardAvailable: fc.boolean(),
  isPaymentByOnlineAvailable: fc.boolean(),
  address: fc.constant(''),
  workTime: fc.constant(null),
  utcOffset: fc.constant(null),
  phone: fc.constant(null),
  howToGet: fc.constant(null),
  bonusCount: fc.constant(null),
})

const wordsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** Implements contract 10.2 literally; ё counts as е (17.1), and every selected payment must be accepted. */
function literally(one: DeliveryPoint, types: string[], text: string, payments: PointPayment[]): boolean {
  const plain = (words: string) => words.toLocaleLowerCase('ru').split('ё').join('е')
  if (types.length > 0 && !types.includes(one.type)) return false
  if (!wordsOf(text).every((word) => plain(one.name).includes(plain(word)))) return false
  if (payments.includes('cash') && !one.isPaymentByCashAvailable) return false
  if (payments.includes('card') && !one.isPaymentByCardAvailable) return false
  return !(payments.includes('online') && !one.isPaymentByOnlineAvailable)
}

it('a point passes by its type, its name and its payments, as the contract words it', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 20 }),
      fc.subarray(TYPES),
      fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(' ёЛ ', 'е', '.*(', '  ')),
      fc.subarray(PAYMENTS),
      (points, types, text, payments) => {
        const index = placeIndex(points, ({ name }) => name)
        // Matches in the other keyboard layout have a test of their own.
        fc.pre(points.length === 0 || points.some((one) => literally(one, [], text, [])))
        const found = index.withWords(text).filter((one) => passesFilter(one, { types, payments }))
        expect(found).toEqual(points.filter((one) => literally(one, types, text, payments)))
      },
    ),
  )
})

it('the number beside a type, or a payment, is what it would leave, whatever is ticked', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 20 }),
      fc.subarray(TYPES),
      fc.subarray(PAYMENTS),
      (points, types, payments) => {
        const counts = countsLeft(points, { types, payments })
        const left = (types: string[], payments: PointPayment[]) =>
          points.filter((one) => literally(one, types, '', payments)).length
        for (const type of TYPES) expect(counts[type] ?? 0).toBe(left([type], payments))
        for (const payment of PAYMENTS) expect(counts[payment] ?? 0).toBe(left(types, [...payments, payment]))
      },
    ),
  )
})
