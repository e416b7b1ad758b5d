/** Resolves to the answer of a write, or to undefined if it failed; used in `onQueryStarted`. */
export const answered = <Answer>(queryFulfilled: Promise<unknown>): Promise<Answer | undefined> =>
  queryFulfilled.then(
    (result) => (result as { data: Answer }).data,
    () => undefined,
  )
