import { useEffect, useState } from 'react'
import { sameId } from '../../domain/Id'
import { onHidden } from '../../host/onHidden'
import { onRetry } from '../../host/retry'
import type { Story, StoryDraft } from './story'
import { StorySaver, type SaveState } from './storySaver'
import { useLazyStoriesQuery, useUpdateStoryMutation } from './storiesApi'

/**
 * The saver of one story for as long as its editor is open, and how it stands.
 * @param base what the shop had when the text in the editor was begun
 * @param onSaved all that was typed is with the shop
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
