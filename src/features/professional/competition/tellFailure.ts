import type { ApiError } from '#domain/ApiError'
import { ignore } from '#host/ignore'

/** Lets the page act on the end of a session or a restriction, as it does on those of calls through the store. */
export function tellFailure(error: ApiError | undefined): void {
  if (error?.kind !== 'signedOut' && error?.kind !== 'restricted') return
  import('./tellStore').then(({ tellStore }) => tellStore(error)).catch(ignore)
}
