import { offerRecordFields } from '../../api/generated/records/offerRecord'
import { productRecordFields } from '../../api/generated/records/productRecord'
import { pack } from '../../api/generated/records/pack'
import type { Offer, Pack, Product } from './product'
import { noteOffer, noteProduct } from './knownProducts'
import { isSold } from './product'
import type { Read } from '../../api/wire'
import { isAbsent, list, camelRecord, oneOf, textOrNull, givenList, unreadable } from '../../api/wire'
import { soldLensParameters } from '../lenses/readLens'

const packs: Read<Pack[]> = (value) => (isAbsent(value) ? [] : givenList(pack)(value))

export const category = oneOf('lenses', 'solutions', 'drops')

export const productFields = { ...productRecordFields, eshop_packs: packs, mono_packs: packs }

/** A product without packs is not sold: one kind of packs may be null, but not both. */
export const ofProduct =
  <T extends Product>(read: Read<T>): Read<T> =>
  (value) => {
    const product = read(value)
    const { eshop_packs, mono_packs } = value as Record<string, unknown>
    if (isAbsent(eshop_packs) && isAbsent(mono_packs)) throw unreadable(value, 'list')
    return product
  }

const readable = givenList<Product>(ofProduct(camelRecord(productFields)))

/**
 * Reads the products that can be sold. If unreadable ones leave the list empty, it fails: there may be
 * products.
 */
export const products: Read<Product[]> = (value) => {
  const all = readable(value)
  all.forEach(noteProduct)
  const sold = all.filter(isSold)
  if (sold.length === 0 && all.length < (value as unknown[]).length) throw new TypeError('unreadable answer')
  return sold
}

const readableOffers = list<Offer>(
  camelRecord({ ...offerRecordFields, ...soldLensParameters, colour: textOrNull }),
  ({ offerId }) => offerId,
)

/** Reads the offers and skips unreadable ones, so that the customer's other products are still shown. */
export const offers: Read<Offer[]> = (value) => {
  if (!Array.isArray(value)) throw unreadable(value, 'list')
  const all = readableOffers(value)
  all.forEach(noteOffer)
  return all
}
