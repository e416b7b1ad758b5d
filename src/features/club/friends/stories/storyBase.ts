import type { Id } from '#domain/Id'
import type { Story, StoryDraft } from '#data/friends/story'
import { draftOf } from '#data/friends/story'

/** Under which key the editor keeps what is not saved yet. */
export const draftKeyOf = (id: Id): string => `story-${id}`

export const baseKeyOf = (id: Id): string => `story-base-${id}`

/**
 * What the shop had when the text was typed that a reload has brought back, if it was kept; else what it has now. Where
 * the two differ somebody has written meanwhile, and the saver asks.
 */
export function baseOf(kept: unknown, story: Story): StoryDraft {
  const now = draftOf(story)
  if (typeof kept !== 'object' || kept === null) return now
  const { title, text, tags } = kept as Partial<Record<keyof StoryDraft, unknown>>
  if (typeof title !== 'string' || typeof text !== 'string' || !Array.isArray(tags)) return now
  return { ...now, title, text, tags: tags.filter((tag) => typeof tag === 'string') }
}
