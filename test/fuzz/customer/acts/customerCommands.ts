import fc from 'fast-check'
import { READS } from '../customerReads'
import { FAULTS, type Fault } from '../customerShop'
import type { Walk } from '../customerWalk'
import { SHOPS } from './customerPurchase'
import { does } from './customerSteps'
import { TAPS } from './customerTaps'
import { FORMS } from './customerTyping'

const nth = fc.nat({ max: 6 })
/** The faults of the writes of one command: usually none. */
const fortune = fc.oneof(
  { weight: 3, arbitrary: fc.constant<(Fault | 'none')[]>([]) },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom<Fault | 'none'>(...FAULTS, 'none', 'none'), {
      minLength: 1,
      maxLength: 3,
    }),
  },
)

const presses = fc.integer({ min: 1, max: 3 })
const ELSEWHERE = ['add', 'remove', 'address', 'forget', 'sold out', 'in stock', 'only', 'prices']

const buying = fc
  .tuple(fc.constantFrom(...SHOPS), nth, fc.record({ subscribes: fc.boolean(), faults: fortune, presses }))
  .map((values) => does.buy(...values))
const ordering = fc.tuple(nth, fortune, presses).map((values) => does.order(...values))

export const commands: fc.Arbitrary<fc.AsyncCommand<object, Walk>>[] = [
  ...[buying, buying, ordering, ordering],
  fc.constant(0).map(does.buyHere),
  fc.tuple(nth, fc.integer({ min: 1, max: 6 }), fortune).map((values) => does.wizard(...values)),
  fc.tuple(nth, nth).map((values) => does.choose(...values)),
  fc.constantFrom('По подписке', 'Один раз', '12 шт', 'Для левого глаза', 'Без подписки').map(does.tick),
  fc.tuple(nth, fc.constantFrom(-2, -1, 1, 2), fortune).map((values) => does.quantity(...values)),
  fc.tuple(nth, fortune).map((values) => does.takeOut(...values)),
  fortune.map(does.putBack),
  fc
    .tuple(fc.constantFrom('code' as const, 'points' as const, 'none' as const), nth)
    .map((values) => does.discount(...values)),
  fc
    .tuple(fc.constantFrom('courier' as const, 'point' as const, 'address' as const), nth)
    .map((values) => does.place(...values)),
  fc.tuple(nth, fortune, presses).map((values) => does.again(...values)),
  fc.tuple(fc.nat({ max: TAPS.length - 1 }), nth).map((values) => does.doubleTap(...values)),
  fc.nat({ max: FORMS.length - 1 }).map(does.write),
  fc.tuple(fc.nat({ max: FORMS.length - 1 }), fc.boolean(), fortune).map((values) => does.send(...values)),
  fc.tuple(fc.nat({ max: FORMS.length - 1 }), fc.boolean()).map((values) => does.paste(...values)),
  fc.boolean().map(does.pasteElsewhere),
  fc.constantFrom(...Object.keys(READS), 'none', 'none').map(does.failReads),
  fc.tuple(fc.constantFrom(...ELSEWHERE), nth).map((values) => does.elsewhere(...values)),
  fc.integer({ min: 1, max: 5 }).map(does.failOrders),
  fc.tuple(nth, fortune, presses).map((values) => does.exchange(...values)),
  fc.constant(0).map(does.reload),
  fc.boolean().map(does.another),
  fc.boolean().map(does.signInAgain),
  fc.constant(0).map(does.otherTab),
]
