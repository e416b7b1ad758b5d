import { act } from '@testing-library/react'
import { offersOf } from '../../examples/shop/api/seed/offers'
import { labelOf } from './customerIntent'
import type { Screen } from './customerPage'
import type { Fault } from './customerShop'
import {
  buttons,
  choose,
  dialogIn,
  offersOfGroup,
  offersOfRow,
  press,
  radio,
  selects,
  shownOrder,
  textOf,
  troublesIn,
  type,
  wantedGoods,
  wantedOfEyes,
  wantedOfProduct,
  type Wanted,
} from './customerView'
import type { Walk } from './customerWalk'

/* What a customer does on each screen, and what happens to the shop meanwhile. */

export type Told = string | undefined | void
export type Faults = readonly (Fault | 'none')[]

/** Does something on the page and waits for what comes of it. */
export async function on(walk: Walk, run: () => string | undefined): Promise<string | undefined> {
  let told: string | undefined
  await act(() => {
    told = run()
    return Promise.resolve()
  })
  await walk.settle()
  return told
}

const lenses = offersOf('eshop').filter(({ params }) => params[0]?.unit === 'lenses')

/** Goes there, if the customer is elsewhere. */
export async function at(walk: Walk, screen: Screen) {
  if (walk.screen === screen) return
  walk.done()
  await walk.show(screen)
}

async function chooseAll(walk: Walk, number: number) {
  const lenses = () => selects(walk.root).filter((select) => labelOf(select) === 'Линзы')
  // Their powers are asked for after them.
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

/** What a press of the main button of the screen would bring, as it is shown now. */
function wantedNow(walk: Walk): Wanted[] | undefined {
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

/** The press that puts something in, another try of it, and the answer to what is asked before. */
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
    // What an order held and is no longer sold was named there.
    if (screen !== 'repeat') walk.lookForAll()
    walk.done()
    if (screen === 'repeat') await walk.show('basket')
  }
  return told
}

/** One step of the wizard further. */
async function next(walk: Walk) {
  const dialog = dialogIn(walk.root)
  if (walk.screen !== 'wizard' || !dialog) return undefined
  const text = textOf(dialog)
  const visitor = walk.shop.visitor(walk.who)
  if (text.includes('Какие линзы вы носите'))
    walk.heard.lenses = wantedOfEyes(walk.root, walk.shop.isSpoken('torics'), (eye, productId) => {
      const own = visitor.lensesInfo.lenses.find(
        (lens) => lens.eye === (eye === 0 ? 'right' : 'left') && lens.product_id === productId,
      )
      return Object.fromEntries(Object.entries(own ?? {}).filter(([, value]) => value !== null))
    })
  const isGoods = text.includes('Что добавить к линзам')
  if (isGoods) walk.heard.goods = wantedGoods(walk.root)
  const isLast = isGoods || /^(Корзина не пуста|.*Заменить)/.test(text)
  if (isLast) {
    const wanted = [...walk.heard.lenses, ...walk.heard.goods]
    const intent = walk.wants(JSON.stringify(wanted), wanted)
    if (!isGoods) intent.told += text
  }
  const told = await on(walk, () => press(walk.root, /^(Дальше|Положить в корзину|Заменить)/))
  // The basket's page is left for, and the mocked way there does nothing.
  if (
    isLast &&
    walk.shop.visitor(walk.who).baskets.eshop.lines.length > 0 &&
    walk.intent?.wanted.every((one) => walk.intent?.cameOf(one) !== 0) &&
    troublesIn(walk.root).length === 0
  ) {
    walk.done()
    await walk.show('basket')
  }
  return told
}

const rowsOf = (walk: Walk, name: RegExp) =>
  buttons(walk.root, name).map((button) => button.closest('li') ?? button)

const lineIds = (walk: Walk) => [
  ...new Set([
    ...walk.shop.visitor(walk.who).baskets.eshop.lines.map(({ offer_id }) => offer_id),
    ...lenses.map(({ offer_id }) => offer_id),
    2061,
    2071,
    2091,
  ]),
]

