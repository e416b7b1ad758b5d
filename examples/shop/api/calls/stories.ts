import {
  addStoryFile,
  createStory,
  deleteStoryFile,
  getStories,
  publishStory,
  updateStory,
} from '#api/generated/friends'
import type { Schemas } from '../http/contract'
import { stamp } from '../dates'
import { anyText, list, optional, positive, record, storyFile, text, textOrNull } from '../http/fields'
import { moderateStories } from '../moderation'
import { found, invalid, refused } from '../http/refusal'
import { accept, answer, openTo, type Route } from '../http/route'
import { dictionary } from '../seed/friends'
import { keepUpload } from '../http/uploads'
import { nextId, type Visitor } from '../visitor'

/** A draft may have empty fields: they are required when it is published. */
const storyDraft = record({
  idea_code: textOrNull,
  title: anyText,
  text: anyText,
  tags: list(text),
  files: optional(list(record({ id: positive, alt: anyText }))),
})

const { text_max_length: longest, files_max_count: mostFiles } = dictionary.stories

/** Returns a story that may be changed: a draft or a rejected one. A story under moderation is read-only. */
function draftOf({ stories }: Visitor, id: number) {
  const story = found(stories, id)
  if (story.status.code !== 'draft' && story.status.code !== 'rejected')
    throw refused('Историю, отправленную на модерацию, изменить нельзя')
  return story
}

/**
 * Returns the files in the draft's order with its descriptions; files that it does not name stay at the end.
 */
function ordered(files: Schemas['StoryFile'][], named: { id: number; alt: string }[]) {
  const first = named.flatMap(({ id, alt }) => {
    const file = files.find((one) => one.id === id)
    return file ? { ...file, alt } : []
  })
  return [...first, ...files.filter(({ id }) => !named.some((one) => one.id === id))]
}

export const stories: Route[] = openTo('friend', [
  answer(getStories, ({ visitor, query, now }) => {
    const found = visitor.stories.filter(
      ({ status }) => query.status === undefined || status.code === query.status,
    )
    moderateStories(visitor, now)
    return { stories: found }
  }),
  accept(createStory, storyDraft, ({ visitor, now }, { idea_code, title, text, tags }) => {
    const story = {
      idea_code,
      title,
      text,
      tags,
      id: nextId(visitor.stories, 81),
      status: { code: 'draft' as const, label: 'Черновик' },
      files: [],
      created_at: stamp(now),
      published_at: null,
      reject_reason: null,
      points: 0,
    }
    visitor.stories.unshift(story)
    return story
  }),
  accept(updateStory, storyDraft, ({ visitor, path }, { files = [], ...draft }) => {
    if (draft.text.length > longest) throw invalid({ text: [`Не длиннее ${longest} символов`] })
    const story = draftOf(visitor, path.id)
    return Object.assign(story, draft, { files: ordered(story.files, files) })
  }),
  accept(addStoryFile, record({ file: storyFile }), ({ visitor, path }, { file }) => {
    const story = draftOf(visitor, path.id)
    if (story.files.length >= mostFiles) throw refused(`Можно приложить не больше ${mostFiles} файлов`)
    const added = {
      id: nextId(story.files, 811),
      name: file.name,
      size: file.size,
      type: file.type,
      url: keepUpload(file),
      alt: '',
    }
    story.files = [...story.files, added]
    return added
  }),
  answer(deleteStoryFile, ({ visitor, path }) => {
    const story = draftOf(visitor, path.id)
    const gone = found(story.files, path.file_id)
    story.files = story.files.filter((file) => file !== gone)
  }),
  answer(publishStory, ({ visitor, path }) => {
    const story = draftOf(visitor, path.id)
    if (story.title.trim() === '' || story.text.trim() === '')
      throw refused('Заполните название и текст истории')
    return Object.assign(story, {
      status: { code: 'moderation' as const, label: 'На модерации' },
      reject_reason: null,
    })
  }),
])
