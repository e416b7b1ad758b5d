import { fireEvent } from '@testing-library/react'
import { listedOffersOf, offerById, offersOf } from '../../examples/shop/api/seed/offers'
import { chosenOffers, labelOf, type Offer, type ShownOrder } from './customerIntent'

/** What stands on the page, and how the customer uses it. */

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim()

export const textOf = (element: Element | undefined | null): string => plain(element?.textContent)

/** The innermost dialog that is open; the rest is inert. */
export const dialogIn = (root: Element): Element | undefined =>
  [...root.querySelectorAll('dialog[open]')].at(-1)

const reachable = (root: Element): Element => dialogIn(root) ?? root

export const buttons = (root: Element, name: RegExp): HTMLButtonElement[] =>
  [...reachable(root).querySelectorAll('button')].filter(
    (button) => name.test(plain(button.getAttribute('aria-label')) || textOf(button)) && !button.disabled,
  )

/** Presses the n-th button of that name; says what, or nothing where there is none. */
export function press(root: Element, name: RegExp, nth = 0): string | undefined {
  const all = buttons(root, name)
  const button = all[nth % Math.max(1, all.length)]
  if (!button) return undefined
  const words = plain(button.getAttribute('aria-label')) || textOf(button)
  fireEvent.click(button)
  return words
}

export const selects = (root: Element): HTMLSelectElement[] => [...reachable(root).querySelectorAll('select')]

export function choose(select: HTMLSelectElement, nth: number): string {
  const options = [...select.options].filter(({ disabled, value }) => !disabled && value !== '')
  const option = options[nth % Math.max(1, options.length)]
  if (!option) return 'nothing to choose'
  fireEvent.change(select, { target: { value: option.value } })
  fireEvent.blur(select)
  return `${labelOf(select)}: ${plain(option.textContent)}`
}

export function type(root: Element, label: RegExp, value: string): string | undefined {
  const field = [...reachable(root).querySelectorAll<HTMLInputElement>('input, textarea')].find((one) =>
    label.test(plain(one.labels?.[0]?.textContent)),
  )
  if (!field) return undefined
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
  return `type ${value}`
}

export function radio(root: Element, name: RegExp): string | undefined {
  const found = [
    ...reachable(root).querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]'),
  ].find((one) => name.test(plain(one.labels?.[0]?.textContent)) && !one.checked)
  if (!found) return undefined
  fireEvent.click(found)
  return plain(found.labels?.[0]?.textContent).slice(0, 40)
}

const checkedWords = (root: Element, name: RegExp): string =>
  [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .filter(({ checked }) => checked)
    .map(({ labels }) => plain(labels?.[0]?.textContent))
    .find((words) => name.test(words)) ?? ''

const quantityIn = (group: Element): number => {
  const select = [...group.querySelectorAll('select')].find((one) =>
    /^(Количество|Упаковок)/.test(labelOf(one)),
  )
  return select ? Number(select.value) : 1
}

const sizeOf = ({ params }: Offer) => `${params[0]?.value} ${params[0]?.unit === 'ml' ? 'мл' : 'шт'}`

export interface Wanted {
  offers: number[]
  quantity: number
}

/** What the form of a product says is wanted. */
export function wantedOfProduct(
  root: Element,
  productId: number,
  hasMoreTorics: boolean,
): Wanted[] | undefined {
  if (checkedWords(root, /^Поштучно/) !== '') return undefined
  const offers = listedOffersOf('eshop', hasMoreTorics, productId)
  const pack = checkedWords(root, /^\d+ (шт|мл)/)
  const ofPack = pack === '' ? offers : offers.filter((offer) => pack.startsWith(sizeOf(offer)))
  const [right, left] = [...root.querySelectorAll('.buy__eye')]
  const isSame = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].some(
    ({ checked }) => checked,
  )
  return [right, left].flatMap((group) => {
    const said = isSame ? right : group
    const quantity = group ? quantityIn(group) : 0
    return group && said && quantity > 0 ? [{ offers: chosenOffers(said, ofPack), quantity }] : []
  })
}

/** What a group of selects says of lenses: whose, which powers, which pack. */
export function offersOfGroup(
  group: Element,
  offers: readonly Offer[],
  known: Partial<Offer> = {},
): number[] {
  const selectOf = (label: RegExp) =>
    [...group.querySelectorAll('select')].find((one) => label.test(labelOf(one)))
  const lenses = selectOf(/^(Линзы|Товар)$/)
  const box = selectOf(/^Упаковка$/)?.value
  const meant = offers.filter(({ title }) => !lenses || plain(title) === textOf(lenses.selectedOptions[0]))
  const chosen = chosenOffers(group, meant, known)
  return box === undefined || box === '' ? chosen : chosen.filter((id) => String(id) === box)
}

