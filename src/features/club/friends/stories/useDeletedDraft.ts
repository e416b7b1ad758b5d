import { useEffect, useEffectEvent, useState } from 'react'
import { isDoubtful } from '#domain/ApiError'
import { sameId } from '#domain/Id'
import { draftOf, type Story } from '#data/friends/story'
import {
  useCreateStoryMutation,
  useDeleteStoryFileMutation,
  useLazyStoriesQuery,
  useUpdateStoryMutation,
} from '#data/friends/storiesApi'
import { usePress } from '#ui/lib/usePress'

const hasWords = ({ title, text }: Story): boolean => title !== '' || text !== ''

const EMPTY = { ideaCode: null, title: '', text: '', tags: [] }

interface Deleted {
  story: Story
  /** Whether the result of the deletion is unknown: it can be undone, but the files are not deleted. */
  isDoubtful: boolean
}

export type Deletion = ReturnType<typeof useDeletedDraft>

/**
 * Deletes a draft and offers to undo that. The API has no call that deletes a story (contract 4.10): the text
 * is cleared at once, and the files are deleted when the deletion can no longer be undone.
 */
export function useDeletedDraft() {
  const [update, { error, isLoading }] = useUpdateStoryMutation()
  const [create, creation] = useCreateStoryMutation()
  const [removeFile] = useDeleteStoryFileMutation()
  const [read, { error: readError }] = useLazyStoriesQuery()
  const [deleted, setDeleted] = useState<Deleted>()
  const [isRestored, setRestored] = useState(false)
  const { press: once } = usePress((write: () => Promise<void>) => write())

  /**
   * Deletes the files of the story, unless it is not found (it belongs to another customer) or has text again
   * (another tab edits it).
   */
  const forget = async (one: Deleted | undefined) => {
    if (!one || one.isDoubtful || one.story.files.length === 0) return
    const there = (await read()).data?.find(({ id }) => sameId(id, one.story.id))
    if (!there || hasWords(there)) return
    one.story.files.forEach(({ id }) => void removeFile({ id: one.story.id, fileId: id }))
  }
  const onGone = useEffectEvent(() => void forget(deleted))
  useEffect(() => () => onGone(), [])

  return {
    deleted: deleted?.story,
    isRestored,
    error: error ?? creation.error ?? readError,
    isBusy: isLoading || creation.isLoading,
    remove: ({ id }: Story) =>
      once(async () => {
        // The story is refetched: undoing must also restore what another tab has written, and a story that
        // was published there is no longer a draft.
        const story = (await read()).data?.find((one) => sameId(one.id, id))
        if (story?.status.code !== 'draft') return
        // The files keep their order, so that undoing restores it.
        const { files } = draftOf(story)
        const result = await update({ id, draft: files ? { ...EMPTY, files } : EMPTY })
        if (result.error !== undefined && !isDoubtful(result.error)) return
        void forget(deleted)
        setDeleted({ story, isDoubtful: result.error !== undefined })
        setRestored(false)
      }),
    restore: () =>
      once(async () => {
        if (!deleted) return
        const { story } = deleted
        const { files: _, ...texts } = draftOf(story)
        // A new story may have been begun in it since, in another tab: then this one comes back beside it.
        const there = (await read()).data?.find(({ id }) => sameId(id, story.id))
        const result = await (there && hasWords(there)
          ? create(texts)
          : update({ id: story.id, draft: draftOf(story) }))
        if (result.error !== undefined) return
        setDeleted(undefined)
        setRestored(true)
      }),
    /** Ends the offer to undo; the empty draft may then be reused. */
    close: () => {
      void forget(deleted)
      setDeleted(undefined)
      setRestored(false)
    },
  }
}
