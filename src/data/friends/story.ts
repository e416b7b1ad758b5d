import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'

/** Filter of the list of stories (contract 4.9). */
export type StoryFilter = 'approved' | 'moderation' | 'rejected'

export interface StoryTexts {
  ideaCode: string | null
  title: string
  text: string
  tags: string[]
}

export interface StoryDraft extends StoryTexts {
  /** All files in their order, with their text for blind readers; left out if there are none. */
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
  /** Description of the picture, for customers who do not see it. */
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

/** Returns a story as it is sent: its texts, and its files in their order. */
export function draftOf({ ideaCode, title, text, tags, files }: Story): StoryDraft {
  const texts = { ideaCode, title, text, tags }
  return files.length === 0 ? texts : { ...texts, files: files.map(({ id, alt }) => ({ id, alt })) }
}

/** Tells whether the customer may still change the story. */
export const isEditable = ({ status }: Story): boolean =>
  status.code === 'draft' || status.code === 'rejected'

/**
 * A draft that was deleted. No call deletes a story (contract 4.10): it is emptied, and what is empty is neither shown
 * nor counted. One that has lost its words but holds photos is not.
 */
export const isBlank = ({ status, title, text, files }: Story): boolean =>
  status.code === 'draft' && title.trim() === '' && text.trim() === '' && files.length === 0

/** Group of a story: an unknown code counts as moderation. */
export type StoryGroup = StoryFilter | 'draft'

export const groupOf = ({ status: { code } }: Story): StoryGroup =>
  code === 'approved' || code === 'rejected' || code === 'draft' ? code : 'moderation'
