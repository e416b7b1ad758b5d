/** Ends with the work, or after so many milliseconds with nothing. */
export const within = <Result>(ms: number, work: Promise<Result> | undefined): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms))])
