import type { OfferRecord, Pack, PackParam, ProductRecord } from '../../domain/records'
import { formatNumber } from '../../domain/numbers/counts'
import { sameId, type Id } from '../../domain/Id'
import { lookup } from '../../domain/lookup'
import type { LensParameters } from '../../domain/lens'
import type { Money } from '../../domain/numbers/money'
export type { PackParam, Pack } from '../../domain/records'

export type ProductCategory = 'lenses' | 'solutions' | 'drops'

export interface Product extends ProductRecord {
  eshopPacks: Pack[]
  monoPacks: Pack[]
}

/** A pack with its optical parameters; this is what goes into a basket. */
export interface Offer extends OfferRecord, LensParameters {
  /** Colour of a coloured lens; most have none. */
  colour?: string | null
}

export interface OfferQuantity {
  offerId: Id
  quantity: number
}

/** Returns one line per offer with the sum of its quantities; the other fields come from its first line. */
export function summedByOffer<Line extends OfferQuantity>(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>()
  for (const line of lines) {
    const key = String(line.offerId)
    const first = sums.get(key)
    sums.set(key, first ? { ...first, quantity: first.quantity + line.quantity } : line)
  }
  return [...sums.values()]
}

/** A product with neither kind of pack cannot be sold and is not shown (contract 7.5). */
export const isSold = ({ eshopPacks, monoPacks }: Product): boolean =>
  eshopPacks.length + monoPacks.length > 0

const UNITS: Partial<Record<string, string>> = { lenses: 'шт', ml: 'мл' }

/** '6 шт', '360 мл' (contract 7.5); an unknown unit is shown as it came. */
export const packInWords = (params: readonly PackParam[]): string =>
  params.map(({ value, unit }) => `${formatNumber(value)}\u00a0${lookup(UNITS, unit) ?? unit}`).join(', ')

const contentOf = (params: readonly PackParam[]): string =>
  params
    .map(({ value, unit }) => `${value} ${unit}`)
    .sort()
    .join()

/**
 * Tells whether an offer belongs to this pack; an offer without a pack id does if its contents are equal.
 * Another pack has another price.
 */
export const isOfPack = (
  { packId, params }: Pick<Offer, 'packId' | 'params'>,
  pack: { id: Id | null; params: readonly PackParam[] },
): boolean => (packId === null ? contentOf(params) === contentOf(pack.params) : sameId(packId, pack.id))

/** Returns the price of a pack with its discount; null if the shop does not state it. */
export const paidFor = ({ price, discount }: Pack): Money | null => (discount ? discount.price : price)

/** Tells whether some pack of the product is in stock; its price does not tell that. */
export const isInStock = ({ eshopPacks, monoPacks }: Product): boolean =>
  [...eshopPacks, ...monoPacks].some(({ isAvailable }) => isAvailable)

/** Returns the cheapest pack of either kind that can be bought; undefined if none has a price. */
export function cheapestPack({ eshopPacks, monoPacks }: Product) {
  const packs = [
    ...eshopPacks.map((pack) => ({ pack, isMono: false })),
    ...monoPacks.map((pack) => ({ pack, isMono: true })),
  ].flatMap(({ pack, isMono }) => {
    const paid = paidFor(pack)
    return pack.isAvailable && paid ? [{ pack, isMono, paid }] : []
  })
  return packs.reduce<(typeof packs)[number] | undefined>(
    (least, one) => (least === undefined || one.paid.value < least.paid.value ? one : least),
    undefined,
  )
}
