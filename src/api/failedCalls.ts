import type { ApiError } from '../domain/ApiError'
import type { LensEvents } from '../host/events'
import { apiUrl } from '../host/page/config'
import { tellUnlessLeft } from '../host/tellUnlessLeft'
import { jsonOf, type HttpAnswer } from '../host/pageState'
import { isEnvelope } from './parseEnvelope'
import type { Call } from './request'

/**
 * Milliseconds before a call without an answer is reported: when a page is left, the browser aborts its calls
 * first.
 */
const LEAVING = 1000

/** Returns 'GET /api/v2/internal/personal/orders/{id}/'. */
export const nameOf = ({ method, path }: Call): string => `${method} /api${path}`

function tell(call: Call, status: number | null, reason: LensEvents['problem']['reason']): void {
  // The reported path has placeholders instead of ids.
  tellUnlessLeft({ kind: 'call', call: nameOf(call), status, reason }, apiUrl() + call.path)
}

/** Tells the page about a call that got no answer. */
export function tellFailedCall(call: Call, kind: ApiError['kind']): void {
  if (kind === 'timeout') tell(call, null, kind)
  if (kind === 'offline') setTimeout(() => tell(call, null, kind), LEAVING)
}

/**
 * Tells the page about an answer of a broken server, or of something other than the service. Refusals are not
 * reported, but those of a server that calls itself broken are.
 */
export function tellBrokenAnswer(call: Call, answer: HttpAnswer, { kind }: ApiError): void {
  if (kind !== 'unavailable' && kind !== 'refused') return
  if (answer.status >= 500) tell(call, answer.status, 'http')
  else if (kind === 'unavailable' && !isEnvelope(jsonOf(answer))) tell(call, answer.status, 'json')
}

/** The last call of each endpoint. */
const callOf = new Map<string, string>()

export const noteEndpoint = (endpoint: string, call: Call): void => void callOf.set(endpoint, nameOf(call))

/** Tells the page about an answer that is not an object, so that its call cannot be looked up by it. */
export function tellNoObject(endpoint: string, value: unknown): void {
  const call = callOf.get(endpoint) ?? null
  if (typeof value !== 'object' || value === null)
    tellUnlessLeft({ kind: 'unreadable', call, reason: 'type', times: 1 })
}
