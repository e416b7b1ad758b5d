import type { Id } from '#domain/Id'
import type { Story, StoryDraft } from '#data/friends/story'
import { draftOf } from '#data/friends/story'

/** Returns the key under which the editor keeps unsaved text. */
export const draftKeyOf = (id: Id): string => `story-${id}`

export const baseKeyOf = (id: Id): string => `story-base-${id}`

/**
 * Returns the shop's version from which the restored text was edited, if it was kept; else the present
 * version. If the two differ, somebody has written in between, and the saver asks.
 */
export function baseOf(kept: unknown, story: Story): StoryDraft {
  const now = draftOf(story)
  if (typeof kept !== 'object' || kept === null) return now
  const { title, text, tags } = kept as Partial<Record<keyof StoryDraft, unknown>>
  if (typeof title !== 'string' || typeof text !== 'string' || !Array.isArray(tags)) return now
  return { ...now, title, text, tags: tags.filter((tag) => typeof tag === 'string') }
}