export async function changeQuantity(walk: Walk, [place, by]: readonly [number, number]) {
  await at(walk, 'basket')
  const name = by > 0 ? /^Увеличить/ : /^Уменьшить/
  const rows = rowsOf(walk, name)
  const row = rows[place % Math.max(1, rows.length)]
  if (!row) return undefined
  const offers = offersOfRow(row, lineIds(walk))
  walk.done()
  const shown = Number(row.querySelector('input')?.value ?? 0)
  // A line that cannot be sent with the others is taken out and put in again.
  const quantity = by > 0 ? by : Math.max(0, shown + by)
  const intent = walk.wants(`quantity ${place} ${by}`, [{ offers, quantity }])
  if (by < 0) {
    intent.leaves.push({ offers, quantity: shown })
    // The last one leaves a note from which it comes back.
    walk.removed.push({ offers, quantity: shown })
  }
  const told = await on(walk, () => {
    let words: string | undefined
    for (let left = Math.abs(by); left > 0; left--) words = press(walk.root, name, place)
    return words
  })
  walk.done()
  return told && `${told} × ${Math.abs(by)}`
}

export async function takeOut(walk: Walk, place: number) {
  await at(walk, 'basket')
  const rows = rowsOf(walk, /^Удалить/)
  const row = rows[place % Math.max(1, rows.length)]
  if (!row) return undefined
  const offers = offersOfRow(row, lineIds(walk))
  const quantity = Number(row.querySelector('input')?.value ?? 0)
  walk.done()
  walk.wants(`out ${place}`, []).leaves.push({ offers, quantity: 99 })
  walk.removed.push({ offers, quantity })
  const told = await on(walk, () => press(walk.root, /^Удалить/, place))
  walk.done()
  return told
}

export async function putBack(walk: Walk) {
  if (walk.screen !== 'basket' || buttons(walk.root, /^Вернуть/).length === 0) return undefined
  // Another try of it is the same wish.
  walk.wants(`back ${walk.removed.length}`, walk.removed)
  const told = await on(walk, () => press(walk.root, /^Вернуть/))
  if (buttons(walk.root, /^Вернуть/).length === 0) walk.done()
  return told
}

export async function discount(walk: Walk, [kind, number]: readonly ['code' | 'points' | 'none', number]) {
  await at(walk, 'basket')
  if (kind === 'none') return on(walk, () => press(walk.root, /^(Убрать промокод|Не списывать)/))
  if (kind === 'code') {
    await on(walk, () => press(walk.root, /^Есть промокод/))
    return on(walk, () => press(walk.root, /^(YASNO|VESNA|CHUZHOI)/, number))
  }
  await on(walk, () => type(walk.root, /^Списать баллы/, String(1 + number * 100)))
  return on(walk, () => press(walk.root, /^Списать$/))
}

export async function fillIn(walk: Walk, number: number) {
  await at(walk, 'checkout')
  const { root } = walk
  return on(walk, () => {
    const time = selects(root).find((one) => labelOf(one).startsWith('Время'))
    const words = [
      time && time.value === '' && choose(time, number),
      radio(root, number % 3 === 0 ? /^Картой онлайн/ : /^Картой при получении/),
      radio(root, /^Согласен/),
    ]
    return words.filter(Boolean).join(', ')
  })
}

export async function order(walk: Walk) {
  if (walk.screen !== 'checkout' || buttons(walk.root, /^Оформить/).length === 0) return undefined
  const wasUndisturbed = walk.shop.faults.length === 0 && walk.shop.failingOrders === 0
  if (walk.intent?.name.endsWith(' order') !== true) walk.done()
  walk.wants('order', []).shown = shownOrder(walk.root)
  const told = await on(walk, () => press(walk.root, /^Оформить/))
  walk.look()
  walk.lookForReason(wasUndisturbed)
  return told
}

