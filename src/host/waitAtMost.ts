/**
 * Milliseconds for which one answer waits for another of the same moment, so that both are rendered together.
 */
export const TOGETHER_MS = 100

/** Resolves with the result, or with undefined after `ms` milliseconds. */
export const waitAtMost = <Result>(
  ms: number,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms))])
