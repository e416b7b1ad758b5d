import { isDoubtful } from '../domain/ApiError'

/**
 * Undoes an optimistic edit, for the `catch` of `queryFulfilled`. If nobody knows whether the write was done, the edit
 * stays until the data are refetched.
 */
export const undoIfRefused =
  (edit: { undo: () => void }) =>
  (thrown: unknown): void => {
    if (!isDoubtful((thrown as { error?: unknown } | undefined)?.error)) edit.undo()
  }
