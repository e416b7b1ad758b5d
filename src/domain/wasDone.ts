import { isDoubtful, toApiError } from './ApiError'

/** The keys of the writes in doubt that turned out to be done. */
const done = new Set<string>()

/** Tells whether the write in doubt with this key is known to be done: an equal one is another intent then. */
export const isFoundDone = (key: string): boolean => done.has(key)

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
  const isFound = isSuccess && data !== undefined && isDone(data)
  const { key } = error as { key?: string }
  if (isFound && key !== undefined) done.add(key)
  return isFound
}

/**
 * Tells whether the record is gone: this deletion has removed it, or an earlier one from another tab or with
 * a lost answer.
 */
export const isDeleted = (error: unknown): boolean =>
  error === undefined || toApiError(error).kind === 'notFound'
