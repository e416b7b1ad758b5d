import { isDoubtful } from '../domain/ApiError'

/**
 * Returns a function that undoes an optimistic edit, for the `catch` of `queryFulfilled`. After a doubtful
 * write the edit stays until the refetch.
 */
export const undoIfRefused =
  (edit: { undo: () => void }) =>
  (thrown: unknown): void => {
    if (!isDoubtful((thrown as { error?: unknown } | undefined)?.error)) edit.undo()
  }