const LENSES = [
  ...new Set(
    offersOf('eshop').flatMap(({ params, product_id }) => (params[0]?.unit === 'lenses' ? [product_id] : [])),
  ),
]

/** What the lenses of a step say is wanted for each eye. */
export function wantedOfEyes(
  root: Element,
  hasMoreTorics: boolean,
  knownOf: (eye: 0 | 1, productId: number) => Partial<Offer>,
): Wanted[] {
  const isSame = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].some(
    ({ checked }) => checked,
  )
  const groups = [...root.querySelectorAll('.eye-fields')]
  return ([0, 1] as const).flatMap((eye) => {
    const group = groups[isSame ? 0 : eye]
    const quantity = group ? quantityIn(group) : 0
    if (!group || quantity === 0) return []
    const ids = LENSES.flatMap((productId) =>
      offersOfGroup(group, listedOffersOf('eshop', hasMoreTorics, productId), knownOf(eye, productId)),
    )
    return [{ offers: ids, quantity }]
  })
}

/** Goods that come along, by the titles of their selects. */
export const wantedGoods = (root: Element): Wanted[] =>
  selects(root).flatMap((select) => {
    const quantity = Number(select.value)
    const title = labelOf(select)
    const found = listedOffersOf('eshop', false).filter((offer) => plain(offer.title) === plain(title))
    return quantity > 0 ? [{ offers: found.map(({ offer_id }) => offer_id), quantity }] : []
  })

/** 'Sph −2,75' */
const power = ({ sphere }: Offer) =>
  sphere === null
    ? ''
    : `Sph ${sphere < 0 ? '−' : sphere > 0 ? '+' : ''}${Math.abs(sphere).toFixed(2).replace('.', ',')}`

/** The offers that a row of the basket may stand for, of those that are known to be there. */
export function offersOfRow(row: Element, ids: readonly number[]): number[] {
  const words =
    textOf(row) +
    [...row.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join()
  return ids.filter((id) => {
    const offer = offerById('eshop', id)
    return (
      offer &&
      plain(words).includes(plain(offer.title)) &&
      (!words.includes('Sph') || plain(words).includes(power(offer)))
    )
  })
}

const numberIn = (words: string): number | undefined => {
  const found = /(\d[\d ]*)(?:,(\d\d))?\s?₽/.exec(plain(words))
  return found ? Number(`${found[1]?.replaceAll(' ', '')}.${found[2] ?? 0}`) : undefined
}

/** The sums of an order, by their names. */
export const rowsIn = (root: Element): Map<string, string> =>
  new Map(
    [...root.querySelectorAll('dl > div')].map((row) => [
      textOf(row.querySelector('dt')),
      textOf(row.querySelector('dd')),
    ]),
  )

/** Everything of an order that the customer sees before the press. */
export function shownOrder(root: Element): ShownOrder {
  const rows = rowsIn(root)
  const total = rows.get('Итого к оплате') ?? rows.get('К оплате')
  const lines = [...root.querySelectorAll('.checkout__item')].map((line) => ({
    words: textOf(line.firstElementChild),
    quantity: Number(/(\d+)\s*шт$/.exec(textOf(line.lastElementChild))?.[1] ?? 0),
  }))
  const valueOf = (label: RegExp) =>
    [...root.querySelectorAll('select')].find((one) => label.test(labelOf(one)))?.value ?? ''
  const isPoint = checkedWords(root, /^Пункт выдачи/) !== ''
  const payments: Record<string, string> = {
    'Картой онлайн': 'card_online',
    'Картой при получении': 'card',
    'Наличными при получении': 'cash',
  }
  return {
    lines,
    total: total === undefined ? undefined : numberIn(total),
    isWithDelivery: total !== undefined && !total.includes('без доставки'),
    isPoint,
    place: isPoint
      ? textOf(root.querySelector('.finder__chosen [role=status]'))
      : textOf(root.querySelector('.delivery__addresses label:has(:checked)')),
    date: valueOf(/^День/),
    time: valueOf(/^Время/),
    payment: payments[checkedWords(root, /^(Картой|Наличными)/)] ?? '',
    points: numberIn(rows.get('Баллы') ?? '') ?? 0,
  }
}

/** Whether the page says why nothing came of a press. */
export const troublesIn = (root: Element): string[] =>
  [...root.querySelectorAll('[role=alert], .notice--bad, .error, [data-problem]')].map(textOf)
