/** Resolves with the work, or with undefined after `ms` milliseconds. */
export const waitAtMost = <Result>(
  ms: number,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms))])
