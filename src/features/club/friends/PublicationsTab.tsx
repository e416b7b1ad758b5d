import { useChange } from '#ui/lib/useChange'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sameId } from '#domain/Id'
import type { StoryGroup } from '#data/friends/story'
import { useStoriesQuery } from '#data/friends/storiesApi'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Card } from '#ui/Card'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { Announced } from '#ui/states/Announced'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import { BackLink } from '#ui/controls/BackLink'
import { DeletionNotes } from './stories/DeletionNotes'
import { IdeasCard } from './IdeasCard'
import type { ShownIdea } from './ideas'
import { StoriesCard } from './stories/StoriesCard'
import { storyPath } from './stories/storyPath'
import { useBeginStory } from './stories/useBeginStory'
import { useDeletedDraft } from './stories/useDeletedDraft'

// The editor is a separate chunk, because few visitors write a story.
const StoryEditor = lazyComponent(() =>
  import('./stories/StoryEditor').then(({ StoryEditor }) => StoryEditor),
)

/** Shows 'Идеи публикаций': ideas and stories, or the story that the URL names. */
export function PublicationsTab() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const stories = useStoriesQuery()
  const [group, setGroup] = useState<StoryGroup>()
  const [isPublished, setPublished] = useState(false)
  const asked = new URLSearchParams(search).get('story')
  // What the list said is over once the customer leaves it.
  useChange(asked, () => asked !== null && setPublished(false))
  const { begin, ...beginning } = useBeginStory((id) => {
    setGroup('draft')
    void navigate(storyPath(id))
  })
  const deletion = useDeletedDraft()
  const onBegin = (idea?: ShownIdea) => {
    deletion.close()
    void begin(idea)
  }

  return (
    <>
      <Announced>
        {asked === null && isPublished && (
          <Notice tone="done">История отправлена на модерацию. Решение появится в списке ниже</Notice>
        )}
      </Announced>
      {asked === null ? (
        <>
          <IdeasCard {...beginning} onWrite={onBegin} onOwn={onBegin} />
          <DeletionNotes deletion={deletion} />
          <StoriesCard
            query={stories}
            deleted={deletion.deleted}
            group={group}
            onGroupChosen={setGroup}
            onDeleted={(story) => {
              setGroup('draft')
              void deletion.remove(story)
            }}
          />
        </>
      ) : (
        <>
          <BackLink to="/friends/#publications">К идеям и историям</BackLink>
          <Loaded query={stories} failure="История не загрузилась" skeleton={<EditorSkeleton />}>
            {(all) => {
              const story = all.find(({ id }) => sameId(id, asked))
              if (!story)
                return (
                  <EmptyState title="Такой истории нет">Вернитесь к списку и выберите другую.</EmptyState>
                )
              return (
                <Suspense fallback={<EditorSkeleton />}>
                  <StoryEditor
                    key={String(story.id)}
                    story={story}
                    onPublished={() => {
                      setPublished(true)
                      setGroup('moderation')
                      void navigate('/friends/#publications')
                    }}
                  />
                </Suspense>
              )
            }}
          </Loaded>
        </>
      )}
    </>
  )
}

const EditorSkeleton = () => (
  <Card title="История">
    <Skeleton label="Загружаем историю" heights={[48, 240, 48, 120]} />
  </Card>
)
