import { toApiError } from '../domain/ApiError'

/** After these what is shown may be out of date: the shop knows more, or has done it without a word. */
const DOUBTFUL = ['refused', 'notFound', 'forbidden', 'timeout']

/**
 * The tags whose data a write changes, for `invalidatesTags`. A write that broke a rule of the form, or found no
 * network, has changed nothing, and reading again would only say so twice.
 */
export const invalidates =
  <const Tags extends readonly unknown[]>(...tags: Tags) =>
  (_: unknown, error: unknown): Tags[number][] =>
    error === undefined || DOUBTFUL.includes(toApiError(error).kind) ? [...tags] : []
