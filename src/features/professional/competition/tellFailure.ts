import type { ApiError } from '#domain/ApiError'
import { ignore } from '#host/ignore'

/** Reports the end of a session or a restriction to the page, like a failed request of the store would. */
export function tellFailure(error: ApiError | undefined): void {
  if (error?.kind !== 'signedOut' && error?.kind !== 'restricted') return
  import('./tellStore').then(({ tellStore }) => tellStore(error)).catch(ignore)
}
