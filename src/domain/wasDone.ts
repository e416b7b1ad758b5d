import { isDoubtful } from './ApiError'

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
