import { isRecord } from '../../api/isRecord'
import { isSentAlike, withEdit, type ServerRecord } from '../../api/serverRecord'
import { toWire } from '../../api/toWire'
import type { IolRequest, IolRequestDraft } from './iolRequest'

const eyesOf = (record: ServerRecord): unknown[] => (Array.isArray(record['eyes']) ? record['eyes'] : [])

const sideOf = (eye: unknown) => (isRecord(eye) ? eye['eye'] : undefined)

/** Merges one record of the request: the author's changes over the server's values. */
const merged = (server: unknown, start: object | undefined, edit: ServerRecord): ServerRecord =>
  isRecord(server) ? { ...server, ...withEdit(server, start ?? {}, edit) } : edit

/**
 * Returns the body that saves a request: the author's changes over `base`; unreadable fields are sent back
 * unchanged (contract 5.9).
 * @param start the initial values of the form
 */
export function requestBody(base: IolRequest, start: IolRequestDraft, edit: IolRequestDraft): ServerRecord {
  const { serverRecord: server, updatedAt } = base
  const [from, to] = [toWire(start), toWire(edit)]
  const eyes = to.eyes.flatMap((eye) => {
    const known = eyesOf(server).find((one) => sideOf(one) === eye.eye)
    const started = from.eyes.find((one) => one.eye === eye.eye)
    // The form always has both eyes, so an eye that neither the server nor the author knows is not sent.
    return known === undefined && isSentAlike(eye, started) ? [] : [merged(known, started, eye)]
  })
  const unreadable = eyesOf(server).filter((one) => !['right', 'left'].includes(String(sideOf(one))))
  return {
    ...withEdit(server, from, { lens_type: to.lens_type, comment: to.comment }),
    patient: merged(server['patient'], from.patient, to.patient),
    eyes: Array.isArray(server['eyes']) || eyes.length > 0 ? [...eyes, ...unreadable] : server['eyes'],
    updated_at: updatedAt,
  }
}
