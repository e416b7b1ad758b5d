import { isOutdated } from '../domain/ApiError'

/**
 * Returns an `invalidatesTags` with the tags whose data a write changes. A write that failed the form's
 * validation or had no network has changed nothing, so it causes no refetch.
 */
export const invalidates =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (_: unknown, error: unknown): Tags[number][] =>
    error === undefined || isOutdated(error) ? [...tags] : []

/**
 * Returns an `invalidatesTags` for a write that updates the cache itself, so only a failure requires a
 * refetch.
 */
export const invalidatesIfFailed =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (_: unknown, error: unknown): Tags[number][] =>
    error !== undefined && isOutdated(error) ? [...tags] : []

/** Resolves to the answer of a write, or to undefined if it failed; used in `onQueryStarted`. */
export const answered = <Answer>(queryFulfilled: Promise<unknown>): Promise<Answer | undefined> =>
  queryFulfilled.then(
    (result) => (result as { data: Answer }).data,
    () => undefined,
  )
