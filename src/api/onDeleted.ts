import { isDeleted } from '../domain/wasDone'

/** Runs `onGone` once a deletion has succeeded or found no record; used in `onQueryStarted`. */
export function onDeleted(queryFulfilled: Promise<unknown>, onGone: () => void): void {
  queryFulfilled.then(onGone, (thrown: unknown) => {
    if (isDeleted((thrown as { error?: unknown }).error ?? thrown)) onGone()
  })
}
