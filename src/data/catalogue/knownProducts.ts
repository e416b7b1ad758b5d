import type { Id } from '../../domain/Id'
import type { Offer, Product } from './product'

type Known = Pick<Product, 'title' | 'category'>
type Packs = Partial<Pick<Product, 'eshopPacks' | 'monoPacks'>>

/**
 * The products that this page has read, by id: a line of a basket has no category and only its offer's title.
 */
const known = new Map<string, Known>()

export function noteProduct(product: Pick<Product, 'id'> & Known & Packs): void {
  const { id, title, category, eshopPacks = [], monoPacks = [] } = product
  known.set(String(id), { title, category })
  for (const { offerId, params } of [...eshopPacks, ...monoPacks])
    if (offerId !== null) noteOffer({ offerId, productId: id, params })
}

export const knownProduct = (id: Id | null): Known | undefined => known.get(String(id))

type KnownOffer = Pick<Offer, 'productId' | 'params'>

/** The products and the pack contents of the offers that this page has read. */
const packs = new Map<string, KnownOffer>()

export const noteOffer = ({ offerId, productId, params }: KnownOffer & Pick<Offer, 'offerId'>): void =>
  void packs.set(String(offerId), { productId, params })

export const knownOffer = (id: Id | null): KnownOffer | undefined => packs.get(String(id))
