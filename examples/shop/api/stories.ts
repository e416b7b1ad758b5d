import {
  addStoryFile,
  createStory,
  deleteStoryFile,
  getStories,
  publishStory,
  updateStory,
} from '../../../src/api/generated/friends'
import { stamp } from './dates'
import { list, picture, record, text, textOrNull } from './fields'
import { moderateStories } from './moderation'
import { found, refused } from './refusal'
import { accept, answer, openTo, type Route } from './route'
import { nextId, type Visitor } from './visitor'

const storyDraft = record({ idea_code: textOrNull, title: text, text, tags: list(text) })

/** Only a draft may be changed: what was sent to moderation is read as it is. */
function draftOf({ stories }: Visitor, id: number) {
  const story = found(stories, id)
  if (story.status.code !== 'draft') throw refused('Историю, отправленную на модерацию, изменить нельзя')
  return story
}

export const stories: Route[] = openTo('friend', [
  answer(getStories, ({ visitor, query, now }) => {
    const found = visitor.stories.filter(
      ({ status }) => query.status === undefined || status.code === query.status,
    )
    moderateStories(visitor, now)
    return { stories: found }
  }),
  accept(createStory, storyDraft, ({ visitor, now }, draft) => {
    const story = {
      ...draft,
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
  accept(updateStory, storyDraft, ({ visitor, path }, draft) =>
    Object.assign(draftOf(visitor, path.id), draft),
  ),
  accept(addStoryFile, record({ file: picture }), ({ visitor, path }, { file }) => {
    const { files } = draftOf(visitor, path.id)
    const added = { id: nextId(files, 811), name: file.name, size: file.size, type: file.type, url: null }
    files.push(added)
    return added
  }),
  answer(deleteStoryFile, ({ visitor, path }) => {
    const story = draftOf(visitor, path.id)
    const gone = found(story.files, path.file_id)
    story.files = story.files.filter((file) => file !== gone)
  }),
  answer(publishStory, ({ visitor, path }) =>
    Object.assign(draftOf(visitor, path.id), {
      status: { code: 'moderation' as const, label: 'На модерации' },
    }),
  ),
])
