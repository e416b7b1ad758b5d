import { isDoubtful, toApiError } from '../domain/ApiError'

/** Failures after which the data on the screen may be out of date. */
const OUTDATED = ['refused', 'notFound', 'forbidden']

/** Whether the data on the screen may differ from the shop's after a write that failed. */
export const isOutdated = (error: unknown): boolean =>
  isDoubtful(error) || OUTDATED.includes(toApiError(error).kind)

/**
 * The tags whose data a write changes, for `invalidatesTags`. A write that broke a rule of the form, or found no
 * network, has changed nothing, so nothing is refetched.
 */
export const invalidates =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (_: unknown, error: unknown): Tags[number][] =>
    error === undefined || isOutdated(error) ? [...tags] : []

/** The same for a write that updates the cache itself: only a failure leaves open what the shop has. */
export const invalidatesIfFailed =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (_: unknown, error: unknown): Tags[number][] =>
    error !== undefined && isOutdated(error) ? [...tags] : []
