import type { Id } from '#domain/Id'
import type { Story, StoryDraft } from '#data/friends/story'
import { draftOf } from '#data/friends/story'

/** Returns the key of the draft with the unsaved text. */
export const draftKeyOf = (id: Id): string => `story-${id}`

export const baseKeyOf = (id: Id): string => `story-base-${id}`

/**
 * Returns the shop's version on which the restored text is based, if it was stored; else the current version.
 * If the two differ, the story was edited elsewhere meanwhile, and the saver asks which text to keep.
 */
export function baseOf(kept: unknown, story: Story): StoryDraft {
  const now = draftOf(story)
  if (typeof kept !== 'object' || kept === null) return now
  const { title, text, tags } = kept as Partial<Record<keyof StoryDraft, unknown>>
  if (typeof title !== 'string' || typeof text !== 'string' || !Array.isArray(tags)) return now
  return { ...now, title, text, tags: tags.filter((tag) => typeof tag === 'string') }
}
