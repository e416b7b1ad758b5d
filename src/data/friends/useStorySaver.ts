import { useEffect, useState } from 'react'
import { sameId } from '../../domain/Id'
import { onHidden } from '../../host/onHidden'
import { onRetry } from '../../host/retry'
import type { Story, StoryDraft } from './story'
import { StorySaver, type SaveState } from './storySaver'
import { useLazyStoriesQuery, useUpdateStoryMutation } from './storiesApi'

/**
 * Returns the saver of one story while its editor is open, and its state.
 * @param base the shop's version at the time when the text in the editor was begun
 * @param onSaved called when everything typed is saved
 */
export function useStorySaver(story: Story, base: StoryDraft, onSaved: () => void) {
  const [read] = useLazyStoriesQuery()
  const [update] = useUpdateStoryMutation()
  const [state, setState] = useState<SaveState>()
  const [saver] = useState(
    () =>
      new StorySaver(
        base,
        {
          read: async () => (await read().unwrap()).find(({ id }) => sameId(id, story.id)),
          write: (draft) => update({ id: story.id, draft }).unwrap(),
        },
        (next) => {
          setState(next)
          if (next.name === 'saved') onSaved()
        },
      ),
  )
  useEffect(() => {
    const save = () => saver.flushQuietly()
    const ends = [onRetry(save), onHidden(save)]
    return () => {
      ends.forEach((end) => end())
      save()
    }
  }, [saver])
  return { saver, state }
}
