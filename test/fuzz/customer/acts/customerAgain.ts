import { offersOf } from '../../../../examples/shop/api/seed/offers'
import { at, on, times, type Faults } from './customerActs'
import type { ShownOrder } from '../customerIntent'
import { look, lookForReason } from '../customerSight'
import {
  buttons,
  choose,
  dialogIn,
  PAYMENTS,
  press,
  radio,
  rowsIn,
  selects,
  sumIn,
  textOf,
} from '../customerView'
import type { Walk } from '../customerWalk'
import { offersOfRow } from '../customerWanted'

/* 'Купить снова': a whole order on one sheet. */

const LENSES = offersOf('eshop').map(({ offer_id }) => offer_id)

const linesIn = (sheet: Element) =>
  [...sheet.querySelectorAll('.again__line')].map((line) => ({
    line,
    words: textOf(line.querySelector('.again__what')),
    quantity: Number(/(\d+) шт$/.exec(textOf(line.querySelector('.again__what')))?.[1] ?? 1),
  }))

/** Returns a collapsed row of the sheet, such as the place or the payment of the order. */
const pickIn = (sheet: Element, icon: number) => [...sheet.querySelectorAll('.pick')][icon]

function shownIn(sheet: Element): ShownOrder {
  const [, place, payment] = [0, 1, 2].map((nth) => pickIn(sheet, nth))
  const total = rowsIn(sheet).get('Итого к оплате')
  const [title, note] = [...(place?.querySelectorAll('.pick__known > p') ?? [])].map(textOf)
  return {
    lines: linesIn(sheet).map(({ words, quantity }) => ({ words, quantity })),
    total: total === undefined ? undefined : sumIn(total),
    isWithDelivery: total !== undefined && !total.includes('без доставки'),
    isPoint: /^(Пункт|Постамат|Оптика)/.test(title ?? ''),
    place: title ?? '',
    date: undefined,
    when: note,
    time: '',
    payment: PAYMENTS[textOf(payment?.querySelector('.pick__known > p'))] ?? '',
    points: 0,
  }
}

/** Answers what the sheet asks for. */
async function answer(walk: Walk, number: number) {
  await on(walk, () => radio(walk.root, number % 3 === 0 ? /^Картой онлайн/ : /^Картой при получении/))
  await on(walk, () => {
    const [first] = selects(walk.root).filter(({ value }) => value === '')
    return first && choose(first, number)
  })
}

async function orderIt(walk: Walk) {
  const sheet = dialogIn(walk.root)
  if (!sheet || buttons(walk.root, /^Заказать$/).length === 0) return undefined
  const wasUndisturbed = walk.shop.faults.length === 0 && !walk.shop.failing
  const lines = linesIn(sheet)
  const wanted = lines.map(({ line, quantity }) => ({ offers: offersOfRow(line, LENSES), quantity }))
  const intent = walk.wants(`again ${JSON.stringify(wanted)}`, wanted)
  intent.shown = shownIn(sheet)
  const { way } = walk.shop.visitor(walk.who).checkout
  if (way === 'point' && !intent.shown.isPoint && intent.shown.place !== 'Куда доставить?')
    walk.judge([['vanished', `a point was chosen, and ${intent.shown.place} is shown`]])
  const told = await on(walk, () => press(walk.root, /^Заказать$/))
  look(walk)
  lookForReason(walk, wasUndisturbed)
  return told
}

export async function buyAgain(
  walk: Walk,
  { number, faults, presses }: { number: number; faults: Faults; presses: number },
) {
  if (walk.screen !== 'again' || !dialogIn(walk.root)) {
    walk.done()
    // Goods in the basket would have to be ordered from there. So the basket is emptied, with its discounts, after the
    // late writes, as if by another device.
    await walk.shop.runLate()
    const { eshop } = walk.shop.visitor(walk.who).baskets
    Object.assign(eshop, { lines: [], period: null, points: 0, promoCode: null })
    await walk.load('again')
    await on(walk, () => press(walk.root, /^Купить снова/, number))
  }
  await at(walk, 'again')
  await answer(walk, number)
  walk.suffer(faults)
  return times(presses, () => orderIt(walk))
}
