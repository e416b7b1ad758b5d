import type { CompetitionRecord, CompetitionVideoRecord } from '../../domain/records'
import { currentTime } from '../../domain/dates/clock'
import { hasCome, hasPassed } from '../../domain/dates/dates'

export const SORTS = ['new', 'popular', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** Number of videos per page. */
export const PER_PAGE = 12

export interface Competition extends Omit<CompetitionRecord, 'status'> {
  isFinished: boolean
}

/**
 * Returns whether ratings are open now; they are closed once the competition is finished or if the shop takes
 * none.
 */
export function ratingsOf(
  { startsAt, finishesAt, isFinished, isRatingAvailable }: Competition,
  now: Date = currentTime(),
) {
  if (isFinished || hasPassed(finishesAt, now)) return 'closed'
  if (startsAt !== null && !hasCome(startsAt, now)) return 'later'
  return isRatingAvailable ? 'open' : 'closed'
}

/** Tells whether signing in may help: some competitions take no ratings from guests. */
export const canSignIn = (competition: Competition, now?: Date): boolean =>
  ratingsOf({ ...competition, isRatingAvailable: true }, now) === 'open'

export interface Rating {
  /** Null if it cannot be read. */
  average: number | null
  /** Number of ratings; null if it cannot be read. */
  count: number | null
  /** The customer's own rating, 1 to 5; null if there is none, false if it cannot be read. */
  own: number | null | false
}

export interface CompetitionVideo extends CompetitionVideoRecord {
  rating: Rating
}

export interface CompetitionPage {
  competition: Competition
  videos: CompetitionVideo[]
  total: number
}

/**
 * Returns the videos of all pages in order; a video that has moved to a later page meanwhile keeps its first
 * position.
 */
export function joined(pages: readonly CompetitionPage[]): CompetitionVideo[] {
  const videos = new Map<string, CompetitionVideo>()
  for (const video of pages.flatMap((page) => page.videos))
    if (!videos.has(String(video.id))) videos.set(String(video.id), video)
  return [...videos.values()]
}
