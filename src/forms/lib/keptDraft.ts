/*
 * What a draft holds beside the typed values, under names that no field has: the page on which it was typed, and the
 * version of the record over which.
 */

const PAGE = '@page'
const BEGUN = '@begun'

type Values = Record<string, unknown>

/** The version of a record, and the form's values of it. */
export interface Begun<Draft> {
  version: string
  values: Draft
}

/** Returns the draft to keep. */
export const keptDraft = (typed: Values, begun?: Begun<Values>): Values => ({
  ...typed,
  // Another load of the page has another one.
  [PAGE]: performance.timeOrigin,
  ...(begun && { [BEGUN]: begun }),
})

/** Whether it was typed since this page was loaded: the customer knows of it. */
export const isOfThisPage = (draft: unknown): boolean =>
  isRecord(draft) && draft[PAGE] === performance.timeOrigin

/** Returns the version over which it was typed, if its form knew one. */
export function begunOf(draft: unknown): Begun<Values> | undefined {
  const begun = isRecord(draft) ? draft[BEGUN] : undefined
  if (!isRecord(begun) || typeof begun['version'] !== 'string' || !isRecord(begun['values'])) return undefined
  return { version: begun['version'], values: begun['values'] }
}

export const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null
