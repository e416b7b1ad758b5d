import { isDoubtful, toApiError } from './ApiError'

/**
 * Tells whether a write was done although its answer was lost, by refetching the data that it changes.
 * Returns false after any other failure, or if those data cannot be read.
 */
export async function wasDone<Data>(
  error: unknown,
  read: () => Promise<{ data?: Data | undefined; isSuccess: boolean }>,
  isDone: (data: Data) => boolean,
): Promise<boolean> {
  if (!isDoubtful(error)) return false
  const { data, isSuccess } = await read()
  return isSuccess && data !== undefined && isDone(data)
}

/**
 * Tells whether the record is gone: this deletion has removed it, or an earlier one from another tab or with
 * a lost answer.
 */
export const isDeleted = (error: unknown): boolean =>
  error === undefined || toApiError(error).kind === 'notFound'
