import { isRecord } from '../../api/isRecord'
import { withEdit, type ServerRecord } from '../../api/serverRecord'
import { toWire } from '../../api/toWire'
import type { ProfileCard } from './specialist'

/** A card with the server's names; both subscriptions that it keeps inverted are turned round. */
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

/** The record's fields side by side, as a card is sent. */
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
 * The body that saves one card: what the specialist has changed, and all else as the server has it now, also what
 * this page cannot read (contract 5.9).
 */
export const cardBody = (serverRecord: ServerRecord, start: ProfileCard, edit: ProfileCard): ServerRecord =>
  withEdit(fieldsOf(serverRecord), wireOf(start), wireOf(edit))
