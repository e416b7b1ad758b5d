import { isDoubtful, toApiError } from './ApiError'

/**
 * Whether a write was done although its answer got lost, by refetching what it changes. False after any other failure,
 * and where that cannot be read.
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

/** Whether a deletion leaves nothing: it was done, or had been before, by another tab or by a try whose answer was lost. */
export const isDeleted = (error: unknown): boolean =>
  error === undefined || toApiError(error).kind === 'notFound'
