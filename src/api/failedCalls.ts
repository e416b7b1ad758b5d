import type { ApiError } from '../domain/ApiError'
import type { LensEvents } from '../host/events'
import { apiUrl } from '../host/page/config'
import { tellUnlessLeft } from '../host/tellUnlessLeft'
import { jsonOf, type HttpAnswer } from '../host/pageState'
import { isEnvelope } from './parseEnvelope'
import type { Call } from './request'

/** Milliseconds for which a call without an answer waits: a browser that leaves the page ends its calls first. */
const LEAVING = 1000

/** 'GET /api/v2/internal/personal/orders/{id}/' */
export const nameOf = ({ method, path }: Call): string => `${method} /api${path}`

function tell(call: Call, status: number | null, reason: LensEvents['problem']['reason']): void {
  // Ids in its path are nobody's business.
  tellUnlessLeft({ kind: 'call', call: nameOf(call), status, reason }, apiUrl() + call.path)
}

/** Tells the page of a call that has got no answer. */
export function tellFailedCall(call: Call, kind: ApiError['kind']): void {
  if (kind === 'timeout') tell(call, null, kind)
  if (kind === 'offline') setTimeout(() => tell(call, null, kind), LEAVING)
}

/** Tells the page of an answer of a broken server, or of none of ours. A refusal is neither. */
export function tellBrokenAnswer(call: Call, answer: HttpAnswer, { kind }: ApiError): void {
  if (kind !== 'unavailable' && kind !== 'refused') return
  if (answer.status >= 500) tell(call, answer.status, 'http')
  else if (kind === 'unavailable' && !isEnvelope(jsonOf(answer))) tell(call, answer.status, 'json')
}

/** By endpoint, the call that was last made for it. */
const callOf = new Map<string, string>()

export const noteEndpoint = (endpoint: string, call: Call): void => void callOf.set(endpoint, nameOf(call))

/** Tells the page of an answer that is no object, and so does not say which call it came from. */
export function tellNoObject(endpoint: string, value: unknown): void {
  const call = callOf.get(endpoint) ?? null
  if (typeof value !== 'object' || value === null)
    tellUnlessLeft({ kind: 'unreadable', call, reason: 'type', times: 1 })
}
