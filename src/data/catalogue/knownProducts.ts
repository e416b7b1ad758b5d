import type { Id } from '../../domain/Id'
import type { Offer, Product } from './product'

type Known = Pick<Product, 'title' | 'category'>

/** What this page has read of products, by id: a line of a basket has the title of its offer, and no category. */
const known = new Map<string, Known>()

export const noteProduct = ({ id, title, category }: Pick<Product, 'id'> & Known): void =>
  void known.set(String(id), { title, category })

export const knownProduct = (id: Id | null): Known | undefined => known.get(String(id))

/** What the packs of offers hold, as far as this page has read them. */
const packs = new Map<string, Pick<Offer, 'params'>>()

export const noteOffer = ({ offerId, params }: Offer): void => void packs.set(String(offerId), { params })

export const knownOffer = (id: Id | null): Pick<Offer, 'params'> | undefined => packs.get(String(id))
