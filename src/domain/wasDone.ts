import { isDoubtful, toApiError } from './ApiError'
import { sameId, type Id } from './Id'

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

/** Whether a deletion leaves the item deleted: done, done although its answer got lost, or done before, in another tab. */
export async function wasDeleted(
  id: Id,
  error: unknown,
  read: () => Promise<{ data?: readonly { id: Id }[] | undefined; isSuccess: boolean }>,
): Promise<boolean> {
  if (error === undefined || toApiError(error).kind === 'notFound') return true
  return wasDone(error, read, (all) => !all.some((one) => sameId(one.id, id)))
}
