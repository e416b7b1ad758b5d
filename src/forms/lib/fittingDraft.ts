import { isCountryCode } from '../../domain/phone'
import { isRecord } from './keptDraft'

type Values = Record<string, unknown>

/** Returns a draft's values that fit a form's fields: the draft may be older than the form. */
export const fittingDraft = (draft: unknown, fields: object): Values =>
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
