import fc from 'fast-check'
import { at, on, times, type Faults, type Told } from './customerActs'
import { changeQuantity, discount, putBack, takeOut } from './customerBasket'
import { fillIn, order, place } from './customerCheckout'
import { elsewhere } from './customerEvents'
import type { Screen } from './customerPage'
import { exchange } from './customerPoints'
import { buy, goAndBuy, SHOPS } from './customerPurchase'
import { FAULTS, type Fault } from './customerShop'
import { look } from './customerSight'
import { choose, radio, selects, type } from './customerView'
import type { Walk } from './customerWalk'
import { throughWizard } from './customerWizard'

/** What the customer does, or what happens meanwhile; what cannot be done now does nothing. */
type Do = (walk: Walk) => Promise<Told>

class Step implements fc.AsyncCommand<object, Walk> {
  constructor(
    private readonly words: string,
    private readonly run_: Do,
  ) {}
  check = () => true
  async run(_: object, walk: Walk) {
    const told = await this.run_(walk)
    walk.steps.push(told === undefined ? this.words : `${this.words}: ${told}`)
    look(walk)
    if (walk.broken.length > 0)
      throw new Error([...walk.broken, ...walk.steps.map((step, at) => `  ${at + 1}. ${step}`)].join('\n'))
  }
  toString = () => this.words
}

const nth = fc.nat({ max: 6 })
/** What becomes of the writes of one command, and how often the customer presses again after that. */
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

/** Each thing that a customer does, with its words. */
export const does = {
  buy: (screen: Screen, number = 0, { subscribes = false, faults = [] as Faults, presses = 1 } = {}) =>
    new Step(
      `buy ${screen}, choice ${number}${subscribes ? ', by subscription' : ''}, [${faults.join(' ')}], ${presses} presses`,
      (walk) => goAndBuy(walk, { screen, number, subscribes, faults, presses }),
    ),
  buyHere: () =>
    new Step('buy what is on the screen', (walk) =>
      /^(product|pack|repeat)/.test(walk.screen) ? buy(walk) : Promise.resolve(),
    ),
  wizard: (number: number, presses: number, faults: Faults = []) =>
    new Step(`wizard, choice ${number}, [${faults.join(' ')}], ${presses} presses`, (walk) =>
      throughWizard(walk, number, presses, faults),
    ),
  choose: (which: number, value: number) =>
    new Step(`choose ${which} ${value}`, (walk) =>
      on(walk, () => {
        const all = selects(walk.root)
        const select = all[which % Math.max(1, all.length)]
        return select && choose(select, value)
      }),
    ),
  tick: (name: string) =>
    new Step(`tick ${name}`, (walk) =>
      on(walk, () =>
        /^(product|wizard)/.test(walk.screen) ? radio(walk.root, new RegExp(`^${name}`)) : undefined,
      ),
    ),
  quantity: (line: number, by: number, faults: Faults = []) =>
    new Step(`quantity ${line} ${by}, [${faults.join(' ')}]`, async (walk) => {
      await at(walk, 'basket')
      walk.suffer(faults)
      return changeQuantity(walk, [line, by])
    }),
  takeOut: (line: number, faults: Faults = []) =>
    new Step(`take out ${line}, [${faults.join(' ')}]`, async (walk) => {
      await at(walk, 'basket')
      walk.suffer(faults)
      return takeOut(walk, line)
    }),
  putBack: (faults: Faults = []) =>
    new Step(`put back, [${faults.join(' ')}]`, (walk) => {
      walk.suffer(faults)
      return putBack(walk)
    }),
  discount: (kind: 'code' | 'points' | 'none', number: number) =>
    new Step(`discount ${kind} ${number}`, (walk) => discount(walk, [kind, number])),
  fillIn: (number: number) => new Step(`fill in ${number}`, (walk) => fillIn(walk, number)),
  order: (number: number, faults: Faults = [], presses = 1) =>
    new Step(`order ${number}, [${faults.join(' ')}], ${presses} presses`, async (walk) => {
      await fillIn(walk, number)
      // What comes before the order, as the recipient and the consent, is a write, too.
      walk.suffer(faults)
      return times(presses, () => order(walk))
    }),
  place: (kind: 'courier' | 'point' | 'address', number: number) =>
    new Step(`place ${kind} ${number}`, (walk) => place(walk, [kind, number])),
  comment: () =>
    new Step('comment', (walk) =>
      on(walk, () =>
        walk.screen === 'checkout'
          ? type(walk.root, /^Комментарий/, walk.who === 'a' ? 'слово Анны' : 'слово Бориса')
          : undefined,
      ),
    ),
  elsewhere: (kind: string, number: number) =>
    new Step(`elsewhere ${kind} ${number}`, (walk) => elsewhere(walk, [kind, number])),
  failOrders: (count: number) =>
    new Step(`orders fail ${count}`, (walk) => Promise.resolve(void (walk.shop.failingOrders = count))),
  exchange: (number: number, faults: Faults = [], presses = 1) =>
    new Step(`exchange ${number}, [${faults.join(' ')}], ${presses} presses`, async (walk) => {
      await at(walk, 'exchange')
      walk.suffer(faults)
      return times(presses, () => exchange(walk, number))
    }),
  reload: () => new Step('reload', (walk) => walk.load(walk.screen)),
  another: (isLoaded: boolean) =>
    new Step(isLoaded ? 'another customer loads the page' : 'another customer looks at the page', (walk) =>
      walk.switchTo(walk.who === 'a' ? 'b' : 'a', isLoaded),
    ),
}

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
  fc.constant(0).map(does.comment),
  fc.tuple(fc.constantFrom(...ELSEWHERE), nth).map((values) => does.elsewhere(...values)),
  fc.integer({ min: 1, max: 5 }).map(does.failOrders),
  fc.tuple(nth, fortune, presses).map((values) => does.exchange(...values)),
  fc.constant(0).map(does.reload),
  fc.boolean().map(does.another),
]
