import { SERVICE_UNAVAILABLE, unavailable, type ApiError, type ServerError } from '../domain/ApiError'
import { headerText } from '../host/page/config'
import { jsonOf, type HttpAnswer } from '../host/pageState'
import { isRecord } from './isRecord'
import {
  fieldText,
  hasCode,
  kindOfStatus,
  messageOf,
  RESTRICTED,
  SESSION_EXPIRED,
  TOKEN_EXPIRED,
} from './errorCodes'

export type ParsedEnvelope = { data: unknown } | { error: ApiError; newToken?: string }

type Json = Readonly<Record<string, unknown>>

const unreadable = unavailable('unavailable')

/** Statuses at which a refusal may name fields; at others `data` is something else, such as a stack trace. */
const WITH_FIELDS = [200, 400, 422]

/**
 * Reads an answer by its envelope `{ status, data, errors }`; the HTTP status is used only if the envelope
 * does not decide (contract 6.2). JSON without an envelope is not an answer of the service. Never throws.
 * @param signedIn true if the session's token was sent; without it code 8001 ends no session
 * @param isBare true for a call whose success has no envelope
 */
export function parseEnvelope(answer: HttpAnswer, signedIn: boolean, isBare = false): ParsedEnvelope {
  const { status } = answer
  const body = jsonOf(answer)
  if (!isRecord(body)) return { error: unreadable }
  const errors = serverErrors(body['errors'])
  const isSuccess = body['status'] === 'success' || (isBare && !isEnvelope(body))
  if (isSuccess && status < 400) return { data: isEnvelope(body) ? body['data'] : body }
  return failure(status, body, errors, signedIn)
}

/** Tells whether a body comes from the service: it has a status or a list of errors (contract 5.2). */
export const isEnvelope = (body: unknown): body is Json =>
  isRecord(body) &&
  (body['status'] === 'success' || body['status'] === 'error' || serverErrors(body['errors']).length > 0)

function failure(status: number, body: Json, errors: ServerError[], signedIn: boolean): ParsedEnvelope {
  const { data } = body
  const message = messageOf(errors) || SERVICE_UNAVAILABLE
  if (hasCode(errors, RESTRICTED)) return { error: { kind: 'restricted', message } }
  if (hasCode(errors, SESSION_EXPIRED) && signedIn) return { error: { kind: 'signedOut', message } }
  if (hasCode(errors, TOKEN_EXPIRED)) {
    const given = isRecord(data) ? data['token'] : undefined
    const newToken = typeof given === 'string' ? headerText(given) : undefined
    if (newToken !== undefined) return { error: { kind: 'tokenExpired', message }, newToken }
  }
  const invalid = invalidIn(status, body, errors)
  if (invalid) return { error: invalid }
  // If nobody is signed in, a 401 is treated like a 403.
  const isOfNobody = status === 401 && !signedIn && !hasCode(errors, SESSION_EXPIRED)
  const kind = kindOfStatus[isOfNobody ? 403 : status]
  if (kind) {
    const given = errors.length > 0 && { errors }
    return { error: { kind, message, ...given, ...(isOfNobody && { isOfNobody }) } }
  }
  return errors.length > 0 ? { error: { kind: 'refused', message, errors } } : { error: unreadable }
}

function invalidIn(status: number, body: Json, errors: ServerError[]): ApiError | undefined {
  if (!WITH_FIELDS.includes(status) || !isEnvelope(body)) return undefined
  if (status !== 422 && errors.length > 0) return undefined
  const fields = fieldMessages(body['data'])
  const messages = Object.values(fields)
  if (messages.length === 0) return undefined
  return { kind: 'invalid', message: messages.join(', '), fields, ...(errors.length > 0 && { errors }) }
}

function serverErrors(list: unknown): ServerError[] {
  if (!Array.isArray(list)) return []
  return list.filter(isRecord).map(({ code, message }) => ({
    code: typeof code === 'number' || typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
  }))
}

/**
 * Returns the messages of an HTTP 422 by field name as the server spells it, joined by commas (contract 6.1);
 * `fieldOf` finds the form's fields. Messages of a nested record or list are flattened: `{ recipient: {
 * phone: […] } }` becomes 'recipient.phone'.
 */
function fieldMessages(data: unknown, above = ''): Record<string, string> {
  if (!isRecord(data) && !Array.isArray(data)) return {}
  const fields = entriesOf(data).flatMap(([field, messages]): [string, string][] => {
    const name = above + field
    const all: unknown[] = Array.isArray(messages) ? messages : [messages]
    const told = all
      .filter((text) => typeof text === 'string')
      .map(fieldText)
      .join(', ')
    return told === '' ? Object.entries(fieldMessages(messages, `${name}.`)) : [[name, told]]
  })
  return Object.fromEntries(fields)
}

/**
 * Returns the messages with their fields, whether they are keyed by name or index, or are a list of `{ field,
 * message }`.
 */
const entriesOf = (data: Json | unknown[]): [string, unknown][] =>
  Object.entries(data).map(([name, found]: [string, unknown]) =>
    isRecord(found) && typeof found['field'] === 'string'
      ? [found['field'], found['message']]
      : [name, found],
  )
