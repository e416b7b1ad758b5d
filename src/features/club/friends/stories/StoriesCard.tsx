import { groupOf, isBlank, type Story, type StoryGroup } from '#data/friends/story'
import { LoadedCard } from '#ui/LoadedCard'
import type { QueryState } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { Tabs } from '#ui/controls/Tabs'
import { StoryItem } from './StoryItem'

const GROUPS: readonly { id: StoryGroup; label: string; empty: string }[] = [
  { id: 'approved', label: 'Приняты', empty: 'Принятых историй пока нет.' },
  { id: 'moderation', label: 'На модерации', empty: 'Сейчас ни одна история не ждёт модератора.' },
  { id: 'rejected', label: 'Отклонены', empty: 'Отклонённых историй нет.' },
  { id: 'draft', label: 'Черновики', empty: 'Черновиков нет. Выберите идею и начните писать.' },
]

interface StoriesCardProps {
  query: QueryState<Story[]>
  /** The selected group; if undefined, the first group that is not empty is shown. */
  group: StoryGroup | undefined
  onGroupChosen: (group: StoryGroup) => void
  onDeleted: (story: Story) => void
  /** The story that was deleted last and can still be restored; it is left out of the list. */
  deleted: Story | undefined
}

/** Lists the customer's stories, grouped by status. */
export function StoriesCard({ query, group, onGroupChosen, onDeleted, deleted }: StoriesCardProps) {
  return (
    <LoadedCard
      title="Ваши истории"
      query={query}
      failure="Истории не загрузились"
      skeleton={{ label: 'Загружаем истории', heights: [48, 24, 72, 24, 72] }}
    >
      {(all) => {
        const shown = all.filter((story) => !isBlank(story) && story.id !== deleted?.id)
        const of = (id: StoryGroup) => shown.filter((story) => groupOf(story) === id)
        const selected = group ?? GROUPS.find(({ id }) => of(id).length > 0)?.id ?? 'approved'
        const stories = of(selected)
        return (
          <Tabs
            label="Истории по статусу"
            tabs={GROUPS.map(({ id, label }) => ({ id, label, count: of(id).length }))}
            selected={selected}
            onSelected={onGroupChosen}
          >
            {stories.length === 0 ? (
              <p className="soft">{GROUPS.find(({ id }) => id === selected)?.empty}</p>
            ) : (
              <ShowMore key={selected} items={stories} keyOf={({ id }) => id}>
                {(story) => <StoryItem story={story} onDeleted={() => onDeleted(story)} />}
              </ShowMore>
            )}
          </Tabs>
        )
      }}
    </LoadedCard>
  )
}
