/*
 * Metadata of a draft, under keys that no field has: the page load in which it was typed, and the record's
 * version that it is based on.
 */

const PAGE = '@page'
const BEGUN = '@begun'

type Values = Record<string, unknown>

/** The version of a record with the form's values of it. */
export interface Begun<Draft> {
  version: string
  values: Draft
}

/** Returns the draft to store. */
export const keptDraft = (typed: Values, begun?: Begun<Values>): Values => ({
  ...typed,
  // Each load of the page has a different one.
  [PAGE]: performance.timeOrigin,
  ...(begun && { [BEGUN]: begun }),
})

/** Tells whether the draft was typed in this page load, so that the customer knows of it. */
export const isOfThisPage = (draft: unknown): boolean =>
  isRecord(draft) && draft[PAGE] === performance.timeOrigin

/** Returns the version that the draft is based on, if its form had one. */
export function begunOf(draft: unknown): Begun<Values> | undefined {
  const begun = isRecord(draft) ? draft[BEGUN] : undefined
  if (!isRecord(begun) || typeof begun['version'] !== 'string' || !isRecord(begun['values'])) return undefined
  return { version: begun['version'], values: begun['values'] }
}

export const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null
