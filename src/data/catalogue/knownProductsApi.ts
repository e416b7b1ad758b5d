import { ask } from '../../api/baseQuery'
import { call } from '../../api/call'
import { getOffers, getProduct } from '../../api/generated/catalogue'
import { inside, camelRecord, nullIfUnreadable, text } from '../../api/wire'
import type { Id } from '../../domain/Id'
import { knownOffer, knownProduct, noteProduct } from './knownProducts'
import { category, offers } from './readProduct'

const read = nullIfUnreadable(camelRecord({ title: text, category: nullIfUnreadable(category) }))

/**
 * Loads the products that this page has not read yet; products that fail to load stay unknown, and no error
 * is shown.
 */
export async function learnProducts(ids: readonly (Id | null)[]): Promise<void> {
  const unknown = [...new Set(ids)].filter((id) => id !== null && !knownProduct(id))
  await Promise.all(
    unknown.map(async (id) => {
      if (id === null) return
      const { data } = await ask(call(getProduct, { path: { id } }), new AbortController().signal, false)
      const product = read(data)
      if (product) noteProduct({ id, ...product })
    }),
  )
}

interface Line {
  types: readonly string[]
  productId: Id | null
  offerId: Id | null
}

/**
 * Loads the offers of products without types to find out whether they are lenses; those that fail to load
 * stay unknown.
 */
export async function learnOffers(lines: readonly Line[]): Promise<void> {
  const unknown = lines.filter(
    ({ types, offerId }) => types.length === 0 && offerId !== null && !knownOffer(offerId),
  )
  await Promise.all(
    [...new Set(unknown.map(({ productId }) => productId))].map(async (id) => {
      const query = id === null ? {} : { product_id: id }
      const asked = call(getOffers, { path: { type: 'eshop' }, query })
      const { data } = await ask(asked, new AbortController().signal, false)
      nullIfUnreadable(inside('offers', offers))(data)
    }),
  )
}
