import { isCountryCode } from '../../domain/phone'

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

/** Returns a draft's values that fit a form's fields: the draft may be older than the form. */
export const fitting = (draft: unknown, fields: object): Values =>
  Object.fromEntries(
    Object.entries(isRecord(draft) ? draft : {}).filter(
      ([name, value]) =>
        Object.hasOwn(fields, name) &&
        isOfKind(value, (fields as Values)[name]) &&
        isKnownCountry(name, value),
    ),
  )

const isOfKind = (value: unknown, pattern: unknown) =>
  typeof value === typeof pattern &&
  Array.isArray(value) === Array.isArray(pattern) &&
  isRecord(value) === isRecord(pattern)

/** A phone field is drawn by its country's mask, so it cannot show another text, as a field of text can. */
const isKnownCountry = (name: string, value: unknown) => name !== 'country' || isCountryCode(value)

export const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null
