import { purchasesOf, type Purchase } from '#data/orders/purchases'
import type { IsoDate } from '#domain/dates/dates'
import { sameId, type Id } from '#domain/Id'
import { isOfLenses } from '#data/catalogue/lensOffers'
import type { Lens } from '#domain/lens'
import type { Order } from '#data/orders/order'
import type { Offer, Product, ProductCategory } from '#data/catalogue/product'
import { titleInWords } from '#domain/text/titleInWords'
import type { Reminder } from '#data/reminders/reminder'
import { offersIn, repeatLines, type WantedItem } from '#data/repeat/repeat'
import { packsComing } from '#data/stock/coming'
import type { Stock } from '#data/stock/byReminder'
import { boughtSince, stockOf } from '#data/stock/stock'
import { daysPerLensOf } from '#data/stock/supply'
import { wearOfProduct } from '#data/stock/wearOfProduct'

/** A product that a customer buys or wears, combined from orders, lens information and the shop's offers. */
export interface MyProduct {
  id: Id
  title: string
  picture: string | null
  kind: ProductCategory | null
  /** The lenses that the customer wears now, by eye; empty if the product is not worn. */
  lenses: Lens[]
  lastBoughtAt: IsoDate | null
  /** The items to buy again: a box for each eye that wears the product, otherwise those of the last order. */
  items: WantedItem[]
  /** The first available offer of these items, otherwise one to wait for; null if the shop no longer sells any. */
  offer: Pick<Offer, 'offerId' | 'isAvailable' | 'price'> | null
  /** The product in the catalogue; null if it has left the catalogue. */
  page: Pick<Product, 'id' | 'code' | 'link'> | null
  /** True if the shop sells the product, though perhaps not with this customer's parameters. */
  isSold: boolean
  /** True if the shop sells the product only as single lenses. */
  isSoldSingly: boolean
  /** How long the lenses last; undefined if unknown: not worn, never bought, or no schedule. */
  stock: Stock | undefined
  /** Number of packs that were bought after the purchase on which the stock is based. */
  boughtSince: number
  /** Number of packs that are on their way. */
  coming: number
  /** Days for which one lens is worn; undefined if unknown or not worn. */
  daysPerLens: number | undefined
  /** True if all data about the product have loaded; otherwise nothing is said to be missing. */
  isAllRead: boolean
}

export const isWorn = ({ lenses }: MyProduct): boolean => lenses.length > 0

/** Tells whether the product has no button to buy it: it is no longer sold, or not in stock. */
export const isAway = ({ offer, isSoldSingly }: MyProduct): boolean =>
  offer === null ? !isSoldSingly : !offer.isAvailable

export interface MyThings {
  orders: readonly Order[]
  /** The lenses that the customer wears, and how often they are replaced; undefined if unknown. */
  worn: { lenses: readonly Lens[]; replacement: string | null; solutionProductId: Id | null } | undefined
  products: readonly Product[]
  offers: readonly Offer[]
  /** Undefined if they failed to load: without them the calculated day might contradict the reminders. */
  reminders: readonly Reminder[] | undefined
  /** True if neither orders, lens information nor reminders have failed. */
  isAllRead: boolean
  today: IsoDate
}

/** Returns the ids of the products: first those that are worn, then those that were bought, newest first. */
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

/**
 * Combines the data of one product.
 * @param purchases purchases of this product, newest first
 */
function myProduct(id: Id, purchases: Purchase[], things: MyThings): MyProduct {
  const { worn, products, offers, orders } = things
  const product = products.find((one) => sameId(one.id, id))
  const lenses = worn?.lenses.filter(({ productId }) => sameId(productId, id)) ?? []
  const sold = offers.filter(({ productId }) => sameId(productId, id))
  const [last] = purchases
  const title = titleOf([product, last?.item, ...lenses, ...sold])
  const items = itemsOf({ id, title }, lenses, purchases)
  return {
    id,
    title: titleInWords({ title }),
    picture: product?.picture ?? last?.item.picture ?? null,
    kind: product?.category ?? (last && isOfLenses(last.item) ? 'lenses' : null),
    lenses,
    lastBoughtAt: last?.at ?? null,
    items,
    offer: offerOf(items, sold),
    page: product ?? null,
    isSold: sold.length > 0,
    isSoldSingly: sold.length === 0 && product !== undefined && product.monoPacks.length > 0,
    ...stockFor({ id, lenses, product }, purchases, things),
    coming: packsComing(id, orders),
    isAllRead: things.isAllRead,
  }
}

/** Returns how long the lenses last; lenses that are not worn have no schedule. */
function stockFor(
  { id, lenses, product }: { id: Id; lenses: readonly Lens[]; product: Product | undefined },
  purchases: readonly Purchase[],
  { worn, reminders, today }: MyThings,
): Pick<MyProduct, 'stock' | 'boughtSince' | 'daysPerLens'> {
  const eyes = new Set(lenses.map(({ eye }) => eye)).size
  const replacement = eyes > 0 ? (worn?.replacement ?? null) : null
  const stock =
    reminders &&
    stockOf(id, {
      reminders,
      purchases,
      wear: wearOfProduct(id, product, purchases, replacement),
      eyes,
      today,
    })
  return {
    stock,
    boughtSince: stock ? boughtSince(id, stock, purchases) : 0,
    daysPerLens: eyes > 0 ? daysPerLensOf([...(product?.types ?? []), replacement]) : undefined,
  }
}

/** Returns the title of the first entry that has one. */
const titleOf = (named: ({ title: string } | undefined)[]): string =>
  named.find((one) => one?.title)?.title ?? ''

/** Returns the first available offer of the items, otherwise the first that the customer can wait for. */
function offerOf(items: readonly WantedItem[], sold: readonly Offer[]): MyProduct['offer'] {
  const offersFor = (offers: readonly Offer[]) => offersIn(repeatLines(items, offers))
  const [available] = offersFor(sold)
  if (available) return available
  const [awaited] = offersFor(sold.map((offer) => ({ ...offer, isAvailable: true })))
  return awaited ? { offerId: awaited.offerId, price: awaited.price, isAvailable: false } : null
}

/** Returns a box for each eye that wears the product, otherwise the items of the last order. */
function itemsOf(
  { id: productId, title }: Pick<MyProduct, 'id' | 'title'>,
  lenses: readonly Lens[],
  purchases: readonly Purchase[],
): WantedItem[] {
  // Single lenses are left out, because they have other packs and offers.
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
