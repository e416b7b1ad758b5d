import type { Id } from '../../domain/Id'
import { isOfLenses } from './lensOffers'
import type { Offer, Product } from './product'

type Known = Pick<Product, 'title' | 'category'>

/** What this page has read of products, by id: a line of a basket has the title of its offer, and no category. */
const known = new Map<string, Known>()

export const noteProduct = ({ id, title, category }: Pick<Product, 'id'> & Known): void =>
  void known.set(String(id), { title, category })

export const knownProduct = (id: Id | null): Known | undefined => known.get(String(id))

/** Which offers are lenses, as far as this page has read them. */
const lenses = new Map<string, boolean>()

export const noteOffer = (offer: Pick<Offer, 'offerId' | 'params'>): void =>
  void lenses.set(String(offer.offerId), isOfLenses(offer))

/** Tells whether an offer is of lenses; undefined where it has not been read. */
export const isLensOffer = (id: Id | null): boolean | undefined => lenses.get(String(id))
