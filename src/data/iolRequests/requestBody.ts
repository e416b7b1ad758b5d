import { isRecord } from '../../api/isRecord'
import { withEdit, type ServerRecord } from '../../api/serverRecord'
import { toWire } from '../../api/toWire'
import type { IolRequest, IolRequestDraft } from './iolRequest'

const eyesOf = (record: ServerRecord): unknown[] => (Array.isArray(record['eyes']) ? record['eyes'] : [])

const sideOf = (eye: unknown) => (isRecord(eye) ? eye['eye'] : undefined)

/** One record of the request: what the author changed, and all else as the server has it. */
const merged = (server: unknown, start: object | undefined, edit: ServerRecord): ServerRecord =>
  isRecord(server) ? { ...server, ...withEdit(server, start ?? {}, edit) } : edit

/**
 * The body that saves a request: the author's changes over `base`, and what the page cannot read as it came (contract
 * 5.9).
 * @param start what the form began with
 */
export function requestBody(base: IolRequest, start: IolRequestDraft, edit: IolRequestDraft): ServerRecord {
  const { serverRecord: server, updatedAt } = base
  const [from, to] = [toWire(start), toWire(edit)]
  const eyes = to.eyes.map((eye) =>
    merged(
      eyesOf(server).find((one) => sideOf(one) === eye.eye),
      from.eyes.find((one) => one.eye === eye.eye),
      eye,
    ),
  )
  const unreadable = eyesOf(server).filter((one) => !['right', 'left'].includes(String(sideOf(one))))
  return {
    ...withEdit(server, from, { lens_type: to.lens_type, comment: to.comment }),
    patient: merged(server['patient'], from.patient, to.patient),
    eyes: [...eyes, ...unreadable],
    updated_at: updatedAt,
  }
}
