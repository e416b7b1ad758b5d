import type { CompetitionRecord, CompetitionVideoRecord } from '../../domain/records'
import { hasPassed } from '../../domain/dates/dates'

export const SORTS = ['new', 'popular', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** Videos of one page of the list. */
export const PER_PAGE = 12

export interface Competition extends Omit<CompetitionRecord, 'status'> {
  isFinished: boolean
}

/** Tells whether ratings are taken now; by a finished competition, and where the shop takes none, they are closed. */
export function ratingsOf({ startsAt, finishesAt, isFinished, isRatingAvailable }: Competition) {
  if (isFinished || hasPassed(finishesAt)) return 'closed'
  if (startsAt !== null && !hasPassed(startsAt)) return 'later'
  return isRatingAvailable ? 'open' : 'closed'
}

/** Tells whether signing in may help: without it the shop takes no ratings of anybody. */
export const canSignIn = (competition: Competition): boolean =>
  ratingsOf({ ...competition, isRatingAvailable: true }) === 'open'

export interface Rating {
  average: number
  count: number
  /** The customer's own, 1 to 5. */
  own: number | null
}

export interface CompetitionVideo extends CompetitionVideoRecord {
  rating: Rating
}

export interface CompetitionPage {
  competition: Competition
  videos: CompetitionVideo[]
  total: number
}

/** The videos of all pages in their order; one that has moved to a later page meanwhile stays where it was first. */
export function joined(pages: readonly CompetitionPage[]): CompetitionVideo[] {
  const videos = new Map<string, CompetitionVideo>()
  for (const video of pages.flatMap((page) => page.videos))
    if (!videos.has(String(video.id))) videos.set(String(video.id), video)
  return [...videos.values()]
}
