/**
 * The server's id of a record: a number in the contract, a string on some servers. It is sent back in its
 * original type.
 */
export type Id = string | number

/** Tells whether two ids are the same record: 7 and '7' are; two missing ids are not. */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one !== null && one !== undefined && other !== null && other !== undefined && String(one) === String(other)

/** Returns a list with this record: in the place of its older version, or first if it is new. */
export const withRecord = <Item extends { id: Id }>(all: readonly Item[], record: Item): Item[] =>
  all.some(({ id }) => sameId(id, record.id))
    ? all.map((one) => (sameId(one.id, record.id) ? record : one))
    : [record, ...all]

/** Returns a list without the record with this id. */
export const withoutRecord = <Item extends { id: Id }>(all: readonly Item[], id: Id): Item[] =>
  all.filter((one) => !sameId(one.id, id))
