import type { IsoDate } from '../../domain/dates'
import type { Id } from '../../domain/Id'
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

export interface FriendsDictionary {
  ideas: Idea[]
  tags: string[]
  rulesUrl: string
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
