import type { ApiError } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import { lookup } from '../../domain/lookup'

/**
 * What the server has against the offer of each line, in their order. A field may bear the place of its line
 * (`lenses.1.offer_id`); where it does not, and several were sent at once, nobody knows which one is meant.
 * @param alone the one offer that was sent, where each was sent by itself
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
