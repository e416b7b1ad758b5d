import { toApiError, type ApiError } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import { fieldOf } from '../../domain/fieldOf'
import { offerInWords } from '../catalogue/lensOffers'
import type { Offer } from '../catalogue/product'

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

/**
 * Returns a failure of adding several offers as one that names those that were refused: 'Ясно Месяц, 6 шт · Sph −2,75:
 * Этого товара нет в наличии'. Other failures stay as they are.
 */
export function withRefusedNames(
  failure: unknown,
  lines: readonly { offer: Offer }[],
  alone: Id | undefined,
): ApiError {
  const error = toApiError(failure)
  const isOfAlone = (id: Id) => error.kind === 'refused' && alone !== undefined && sameId(id, alone)
  const told = refusalsOf(error, lines, alone)
  const named = lines.flatMap(({ offer }, place) => {
    const message = isOfAlone(offer.offerId) ? error.message : told[place]
    return message === undefined ? [] : [`${nameOf(offer)}: ${message}`]
  })
  return named.length > 0 ? { kind: 'refused', message: [...new Set(named)].join(', '), errors: [] } : error
}

const nameOf = (offer: Offer): string =>
  [offer.title, offerInWords(offer, offer.title)].filter((text) => text !== '').join(', ')
