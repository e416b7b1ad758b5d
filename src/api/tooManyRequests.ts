import type { ApiError } from '../domain/ApiError'
import type { HttpAnswer } from '../host/pageState'
import { holdPresses } from '../host/page/heldPresses'

/** Maximum number of milliseconds before a read is retried (contract 5.5). */
const LONGEST = 10_000
/** Milliseconds to wait if the server does not state them. */
const UNTOLD = 10_000

const MINUTE = 60_000

/**
 * Returns the milliseconds of a 'Retry-After': seconds, or a date by the server's clock; NaN if it is
 * neither.
 */
function toldWait({ retryAfter, ahead = 0 }: HttpAnswer): number {
  if (!retryAfter) return NaN
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  return Math.max(0, Date.parse(retryAfter) - Date.now() - (Number.isNaN(ahead) ? 0 : ahead))
}

/** Tells whether the server has refused a call unprocessed because of too many requests. */
export const isLimited = (answer: HttpAnswer): boolean =>
  answer.status === 429 || (answer.status === 503 && !Number.isNaN(toldWait(answer)))

/** Returns the milliseconds after which a read is retried; undefined if it was not rate-limited. */
export const waitOfRead = (answer: HttpAnswer): number | undefined =>
  isLimited(answer) ? Math.min(toldWait(answer) || 0, LONGEST) : undefined

/** Returns the failure of a write, and keeps its button busy until a retry makes sense. */
export function limitWrite(answer: HttpAnswer): ApiError {
  const told = toldWait(answer)
  const wait = Number.isNaN(told) ? UNTOLD : told
  holdPresses(wait)
  const inWords =
    wait < 2 * MINUTE ? `${Math.max(1, Math.ceil(wait / 1000))} с` : `${Math.ceil(wait / MINUTE)} мин`
  const toldAs = (what: string) => `Слишком много запросов. Попробуйте ${what}`
  return {
    kind: 'unavailable',
    message: toldAs(`через ${inWords}`),
    later: { at: Date.now() + wait, message: toldAs('ещё раз') },
  }
}
