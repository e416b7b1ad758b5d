import type { IsoDate } from '../../../domain/dates'
import { daysBetween } from '../../../domain/dates'
import { addDays } from '../../../domain/days'
import type { Id } from '../../../domain/Id'
import { isOfLenses } from '../../../domain/lensOffers'
import type { Eye, Lens, LensParameters } from '../../../domain/lens'
import type { Order, OrderItem } from '../../../domain/order'
import type { Offer, Product, ProductCategory } from '../../../domain/product'
import { wearOf } from '../../../domain/supply'

/** What a customer buys or wears, put together from orders, lens information and what the shop sells. */
export interface MyProduct {
  id: Id
  title: string
  picture: string | null
  kind: ProductCategory | null
  /** As worn now, by eye; none for what is not worn. */
  lenses: Lens[]
  lastBoughtAt: IsoDate | null
  /** What the customer buys of it, each to be found in the shop by its offer or pack. */
  items: OrderItem[]
  /** The first that can be had; null when the shop does not sell it any more. */
  offer: Pick<Offer, 'offerId' | 'isAvailable'> | null
  /** Null if unknown: not worn, never bought, or no schedule. */
  left: { packs: number; endsAt: IsoDate } | null
}

export interface MyThings {
  orders: readonly Order[]
  /** What is worn, and how often it is replaced. */
  worn: { lenses: readonly Lens[]; replacement: string | null; solutionProductId: Id | null } | undefined
  products: readonly Product[]
  offers: readonly Offer[]
  today: IsoDate
}

interface Purchase {
  at: IsoDate
  item: OrderItem
}

const same = (one: Id | null, other: Id | null) =>
  one !== null && other !== null && String(one) === String(other)

/** First what is worn, then what was bought last. */
export function myProducts(things: MyThings): MyProduct[] {
  const { orders, worn } = things
  const ids = new Map<string, Id>()
  const note = (id: Id | null) => {
    if (id !== null && !ids.has(String(id))) ids.set(String(id), id)
  }
  worn?.lenses.forEach(({ productId }) => note(productId))
  note(worn?.solutionProductId ?? null)
  const purchases = orders
    .filter(({ status }) => status.code !== 'cancelled')
    .toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
    .flatMap(({ createdAt, items }) => items.map((item) => ({ at: createdAt ?? '', item })))
  purchases.forEach(({ item }) => note(item.productId))
  return [...ids.values()].map((id) =>
    myProduct(
      id,
      purchases.filter(({ item }) => same(item.productId, id)),
      things,
    ),
  )
}

/** @param purchases of this product, the last first */
function myProduct(id: Id, purchases: Purchase[], { worn, products, offers, today }: MyThings): MyProduct {
  const product = products.find((one) => same(one.id, id))
  const lenses = worn?.lenses.filter(({ productId }) => same(productId, id)) ?? []
  const sold = offers.filter(({ productId }) => same(productId, id))
  const [last] = purchases
  const items = itemsOf(lenses, sold, purchases)
  const wanted = sold.filter(({ offerId, packId }) =>
    items.some((item) => (item.offerId === null ? same(item.packId, packId) : same(item.offerId, offerId))),
  )
  return {
    id,
    title: product?.title ?? last?.item.title ?? lenses[0]?.title ?? sold[0]?.title ?? '',
    picture: product?.picture ?? last?.item.picture ?? null,
    kind: product?.category ?? (last && isOfLenses(last.item) ? 'lenses' : null),
    lenses,
    lastBoughtAt: last?.at || null,
    items,
    offer: wanted.find(({ isAvailable }) => isAvailable) ?? wanted[0] ?? null,
    left: leftOf(lenses, purchases, today, [...(product?.types ?? []), worn?.replacement ?? null]),
  }
}

const PARAMETERS = ['sphere', 'cylinder', 'axis', 'addition', 'baseCurve', 'diameter'] as const

/** A lens of which a size is not known fits every size. */
const fits = (lens: LensParameters, offer: LensParameters) =>
  PARAMETERS.every((name) => lens[name] === null || lens[name] === offer[name])

/** A box for each eye that wears them, else what the last order held. */
function itemsOf(lenses: Lens[], sold: Offer[], [last, ...before]: Purchase[]): OrderItem[] {
  const forEyes = lenses.flatMap((lens) => sold.find((offer) => fits(lens, offer)) ?? [])
  if (forEyes.length > 0) {
    return [...new Set(forEyes)].map((offer) => ({
      ...itemOf(offer),
      quantity: forEyes.filter((one) => one === offer).length,
    }))
  }
  if (last === undefined) return sold.slice(0, 1).map((offer) => ({ ...itemOf(offer), offerId: null }))
  return [last, ...before].filter(({ at }) => at === last.at).map(({ item }) => ({ ...item, price: null }))
}

const itemOf = ({ productId, packId, offerId, title, picture, params }: Offer): OrderItem => ({
  productId,
  packId,
  offerId,
  title,
  picture,
  params,
  quantity: 1,
  price: null,
})

/** What is left of all that was bought, worn by those eyes since. */
function leftOf(
  lenses: Lens[],
  purchases: Purchase[],
  today: IsoDate,
  types: (string | null)[],
): MyProduct['left'] {
  const eyes = new Set<Eye>(lenses.map(({ eye }) => eye)).size
  const wears = purchases.map(({ item }) => wearOf(item.params, types))
  const [wear] = wears
  if (eyes === 0 || wear === undefined) return null
  const perDay = eyes / wear.daysPerLens
  let stock = 0
  let since: IsoDate | undefined
  const wornUntil = (day: IsoDate) => {
    if (since !== undefined) stock = Math.max(0, stock - Math.max(0, daysBetween(since, day)) * perDay)
    since = day
  }
  // In the order of time.
  for (const [index, { at, item }] of [...purchases.entries()].toReversed()) {
    wornUntil(at)
    stock += item.quantity * (wears[index]?.lensesInPack ?? 0)
  }
  wornUntil(today)
  return { packs: stock / wear.lensesInPack, endsAt: addDays(today, Math.floor(stock / perDay)) }
}
