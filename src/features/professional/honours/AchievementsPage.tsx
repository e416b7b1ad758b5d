import type { Achievement } from '#domain/records'
import { useAchievementsQuery } from '#data/honours/honoursApi'
import { formatDate } from '#domain/dates/dates'
import { Badge } from '#ui/Badge'
import { ShowMore } from '#ui/controls/ShowMore'
import { Gauge } from '#ui/graphics/Gauge'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { CardBones } from '../CardBones'
import css from './honours.css'

export function AchievementsPage() {
  return (
    <Loaded
      query={useAchievementsQuery()}
      failure="Достижения не загрузились"
      skeleton={
        <div className="honours">
          <StyleSheet href={css} />
          <div className="list">
            <CardBones label="Загружаем достижения" cards={4} heights={[24, 16, 40]} />
          </div>
        </div>
      }
      empty={<EmptyState title="Достижений пока нет">Читайте материалы и приходите на занятия.</EmptyState>}
    >
      {(all) => (
        <div className="honours">
          <StyleSheet href={css} />
          <ShowMore items={all} keyOf={({ id }) => id}>
            {(achievement) => <AchievementCard achievement={achievement} />}
          </ShowMore>
        </div>
      )}
    </Loaded>
  )
}

/** Shows an achievement with its progress as a ring; a completed one has a check mark. */
function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { title, text, picture, isCompleted, completedAt, progress } = achievement
  const isBegun = !isCompleted && progress !== null && progress.required > 0
  const counted = isBegun ? `${progress.current} из\u00a0${progress.required}` : ''
  return (
    <div className="card achievement" part="card">
      {picture === null && isCompleted ? (
        <DoneRing />
      ) : (
        <Gauge value={isBegun ? progress.current / progress.required : Number(isCompleted)}>
          {picture === null && isBegun ? (
            <span className="achievement__count">{counted}</span>
          ) : (
            <span className="achievement__picture">
              <Picture address={picture}>
                <Icon name={isCompleted ? 'check' : 'star'} />
              </Picture>
            </span>
          )}
        </Gauge>
      )}
      <div className="item__main">
        <h2 className="h3">{title}</h2>
        {text !== '' && <span className="small soft">{text}</span>}
        {picture !== null && isBegun && <span className="small num">{counted}</span>}
        {isCompleted && <Badge icon="check" tone="done" label={formatDate(completedAt) || 'Получено'} />}
      </div>
    </div>
  )
}

const DoneRing = () => (
  <svg className="achievement__done" viewBox="0 0 96 96" aria-hidden="true">
    <circle cx="48" cy="48" r="45" opacity=".35" />
    <circle cx="48" cy="48" r="36" />
    <path d="m35 49 9 9 18-20" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
