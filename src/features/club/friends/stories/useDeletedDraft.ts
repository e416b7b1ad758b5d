import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isDoubtful } from '#domain/ApiError'
import { sameId } from '#domain/Id'
import { draftOf, type Story } from '#data/friends/story'
import {
  useDeleteStoryFileMutation,
  useLazyStoriesQuery,
  useUpdateStoryMutation,
} from '#data/friends/storiesApi'

const EMPTY = { ideaCode: null, title: '', text: '', tags: [] }

interface Deleted {
  story: Story
  /** Nobody knows whether it is: there is a way back, but its files stay. */
  isDoubtful: boolean
}

export type Deletion = ReturnType<typeof useDeletedDraft>

/**
 * Deletes a draft, with a way back. No call deletes a story (contract 4.10): its text is emptied at once, and its files
 * go when the way back does.
 */
export function useDeletedDraft() {
  const [update, { error, isLoading }] = useUpdateStoryMutation()
  const [removeFile] = useDeleteStoryFileMutation()
  const [read, { error: readError }] = useLazyStoriesQuery()
  const [deleted, setDeleted] = useState<Deleted>()
  const [isRestored, setRestored] = useState(false)
  const isBusy = useRef(false)

  const once = async (write: () => Promise<void>) => {
    // `isLoading` changes only with the next render.
    if (isBusy.current) return
    isBusy.current = true
    await write()
    isBusy.current = false
  }
  const forget = (one: Deleted | undefined) => {
    if (!one || one.isDoubtful) return
    one.story.files.forEach(({ id }) => void removeFile({ id: one.story.id, fileId: id }))
  }
  const onGone = useEffectEvent(() => forget(deleted))
  useEffect(() => () => onGone(), [])

  return {
    deleted: deleted?.story,
    isRestored,
    error: error ?? readError,
    isBusy: isLoading,
    remove: ({ id }: Story) =>
      once(async () => {
        // What another tab has written since is restored, too; what it has published is no draft any more.
        const story = (await read()).data?.find((one) => sameId(one.id, id))
        if (story?.status.code !== 'draft') return
        // With its files in their order, so that the way back restores that, too.
        const { files } = draftOf(story)
        const result = await update({ id, draft: files ? { ...EMPTY, files } : EMPTY })
        if (result.error !== undefined && !isDoubtful(result.error)) return
        forget(deleted)
        setDeleted({ story, isDoubtful: result.error !== undefined })
        setRestored(false)
      }),
    restore: () =>
      once(async () => {
        if (!deleted) return
        const { story } = deleted
        const result = await update({ id: story.id, draft: draftOf(story) })
        if (result.error !== undefined) return
        setDeleted(undefined)
        setRestored(true)
      }),
    /** Ends the way back: the draft may be written into again. */
    close: () => {
      forget(deleted)
      setDeleted(undefined)
      setRestored(false)
    },
  }
}
