import type { ApiError } from '#domain/ApiError'
import { store } from '#store/store'

/** What a failure does to the page (login, notice) is decided in the store, which this island does not load before. */
export const tellStore = (error: ApiError): void =>
  void store.dispatch({ type: 'competition/failed', payload: error, error: true })
