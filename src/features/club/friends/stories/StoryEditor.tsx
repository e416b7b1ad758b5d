import type { Story } from '#data/friends/story'
import { isEditable } from '#data/friends/story'
import { Card } from '#ui/Card'
import { ModerationBadge } from './ModerationBadge'
import { StoryForm } from './StoryForm'
import { StoryView } from './StoryView'

interface StoryEditorProps {
  story: Story
  onPublished: () => void
}

/** Opens one story: in a form if it can be edited, else as text. */
export function StoryEditor({ story, onPublished }: StoryEditorProps) {
  return isEditable(story) ? (
    <StoryForm story={story} onPublished={onPublished} />
  ) : (
    <Card title={story.title || 'История'} action={<ModerationBadge status={story.status} />}>
      <StoryView story={story} />
    </Card>
  )
}
