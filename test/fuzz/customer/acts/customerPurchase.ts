import { offersOf } from '../../../../examples/shop/api/seed/offers'
import { at, on, times, type Faults } from './customerActs'
import { labelOf, type Wanted } from '../customerIntent'
import type { Screen } from '../customerPage'
import { lookForAll } from '../customerSight'
import { choose, dialogIn, press, radio, selects, textOf, troublesIn } from '../customerView'
import type { Walk } from '../customerWalk'
import { offersOfGroup, wantedOfProduct } from '../customerWanted'

/* Products, packs and repeated orders. */

export async function chooseAll(walk: Walk, number: number) {
  const lenses = () => selects(walk.root).filter((select) => labelOf(select) === 'Линзы')
  // The powers are asked for after the lenses.
  if (number > 2 && lenses().length > 0)
    await on(walk, () => lenses().map((select) => choose(select, number))[0])
  return on(walk, () => {
    // Each choice may ask for the next one.
    for (let round = 0; round < 4; round++)
      for (const select of selects(walk.root)) if (select.value === '') choose(select, number)
    return radio(walk.root, number % 2 === 0 ? /^1 раз в месяц/ : /^Без подписки/)
  })
}

export const SHOPS: Screen[] = [
  ...(['product 202', 'product 202', 'product 203', 'product 211', 'pack 206', 'pack 207'] as const),
  ...(['repeat 48213', 'repeat 48153'] as const),
]

/** Returns what a press of the main button would order, as the screen shows it now. */
export function wantedNow(walk: Walk): Wanted[] | undefined {
  const { root, screen, shop, who } = walk
  const [name, id] = screen.split(' ')
  const hasMoreTorics = shop.isSpoken('torics')
  if (name === 'product') return wantedOfProduct(root, Number(id), hasMoreTorics)
  if (name === 'pack') return [{ offers: [Number(id) * 10 + 1], quantity: 1 }]
  if (name === 'repeat') {
    const items = shop.visitor(who).orders.find((order) => String(order.id) === id)?.items ?? []
    return items.map(({ offer_id, product_id, quantity }) => ({
      offers: [
        ...(offer_id == null ? [] : [offer_id]),
        ...[...root.querySelectorAll('dialog[open] fieldset')].flatMap((group) =>
          offersOfGroup(
            group,
            offersOf('eshop').filter((offer) => offer.product_id === product_id),
          ),
        ),
      ],
      quantity,
    }))
  }
  return undefined
}

const BUY =
  /^(В корзину|Оформить подписку|Добавить в корзину|Добавить остальное|Заменить подписку|Заменить линзы)/

/** Presses the button that buys, or its retry, or the answer to a question before that. */
export async function buy(walk: Walk) {
  const dialog = dialogIn(walk.root)
  const isAnswer = dialog !== undefined && walk.screen.split(' ')[0] !== 'repeat'
  const wanted = isAnswer ? undefined : wantedNow(walk)
  if (!isAnswer) {
    if (wanted === undefined) return 'not in packs'
    walk.wants(JSON.stringify(wanted), wanted)
  }
  if (walk.intent && dialog) walk.intent.told += textOf(dialog)
  const told = await on(walk, () => press(walk.root, BUY))
  const [screen] = walk.screen.split(' ')
  const isDone =
    screen === 'repeat'
      ? told !== undefined && troublesIn(walk.root).length === 0
      : /Добавлено в корзину/.test(textOf(walk.root))
  if (told !== undefined && isDone && !(screen !== 'repeat' && dialogIn(walk.root))) {
    // A repeated order may lack goods that are no longer sold; its dialog has named them.
    if (screen !== 'repeat') lookForAll(walk)
    walk.done()
    if (screen === 'repeat') await walk.show('basket')
  }
  return told
}

interface Buying {
  screen: Screen
  number: number
  subscribes: boolean
  faults: Faults
  presses: number
}

export async function goAndBuy(walk: Walk, { screen, number, subscribes, faults, presses }: Buying) {
  if (walk.screen !== screen) {
    await at(walk, screen)
    if (screen.startsWith('repeat')) await on(walk, () => press(walk.root, /^Повторить заказ/))
    await chooseAll(walk, number)
    if (subscribes) await on(walk, () => radio(walk.root, /^По подписке/))
  }
  walk.suffer(faults)
  return times(presses, () => buy(walk))
}
