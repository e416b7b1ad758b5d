import type { ApiError } from '#domain/ApiError'
import { store } from '#store/store'

/**
 * The store decides what an error does to the page (login, notice). This island loads the store only for
 * that.
 */
export const tellStore = (error: ApiError): void =>
  void store.dispatch({ type: 'competition/failed', payload: error, error: true })
