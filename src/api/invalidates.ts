import { isDoubtful, toApiError } from '../domain/ApiError'

/** After these what is shown may be out of date: the shop knows more. */
const OUTDATED = ['refused', 'notFound', 'forbidden']

/** Whether what is shown may not be how the shop has it, after a write that failed or was done. */
export const isOutdated = (error: unknown): boolean =>
  isDoubtful(error) || OUTDATED.includes(toApiError(error).kind)

/**
 * The tags whose data a write changes, for `invalidatesTags`. A write that broke a rule of the form, or found no
 * network, has changed nothing, so nothing is read again.
 */
export const invalidates =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (_: unknown, error: unknown): Tags[number][] =>
    error === undefined || isOutdated(error) ? [...tags] : []

/** The same for a write that shows what it has done: only after a failure nobody knows how the shop has it. */
export const invalidatesIfFailed =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (_: unknown, error: unknown): Tags[number][] =>
    error !== undefined && isOutdated(error) ? [...tags] : []
