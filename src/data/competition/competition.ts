import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Video } from '../materials/material'

export const SORTS = ['new', 'popular', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** Videos of one page of the list. */
export const PER_PAGE = 12

export interface Competition {
  title: string
  text: string
  rulesUrl: string | null
  finishesAt: IsoDate | null
  isFinished: boolean
  isRatingAvailable: boolean
}

export interface Rating {
  average: number
  count: number
  /** The customer's own, 1 to 5. */
  own: number | null
}

export interface CompetitionVideo {
  id: Id
  title: string
  author: string
  text: string
  /** Null if it cannot be read. */
  video: Video | null
  views: number
  /** 1 to 3, once the competition has ended. */
  place: number | null
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
