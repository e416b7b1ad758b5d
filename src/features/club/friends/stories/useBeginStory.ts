import { use } from 'react'
import type { Id } from '#domain/Id'
import type { Story, StoryTexts } from '#data/friends/story'
import { isBlank } from '#data/friends/story'
import { useCreateStoryMutation, useLazyStoriesQuery, useUpdateStoryMutation } from '#data/friends/storiesApi'
import { DraftContext } from '#forms/lib/DraftContext'
import { usePress } from '#ui/lib/usePress'
import type { ShownIdea } from '../ideas'
import { baseKeyOf, draftKeyOf } from './storyBase'

/** Returns whether a story is a draft of the idea in which nothing has been written. */
const isUntouched = (story: Story, { ideaCode, title }: StoryTexts): boolean =>
  story.status.code === 'draft' &&
  story.ideaCode === ideaCode &&
  story.title === title &&
  story.text === '' &&
  story.files.length === 0

/**
 * Opens a draft for an idea. It reuses an untouched draft, else a deleted one, and creates a new one only if
 * there is neither, so that no empty drafts are left behind.
 */
export function useBeginStory(onBegun: (id: Id) => void) {
  const drafts = use(DraftContext)
  const [read] = useLazyStoriesQuery()
  const [create] = useCreateStoryMutation()
  const [update] = useUpdateStoryMutation()

  const draftFor = async (draft: StoryTexts): Promise<Id> => {
    const stories = await read().unwrap()
    const untouched = stories.find((story) => isUntouched(story, draft))
    if (untouched) return untouched.id
    const blank = stories.find(isBlank)
    if (!blank) return (await create(draft).unwrap()).id
    await update({ id: blank.id, draft }).unwrap()
    // Unsaved text of the deleted story must not appear in the new one.
    drafts.remove(draftKeyOf(blank.id))
    drafts.remove(baseKeyOf(blank.id))
    return blank.id
  }

  const { press, given, waits, failure } = usePress(async (idea?: ShownIdea) => {
    // A story without an idea gets a title as well: a draft without title and text counts as deleted.
    const title = idea?.title ?? 'Моя история'
    onBegun(await draftFor({ ideaCode: idea?.code ?? null, title, text: '', tags: idea?.tags ?? [] }))
  })
  return { begin: press, begun: given && (given[0]?.code ?? ''), waits, error: failure }
}
