import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Review, ReviewDraft } from '../reviews/review'
import type { Status } from '../../domain/Status'

export interface FriendsApplicationDraft {
  name: string
  city: string
  socialLinks: string[]
  about: string
}

export interface FriendsApplication extends FriendsApplicationDraft {
  id: Id
  /** moderation, approved or rejected. */
  status: Status
  createdAt: IsoDate | null
  rejectReason: string | null
}

/** An idea for a publication. */
export interface Idea {
  code: string
  title: string
  tags: string[]
}

/** Limits of a story. */
export interface StoryLimits {
  textMaxLength: number
  filesMaxCount: number
  /** Bytes. */
  fileMaxSize: number
  /** MIME types, with the name a customer knows. */
  fileTypes: { type: string; label: string }[]
}

export interface FriendsDictionary {
  ideas: Idea[]
  tags: string[]
  rulesUrl: string
  /** Null where the shop does not say. */
  stories: StoryLimits | null
}

/** A review as a friend: with links to where they published it. */
export interface FriendsReview extends Review {
  links: string[]
}

export interface FriendsReviewDraft extends ReviewDraft {
  links?: string[]
}

export interface Task {
  id: Id
  code: string
  picture: string | null
  name: string
  previewText: string
  detailText: string
  conditions: { code: string; params: { required: number } | null }[]
  progress: { code: string; isCompleted: boolean; current: number; left: number }[]
  /** Points. */
  allowance: number
}

export interface Raffle {
  id: Id
  code: string
  name: string
  startAt: IsoDate | null
  finishAt: IsoDate | null
  isArchive: boolean
  resultsUrl: string | null
  isParticipationAvailable: boolean
  description: string
  resultsDescription: string | null
  conditions: { code: string; label: string; isCompleted: boolean }[]
  picture: string | null
  prize: string
  isParticipant: boolean
  isWinner: boolean
}

export interface Advantage {
  id: Id
  code: string
  title: string
  text: string
  picture: string | null
  sort: number
}
