import { isRecord } from '../../api/isRecord'
import { withEdit, type ServerRecord } from '../../api/serverRecord'
import { toWire } from '../../api/toWire'
import type { ProfileCard } from './specialist'

/** Returns a card with the server's names; the server stores the inverse of two subscriptions. */
export function wireOf(card: ProfileCard): ServerRecord {
  if ('residence' in card) {
    const { residence, ...rest } = card
    return { ...toWire(rest), fias_id: residence?.fiasId ?? null }
  }
  if ('subscribeCalls' in card) {
    const { subscribeCalls, subscribeMailings, ...rest } = card
    return {
      ...toWire(rest),
      unsubscribe_calls: !subscribeCalls,
      unsubscribe_mailings: !subscribeMailings,
    }
  }
  return toWire(card)
}

/** Flattens the record into the shape in which cards are sent. */
function fieldsOf(serverRecord: ServerRecord): ServerRecord {
  const { specialist, residence } = serverRecord
  const fiasId = isRecord(residence) ? residence['fias_id'] : residence
  return {
    ...serverRecord,
    ...(isRecord(specialist) ? specialist : {}),
    ...(fiasId !== undefined && { fias_id: fiasId }),
  }
}

/**
 * Returns the body that saves one card: the specialist's changes over the server's current record, including
 * fields that this page cannot read (contract 5.9).
 */
export const cardBody = (serverRecord: ServerRecord, start: ProfileCard, edit: ProfileCard): ServerRecord =>
  withEdit(fieldsOf(serverRecord), wireOf(start), wireOf(edit))
