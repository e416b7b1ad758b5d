import { array, mixed, object } from 'yup'
import type { StoryLimits } from '#data/friends/friends'
import { draftOf, type Story, type StoryDraft } from '#data/friends/story'
import { sameId, type Id } from '#domain/Id'
import { choices, text } from '#forms/lib/rules'

export const LONGEST_TITLE = 100

/** The limits that apply if the shop's dictionary has none or fails to load. */
export const USUAL_LIMITS: StoryLimits = {
  textMaxLength: 20_000,
  filesMaxCount: 10,
  fileMaxSize: 10 * 1024 * 1024,
  fileTypes: [
    { type: 'image/jpeg', label: 'JPG' },
    { type: 'image/png', label: 'PNG' },
  ],
}

export interface StoryValues {
  title: string
  text: string
  tags: string[]
  files: { id: Id; alt: string }[]
}

/** Returns the validation rules for publishing a story; a draft may hold anything. */
export const storyRules = ({ textMaxLength }: StoryLimits) =>
  object({
    title: text().required('Напишите название').maxLength(LONGEST_TITLE),
    text: text().required('Напишите текст истории').maxLength(textMaxLength),
    tags: choices(),
    files: array()
      .of(object({ id: mixed<Id>().required(), alt: text() }))
      .default([]),
  })

export const typedStory = (story: Story): StoryValues => {
  const { title, text, tags, files = [] } = draftOf(story)
  return { title, text, tags, files }
}

/**
 * Returns the draft to save. It names only files that the story in the cache already has; the others follow
 * with the next save.
 */
export function savedDraft(
  { ideaCode, files }: Story,
  { title, text, tags, ...values }: StoryValues,
): StoryDraft {
  const known = values.files.flatMap(({ id, alt }) => {
    const file = files.find((one) => sameId(one.id, id))
    return file ? { id: file.id, alt } : []
  })
  const texts = { ideaCode, title, text, tags }
  return known.length === 0 ? texts : { ...texts, files: known }
}
