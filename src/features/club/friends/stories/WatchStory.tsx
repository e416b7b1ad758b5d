import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import type { Story, StoryDraft } from '#data/friends/story'
import { savedDraft, type StoryValues } from './storyRules'

interface WatchStoryProps {
  story: Story
  onChanged: (draft: StoryDraft) => void
}

/** Tells what the form holds, each time that it changes, or that the shop knows another file of it. */
export function WatchStory({ story, onChanged }: WatchStoryProps) {
  const { values } = useFormikContext<StoryValues>()
  const onLatest = useEffectEvent(() => onChanged(savedDraft(story, values)))
  useEffect(() => onLatest(), [values, story.files])
  return null
}