export async function place(walk: Walk, [kind, number]: readonly ['courier' | 'point' | 'address', number]) {
  await at(walk, 'checkout')
  const { root } = walk
  if (kind === 'address') return on(walk, () => radio(root, number % 2 === 0 ? /улица|Ордынка/ : /^Москва/))
  if (kind === 'courier') return on(walk, () => radio(root, /^Курьер/))
  await on(walk, () => radio(root, /^Пункт выдачи/))
  await on(walk, () => press(root, /^(Пункт выдачи|Постамат|Оптика)/, number))
  const told = await on(walk, () => press(root, /^Доставить сюда/))
  if (told !== undefined) walk.chosePoint[walk.who] = true
  await on(walk, () => press(root, /^Закрыть/))
  return told
}

/** What another tab, or the shop, does meanwhile. */
export async function elsewhere(walk: Walk, [kind, number]: readonly [string, number]) {
  const visitor = walk.shop.visitor(walk.who)
  const basket = visitor.baskets.eshop
  const line = basket.lines[number % Math.max(1, basket.lines.length)]
  if (kind === 'add')
    basket.lines.push({ id: 900 + number + basket.lines.length, offer_id: 2091, quantity: 1 })
  if (kind === 'remove' && line) {
    basket.lines = basket.lines.filter((one) => one !== line)
    walk.intent?.came.delete(line.offer_id)
  }
  if (kind === 'address') Object.assign(visitor.checkout, { way: 'courier', address_id: 32 })
  if (kind === 'order') {
    // The same in another tab, of other goods.
    const [last] = visitor.orders
    if (last)
      visitor.orders.unshift({
        ...last,
        id: 49_000,
        number: '49000',
        created_at: new Date().toISOString(),
        items: [],
      })
  }
  if (kind === 'forget') visitor.addresses = visitor.addresses.filter(({ id }) => id !== 31)
  if (kind === 'sold out' && line) visitor.obstacles.soldOutOffers.add(`eshop ${line.offer_id}`)
  if (kind === 'in stock') visitor.obstacles.soldOutOffers.clear()
  if (kind === 'prices') Object.assign(visitor.obstacles, { isRisen: true, priceRise: 10 })
  if (kind === 'only') {
    // Of the torics only those of one cylinder are left.
    for (const { offer_id, cylinder, product_id } of offersOf('eshop'))
      if (product_id === 203 && cylinder === -0.75) visitor.obstacles.soldOutOffers.add(`eshop ${offer_id}`)
    for (let id = 203_000_001; id <= 203_000_018; id++)
      if (id % 6 !== 0) visitor.obstacles.soldOutOffers.add(`eshop ${id}`)
  }
  if (number % 2 === 0) {
    await act(() => {
      walk.tell(kind === 'address' ? 'delivery' : 'basket')
      return Promise.resolve()
    })
    await walk.settle()
  }
  return undefined
}

export async function exchange(walk: Walk, number: number) {
  await at(walk, 'exchange')
  if (!dialogIn(walk.root)) await on(walk, () => press(walk.root, /^Обменять баллы:/, number))
  const dialog = dialogIn(walk.root)
  const [, value] = /за\s(\d[\d\s]*)\sбалл|(\d[\d\s]*)\sбалл/.exec(textOf(dialog)) ?? []
  if (!dialog) return undefined
  const price = Number((value ?? /(\d[\d\s]*)\sбалл/.exec(textOf(dialog))?.[1] ?? '0').replace(/\s/g, ''))
  walk.wants(`exchange ${price}`, []).certificate = price
  const told = await on(walk, () => press(walk.root, /^Обменять/))
  if (textOf(dialogIn(walk.root)).includes('Промокод получен')) {
    await on(walk, () => press(walk.root, /^(Закрыть|Понятно|Хорошо)/))
    walk.done()
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

export async function throughWizard(walk: Walk, number: number, presses: number, faults: Faults) {
  const told: Told[] = []
  await at(walk, 'wizard')
  for (let left = presses; left > 0 && walk.screen === 'wizard'; left--) {
    await chooseAll(walk, number)
    if (textOf(walk.root).includes('Что добавить')) walk.suffer(faults)
    told.push(await next(walk))
  }
  return told.filter(Boolean).join('; ')
}

/** Does it so often, one after the other. */
export async function times(count: number, run: () => Promise<Told>) {
  const told: Told[] = []
  for (let left = count; left > 0; left--) told.push(await run())
  return told.filter((one) => one !== undefined).join('; ')
}
