import type { IsoDate } from '../../domain/dates'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'

/** What the list of stories is filtered by (contract 4.9). */
export type StoryFilter = 'approved' | 'moderation' | 'rejected'

export interface StoryTexts {
  ideaCode: string | null
  title: string
  text: string
  tags: string[]
}

export interface StoryDraft extends StoryTexts {
  /** All files in their order, with the text for who does not see them; left out where there are none. */
  files?: { id: Id; alt: string }[]
}

export interface StoryFile {
  id: Id
  name: string
  /** Bytes. */
  size: number
  /** MIME type. */
  type: string
  url: string | null
  /** What it shows, for who does not see it. */
  alt: string
}

export interface Story extends StoryTexts {
  id: Id
  /** draft, approved, moderation or rejected. */
  status: Status
  files: StoryFile[]
  createdAt: IsoDate | null
  publishedAt: IsoDate | null
  rejectReason: string | null
  points: number
}
