import { isDeleted } from '../domain/wasDone'

/** Runs once a deletion leaves nothing; for its `onQueryStarted`. */
export function onDeleted(queryFulfilled: Promise<unknown>, onGone: () => void): void {
  queryFulfilled.then(onGone, (thrown: unknown) => {
    if (isDeleted((thrown as { error?: unknown }).error ?? thrown)) onGone()
  })
}
