import { story } from '../../api/generated/records/story'
import { storyFile } from '../../api/generated/records/storyFile'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates, invalidatesIfFailed } from '../../api/invalidates'
import {
  addStoryFile,
  createStory,
  deleteStoryFile,
  getStories,
  publishStory,
  updateStory,
} from '../../api/generated/friends'
import { upload } from '../../api/upload'
import { toWire } from '../../api/toWire'
import { answer, inside, givenList } from '../../api/wire'
import { sameId, type Id } from '../../domain/Id'
import type { Story, StoryDraft, StoryFile, StoryFilter } from './story'

/** Returns the files in the order and with the texts of a draft; files that the draft lacks come last. */
const inOrder = (files: StoryFile[], named: StoryDraft['files'] = []): StoryFile[] => [
  ...named.flatMap(({ id, alt }) => {
    const file = files.find((one) => sameId(one.id, id))
    return file ? { ...file, alt } : []
  }),
  ...files.filter((file) => !named.some(({ id }) => sameId(id, file.id))),
]

export const storiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    stories: build.query<Story[], StoryFilter | void>({
      query: (status) => call(getStories, { query: status ? { status } : {} }),
      responseSchema: answer(inside('stories', givenList(story))),
      providesTags: ['Story'],
    }),
    createStory: build.mutation<Story, StoryDraft>({
      query: (draft) => call(createStory, { body: toWire(draft) }),
      responseSchema: answer(story),
      invalidatesTags: invalidates('Story'),
    }),
    updateStory: build.mutation<unknown, { id: Id; draft: StoryDraft }>({
      query: ({ id, draft }) => call(updateStory, { path: { id }, body: toWire(draft), sets: `story ${id}` }),
      // Stories are saved while typing: the sent draft goes into the cache, and the list is refetched only if
      // the draft may be wrong.
      onQueryStarted: ({ id, draft: { files, ...texts } }, { dispatch, queryFulfilled }) => {
        const onSaved = () => {
          dispatch(
            storiesApi.util.updateQueryData('stories', undefined, (all) =>
              all.map((one) =>
                sameId(one.id, id) ? { ...one, ...texts, files: inOrder(one.files, files) } : one,
              ),
            ),
          )
        }
        queryFulfilled.then(onSaved, () => undefined)
      },
      invalidatesTags: invalidatesIfFailed('Story'),
    }),
    /** Adds the file of an upload transfer; see `useStoryFileUpload`. */
    addStoryFile: build.mutation<StoryFile, { id: Id; transfer: string }>({
      queryFn: ({ id, transfer }, { signal }) =>
        upload(transfer, { call: addStoryFile, path: { id }, adds: 'story file' }, storyFile, signal),
      invalidatesTags: invalidates('Story'),
    }),
    deleteStoryFile: build.mutation<unknown, { id: Id; fileId: Id }>({
      query: ({ id, fileId }) =>
        call(deleteStoryFile, { path: { id, file_id: fileId }, removes: 'story file' }),
      invalidatesTags: invalidates('Story'),
    }),
    publishStory: build.mutation<unknown, Id>({
      query: (id) => call(publishStory, { path: { id } }),
      invalidatesTags: invalidates('Story', 'Task'),
    }),
  }),
})

export const {
  useStoriesQuery,
  useLazyStoriesQuery,
  useCreateStoryMutation,
  useUpdateStoryMutation,
  useAddStoryFileMutation,
  useDeleteStoryFileMutation,
  usePublishStoryMutation,
} = storiesApi
