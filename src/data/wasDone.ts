import { endDoubt } from '../api/idempotency'
import { isDoubtful } from '../domain/ApiError'

/**
 * Tells whether a write was done although its answer was lost, by refetching the data that it changes. If so,
 * an equal write is another intent from now on. Returns false after any other failure, or if those data cannot
 * be read.
 */
export async function wasDone<Data>(
  error: unknown,
  read: () => Promise<{ data?: Data | undefined; isSuccess: boolean }>,
  isDone: (data: Data) => boolean,
): Promise<boolean> {
  if (!isDoubtful(error)) return false
  const { data, isSuccess } = await read()
  const isFound = isSuccess && data !== undefined && isDone(data)
  if (isFound) endDoubt(error)
  return isFound
}
