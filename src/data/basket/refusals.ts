import type { ApiError } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import { fieldOf } from '../../domain/fieldOf'

/**
 * Returns the server's message about the offer of each line, in the order of the lines. A field may carry the
 * index of its line (`lenses[1].offer_id`). If it does not, and several lines were sent at once, the message
 * belongs to no line.
 * @param alone the one offer that was sent, if each offer was sent by itself
 */
export function refusalsOf(
  error: ApiError | undefined,
  lines: readonly { offer: { offerId: Id } }[],
  alone: Id | undefined,
): (string | undefined)[] {
  if (error?.kind !== 'invalid') return []
  const { fields } = error
  const names = ['offerId', ...lines.map((_, place) => `lenses.${place}`)]
  const told = new Map(Object.entries(fields).map(([said, message]) => [fieldOf(said, names), message]))
  const shared = told.get('offerId')
  return lines.map(({ offer }, place) =>
    shared === undefined || (alone !== undefined && !sameId(offer.offerId, alone))
      ? told.get(`lenses.${place}`)
      : shared,
  )
}
