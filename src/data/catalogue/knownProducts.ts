import type { Id } from '../../domain/Id'
import type { Product } from './product'

type Known = Pick<Product, 'title' | 'category'>

/** What this page has read of products, by id: a line of a basket has the title of its offer, and no category. */
const known = new Map<string, Known>()

export const noteProduct = ({ id, title, category }: Pick<Product, 'id'> & Known): void =>
  void known.set(String(id), { title, category })

export const knownProduct = (id: Id | null): Known | undefined => known.get(String(id))
