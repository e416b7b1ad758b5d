/** How the server names a record: a number by its contract, a text by some of its servers. Sent back as it came. */
export type Id = string | number

/** Whether two ids name the same record: 7 and '7' do, nothing and nothing do not. */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one !== null && one !== undefined && other !== null && other !== undefined && String(one) === String(other)
