import type { Id } from '../../domain/Id'
import type { Offer, Product } from './product'

type Known = Pick<Product, 'title' | 'category'>

/**
 * The products that this page has read, by id: a line of a basket has no category and only its offer's title.
 */
const known = new Map<string, Known>()

export const noteProduct = ({ id, title, category }: Pick<Product, 'id'> & Known): void =>
  void known.set(String(id), { title, category })

export const knownProduct = (id: Id | null): Known | undefined => known.get(String(id))

/** The pack contents of the offers that this page has read. */
const packs = new Map<string, Pick<Offer, 'params'>>()

export const noteOffer = ({ offerId, params }: Offer): void => void packs.set(String(offerId), { params })

export const knownOffer = (id: Id | null): Pick<Offer, 'params'> | undefined => packs.get(String(id))
