import { listedOffersOf, offerById, offersOf } from '../../../examples/shop/api/seed/offers'
import { chosenOffers, labelOf, type Offer, type Wanted } from './customerIntent'
import { checkedWords, plain, selects, textOf } from './customerView'

/* Reads from the page which offers the customer wants. */

const quantityIn = (group: Element): number => {
  const select = [...group.querySelectorAll('select')].find((one) =>
    /^(Количество|Упаковок)/.test(labelOf(one)),
  )
  return select ? Number(select.value) : 1
}

const sizeOf = ({ params }: Offer) => `${params[0]?.value} ${params[0]?.unit === 'ml' ? 'мл' : 'шт'}`

/** Returns what a product's form orders. */
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

/** Returns the offers that match a group of selects: their lenses, parameters and pack. */
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

/** Returns what a step of the wizard orders for each eye. */
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

/** '−2,75', '0,00' */
const power = (sphere: number) =>
  `${sphere < 0 ? '−' : sphere > 0 ? '+' : ''}${Math.abs(sphere).toFixed(2).replace('.', ',')}`

/** Tells whether a row names a power, such as '−2,75' or '0,00'; a sum in roubles is none. */
export const hasPower = (words: string): boolean => powersIn(words).length > 0

const powersIn = (words: string): readonly string[] =>
  plain(words).match(/(?:[−+]\d+|(?<!\d)0),\d\d(?!\s?₽)/g) ?? []

/** Tells whether a row may be of lenses with this power; a row that shows no power may. */
export const mayHavePower = (words: string, sphere: number | null): boolean =>
  sphere === null || !hasPower(words) || powersIn(words).includes(power(sphere))

/** Returns those of the basket's offers that a row may show. */
export function offersOfRow(row: Element, ids: readonly number[]): number[] {
  const words =
    textOf(row) +
    [...row.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join()
  return ids.filter((id) => {
    const offer = offerById('eshop', id)
    return offer && plain(words).includes(plain(offer.title)) && mayHavePower(words, offer.sphere)
  })
}
