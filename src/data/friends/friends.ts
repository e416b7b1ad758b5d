export type {
  FriendsApplication,
  FriendsApplicationDraft,
  Idea,
  StoryLimits,
  FriendsReview,
  Task,
  Raffle,
  Advantage,
} from '../../domain/records'
import type { Idea, StoryLimits } from '../../domain/records'
import type { ReviewDraft } from '../reviews/review'

export interface FriendsDictionary {
  ideas: Idea[]
  tags: string[]
  rulesUrl: string
  /** Null if the shop does not state them. */
  stories: StoryLimits | null
}

export interface FriendsReviewDraft extends ReviewDraft {
  links?: string[]
}
