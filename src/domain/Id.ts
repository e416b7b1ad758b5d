/**
 * The server's name of a record: a number by the contract, a text on some servers. It is sent back as it
 * came.
 */
export type Id = string | number

/** Tells whether two ids name one record: 7 and '7' do; two missing ids do not. */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one !== null && one !== undefined && other !== null && other !== undefined && String(one) === String(other)
