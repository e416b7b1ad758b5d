/** Milliseconds for which one answer waits for another that was asked for with it, so that both are drawn at once. */
export const TOGETHER_MS = 100

/** Resolves with the work, or with undefined after `ms` milliseconds. */
export const waitAtMost = <Result>(
  ms: number,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms))])
