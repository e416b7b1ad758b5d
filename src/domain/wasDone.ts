import { isDoubtful } from './ApiError'

/**
 * Whether a write was done although its answer got lost: what it changes is read again, and tells. False after any other
 * failure, and where it cannot be read.
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
