import { ask } from '../../api/baseQuery'
import { call } from '../../api/call'
import { getProduct } from '../../api/generated/catalogue'
import { model, orNull, text } from '../../api/wire'
import type { Id } from '../../domain/Id'
import { knownProduct, noteProduct } from './knownProducts'
import { category } from './readProduct'

const read = orNull(model({ title: text, category: orNull(category) }))

/** Reads the products of which this page knows nothing yet; what fails stays unknown, without a word. */
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
