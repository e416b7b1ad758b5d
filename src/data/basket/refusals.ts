import type { ApiError } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import { lookup } from '../../domain/lookup'

/**
 * Returns the server's message about the offer of each line, in their order. A field may carry the index of
 * its line (`lenses.1.offer_id`); if it does not, and several were sent at once, the message belongs to no
 * line.
 * @param alone the one offer that was sent, if each was sent by itself
 */
export function refusalsOf(
  error: ApiError | undefined,
  lines: readonly { offer: { offerId: Id } }[],
  alone: Id | undefined,
): (string | undefined)[] {
  if (error?.kind !== 'invalid') return []
  const { fields } = error
  const ofPlace = (place: number) => lookup(fields, `lenses.${place}.offerId`)
  const told = lookup(fields, 'offerId')
  return lines.map(({ offer }, place) =>
    told === undefined || (alone !== undefined && !sameId(offer.offerId, alone)) ? ofPlace(place) : told,
  )
}
