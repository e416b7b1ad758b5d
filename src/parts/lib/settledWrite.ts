import { wasDone } from '../../domain/wasDone'

/**
 * Runs a write until its outcome is known. Resolves to its answer, or to undefined if the answer was lost although the
 * write was done; rejects with its failure if it was not done.
 * @param read refetches the data that the write changes
 */
export async function settledWrite<Answer, Data>(
  write: () => Promise<Answer>,
  read: () => Promise<{ data?: Data | undefined; isSuccess: boolean }>,
  isDone: (data: Data) => boolean,
): Promise<Answer | undefined> {
  try {
    return await write()
  } catch (error) {
    if (await wasDone(error, read, isDone)) return undefined
    throw error
  }
}
