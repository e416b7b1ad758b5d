import { getCompetition, rateVideo, viewVideo } from '#api/generated/competition'
import type { Schemas } from '../http/contract'
import { rating, record } from '../http/fields'
import { found, refused } from '../http/refusal'
import { accept, answer, openTo, type Route } from '../http/route'
import { competitionOf } from '../seed/competition'
import type { Visitor } from '../visitor'

type Video = Schemas['CompetitionVideo']

const usualLength = 30

const recordsOf = (visitor: Visitor, now: Date) => (visitor.competition ??= competitionOf(now, usualLength))

const newestFirst = (one: Video, other: Video) =>
  Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id

const orders = {
  new: newestFirst,
  popular: (one, other) => other.views - one.views || newestFirst(one, other),
  rating: (one, other) => other.rating.average - one.rating.average || newestFirst(one, other),
} satisfies Record<string, (one: Video, other: Video) => number>

/** Videos in an order in which equal ones have their place, too: no page repeats what another has. */
export const sorted = (videos: readonly Video[], sort: keyof typeof orders = 'new') =>
  videos.toSorted(orders[sort])

/** Returns the rating with this value, which replaces the visitor's earlier one in the average. */
export function rated({ average, count, own }: Video['rating'], value: number): Video['rating'] {
  const others = own === null ? count : count - 1
  const sum = average * count - (own ?? 0)
  return { average: (sum + value) / (others + 1), count: others + 1, own: value }
}

export const competition: Route[] = [
  ...openTo('anyone', [
    answer(getCompetition, ({ visitor, now, query }) => {
      const { competition, videos } = recordsOf(visitor, now)
      const size = query.per_page ?? 20
      const first = ((query.page ?? 1) - 1) * size
      return {
        competition,
        videos: sorted(videos, query.sort).slice(first, first + size),
        total: videos.length,
      }
    }),
    answer(viewVideo, ({ visitor, now, path }) => {
      found(recordsOf(visitor, now).videos, path.id).views += 1
    }),
  ]),
  ...openTo('session', [
    accept(rateVideo, record({ value: rating }), ({ visitor, now, path }, { value }) => {
      const { competition, videos } = recordsOf(visitor, now)
      const video = found(videos, path.id)
      if (!competition.is_rating_available) throw refused('Конкурс завершён, оценки больше не меняются')
      video.rating = rated(video.rating, value)
      return video.rating
    }),
  ]),
]
