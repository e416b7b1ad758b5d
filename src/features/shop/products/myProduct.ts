import { purchasesOf, type Purchase } from '#data/orders/purchases'
import type { IsoDate } from '#domain/dates/dates'
import { daysBetween } from '#domain/dates/dates'
import { addDays } from '#domain/dates/days'
import { sameId, type Id } from '#domain/Id'
import { isOfLenses } from '#data/catalogue/lensOffers'
import type { Eye, Lens } from '#domain/lens'
import type { Order } from '#data/orders/order'
import type { Offer, Product, ProductCategory } from '#data/catalogue/product'
import { wearOf } from '#data/reminders/supply'
import { offersIn, repeatLines, type WantedItem } from '../repeat/repeat'

/** What a customer buys or wears, put together from orders, lens information and what the shop sells. */
export interface MyProduct {
  id: Id
  title: string
  picture: string | null
  kind: ProductCategory | null
  /** As worn now, by eye; none for what is not worn. */
  lenses: Lens[]
  lastBoughtAt: IsoDate | null
  /** What is bought again: a box for each eye that wears it, else what was bought last. */
  items: WantedItem[]
  /** The first of them that can be had; null when none of them is sold any more. */
  offer: Pick<Offer, 'offerId' | 'isAvailable' | 'price'> | null
  /** Its name in the catalogue; null where it is there no more. */
  page: Pick<Product, 'id' | 'code' | 'link'> | null
  /** Whether the shop sells it, though perhaps not as this customer needs it. */
  isSold: boolean
  /** Null where nobody can know: not worn, never bought, no schedule. */
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

/** First what is worn, then what was bought last. */
export function idsOfMine({ orders, worn }: Pick<MyThings, 'orders' | 'worn'>): Id[] {
  const ids = new Map<string, Id>()
  const note = (id: Id | null) => {
    if (id !== null && !ids.has(String(id))) ids.set(String(id), id)
  }
  worn?.lenses.forEach(({ productId }) => note(productId))
  note(worn?.solutionProductId ?? null)
  purchasesOf(orders).forEach(({ item }) => note(item.productId))
  return [...ids.values()]
}

export function myProducts(things: MyThings): MyProduct[] {
  const purchases = purchasesOf(things.orders)
  return idsOfMine(things).map((id) =>
    myProduct(
      id,
      purchases.filter(({ item }) => sameId(item.productId, id)),
      things,
    ),
  )
}

/** @param purchases of this product, the last first */
function myProduct(id: Id, purchases: Purchase[], { worn, products, offers, today }: MyThings): MyProduct {
  const product = products.find((one) => sameId(one.id, id))
  const lenses = worn?.lenses.filter(({ productId }) => sameId(productId, id)) ?? []
  const sold = offers.filter(({ productId }) => sameId(productId, id))
  const [last] = purchases
  const title = titleOf([product, last?.item, ...lenses, ...sold])
  const items = itemsOf({ id, title }, lenses, purchases)
  return {
    id,
    title,
    picture: product?.picture ?? last?.item.picture ?? null,
    kind: product?.category ?? (last && isOfLenses(last.item) ? 'lenses' : null),
    lenses,
    lastBoughtAt: last?.at ?? null,
    items,
    offer: offerOf(items, sold),
    page: product ?? null,
    isSold: sold.length > 0,
    left: leftOf(lenses, purchases, today, [...(product?.types ?? []), worn?.replacement ?? null]),
  }
}

/** The title of the first of them that has one. */
const titleOf = (named: ({ title: string | null } | undefined)[]) =>
  named.find((one) => one?.title != null)?.title ?? ''

/** The first of what is wanted that can be had, else the first that can be waited for. */
function offerOf(items: readonly WantedItem[], sold: readonly Offer[]): MyProduct['offer'] {
  const offersFor = (offers: readonly Offer[]) => offersIn(repeatLines(items, offers))
  const [available] = offersFor(sold)
  if (available) return available
  const [awaited] = offersFor(sold.map((offer) => ({ ...offer, isAvailable: true })))
  return awaited ? { offerId: awaited.offerId, price: awaited.price, isAvailable: false } : null
}

/** A box for each eye that wears them, else what the last order held. */
function itemsOf(
  { id: productId, title }: Pick<MyProduct, 'id' | 'title'>,
  lenses: readonly Lens[],
  purchases: readonly Purchase[],
): WantedItem[] {
  // Single lenses are sold apart: their packs and offers are others.
  const last = purchases.find(({ order }) => order.saleType !== 'mono')
  const some = {
    productId,
    packId: last?.item.packId ?? null,
    offerId: null,
    title,
    picture: null,
    params: [],
    quantity: 1,
    price: null,
  }
  if (lenses.length > 0) return lenses.map((lens) => ({ ...some, lens }))
  if (last === undefined) return [some]
  return purchases.filter(({ order }) => order === last.order).map(({ item }) => ({ ...item, price: null }))
}

/** What is left of all that was bought, worn by those eyes since. */
function leftOf(
  lenses: Lens[],
  purchases: readonly Purchase[],
  today: IsoDate,
  types: (string | null)[],
): MyProduct['left'] {
  const eyes = new Set<Eye>(lenses.map(({ eye }) => eye)).size
  // Without the day of the purchase nobody knows how long the lenses have been worn.
  const dated = purchases.flatMap(({ at, item }) => (at === null ? [] : [{ at, item }]))
  const wears = dated.map(({ item }) => wearOf(item.params, types))
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
  for (const [index, { at, item }] of [...dated.entries()].toReversed()) {
    wornUntil(at)
    stock += item.quantity * (wears[index]?.lensesInPack ?? 0)
  }
  wornUntil(today)
  return { packs: stock / wear.lensesInPack, endsAt: addDays(today, Math.floor(stock / perDay)) }
}
