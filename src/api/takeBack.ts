import { isDoubtful } from '../domain/ApiError'

/**
 * Takes an edit back that was shown before the server agreed, for the `catch` of `queryFulfilled`. In doubt it stays:
 * what it may have changed is read again, and tells.
 */
export const takeBack =
  (edit: { undo: () => void }) =>
  (thrown: unknown): void => {
    if (!isDoubtful((thrown as { error?: unknown } | undefined)?.error)) edit.undo()
  }
