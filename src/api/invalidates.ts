import { toApiError } from '../domain/ApiError'

/** After these failures the data shown may be out of date: the write may have taken effect. */
const DOUBTFUL = ['refused', 'notFound', 'forbidden', 'timeout']

/**
 * The tags whose data a write changes, for `invalidatesTags`. A write that broke a rule of the form, or found no
 * network, has changed nothing, so nothing is read again.
 */
export const invalidates =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (_: unknown, error: unknown): Tags[number][] =>
    error === undefined || DOUBTFUL.includes(toApiError(error).kind) ? [...tags] : []
