import { hasCode, kindOfStatus, RESTRICTED, SESSION_EXPIRED, TOKEN_EXPIRED } from './errorCodes'
import { isRecord } from './isRecord'
import type * as envelopes from './parseEnvelope'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const unavailable = { error: { kind: 'unavailable', message: '' } } as const

/** Tells data, and what this customer may not use or is not there; React says what else is wrong. Throws where there is no JSON. */
export const parseEnvelope: typeof envelopes.parseEnvelope = (status, text) => {
  const body: unknown = JSON.parse(text)
  if (!isRecord(body)) return unavailable
  const { status: told, errors: list, data } = body
  const errors = (Array.isArray(list) ? list : [])
    .filter(isRecord)
    .map(({ code }) => ({ code: String(code), message: '' }))
  const isSuccess = told === 'success' || (told !== 'error' && errors.length === 0)
  if (isSuccess && status < 400) return { data: 'data' in body ? data : body }
  const isDenied =
    kindOfStatus[status] !== undefined &&
    ![RESTRICTED, SESSION_EXPIRED, TOKEN_EXPIRED].some((code) => hasCode(errors, code)) &&
    // Else these are messages of fields.
    (errors.length > 0 || !isObject(data) || !hasText(data))
  return isDenied ? { error: { kind: 'forbidden', message: '' } } : unavailable
}

const hasText = (value: unknown): boolean =>
  typeof value === 'string' ? value !== '' : isObject(value) && Object.values(value).some(hasText)
