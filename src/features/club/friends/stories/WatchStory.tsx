import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import type { Story, StoryDraft } from '#data/friends/story'
import { savedDraft, type StoryValues } from './storyRules'

interface WatchStoryProps {
  story: Story
  onChanged: (draft: StoryDraft) => void
}

/** Reports the draft in the form at each change of a field or of the story's files. */
export function WatchStory({ story, onChanged }: WatchStoryProps) {
  const { values } = useFormikContext<StoryValues>()
  const onLatest = useEffectEvent(() => onChanged(savedDraft(story, values)))
  useEffect(() => onLatest(), [values, story.files])
  return null
}
