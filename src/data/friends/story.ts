export type { StoryTexts, StoryFile, Story } from '../../domain/records'
import type { StoryTexts, Story } from '../../domain/records'
import type { Id } from '../../domain/Id'

/** Filter of the list of stories (contract 4.9). */
export type StoryFilter = 'approved' | 'moderation' | 'rejected'

export interface StoryDraft extends StoryTexts {
  /** All files in order, with their alternative texts; omitted if there are none. */
  files?: { id: Id; alt: string }[]
}

/** Returns the draft of a story: its texts, and its files in order. */
export function draftOf({ ideaCode, title, text, tags, files }: Story): StoryDraft {
  const texts = { ideaCode, title, text, tags }
  return files.length === 0 ? texts : { ...texts, files: files.map(({ id, alt }) => ({ id, alt })) }
}

/** Tells whether the customer may still change the story. */
export const isEditable = ({ status }: Story): boolean =>
  status.code === 'draft' || status.code === 'rejected'

/**
 * Tells whether a draft was deleted. No call deletes a story (contract 4.10), so it is emptied instead, and
 * an empty one is neither shown nor counted. A draft without texts that still has photos is not deleted.
 */
export const isBlank = ({ status, title, text, files }: Story): boolean =>
  status.code === 'draft' && title.trim() === '' && text.trim() === '' && files.length === 0

/** Group of a story; a story with an unknown code is in moderation. */
export type StoryGroup = StoryFilter | 'draft'

export const groupOf = ({ status: { code } }: Story): StoryGroup =>
  code === 'approved' || code === 'rejected' || code === 'draft' ? code : 'moderation'
