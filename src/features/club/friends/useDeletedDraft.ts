import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftOf, type Story } from '../../../data/friends/story'
import { useDeleteStoryFileMutation, useUpdateStoryMutation } from '../../../data/friends/storiesApi'

const EMPTY = { ideaCode: null, title: '', text: '', tags: [] }

/**
 * Deletes a draft, with a way back. No call deletes a story (contract 4.10): its text is emptied at once, and its files
 * go when the way back does.
 */
export function useDeletedDraft() {
  const [update, { error, isLoading }] = useUpdateStoryMutation()
  const [removeFile] = useDeleteStoryFileMutation()
  const [deleted, setDeleted] = useState<Story>()
  const isBusy = useRef(false)

  const once = async (write: () => Promise<boolean>, done: Story | undefined) => {
    if (isBusy.current) return
    isBusy.current = true
    if (await write()) setDeleted(done)
    isBusy.current = false
  }
  const forget = (story: Story | undefined) =>
    story?.files.forEach(({ id }) => void removeFile({ id: story.id, fileId: id }))
  const onGone = useEffectEvent(() => forget(deleted))
  useEffect(() => () => onGone(), [])

  return {
    deleted,
    error,
    isBusy: isLoading,
    remove: (story: Story) =>
      once(async () => {
        // In its order, so that the way back restores that, too.
        const { files } = draftOf(story)
        const result = await update({ id: story.id, draft: files ? { ...EMPTY, files } : EMPTY })
        if (!result.error) forget(deleted)
        return !result.error
      }, story),
    /** Ends the way back: the draft may be written into again. */
    close: () => {
      forget(deleted)
      setDeleted(undefined)
    },
    restore: () =>
      once(async () => {
        if (!deleted) return false
        return !(await update({ id: deleted.id, draft: draftOf(deleted) })).error
      }, undefined),
  }
}
