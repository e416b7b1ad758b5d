/**
 * Runs code that a browser may lack or refuse (storage, channels), and returns undefined instead of throwing.
 */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
