/** What a browser may refuse or lack (storage, channels): then this part is left out, and nothing fails. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
