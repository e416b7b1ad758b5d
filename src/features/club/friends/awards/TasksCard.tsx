import { formatNumber } from '#domain/numbers/counts'
import type { Task } from '#data/friends/friends'
import { useTasksQuery } from '#data/friends/friendsApi'
import { Badge } from '#ui/Badge'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { PointsAmount } from '#parts/PointsAmount'
import { ProgressBar } from '#ui/states/ProgressBar'
import { ShowMore } from '#ui/controls/ShowMore'
import { isTaskCompleted, measuresOf, nextStepOf, type Measure } from './taskWords'

/** Lists the tasks of the club with their points. */
export function TasksCard() {
  const query = useTasksQuery()
  return (
    <LoadedCard
      title="Задания"
      query={query}
      failure="Задания не загрузились"
      skeleton={{ label: 'Загружаем задания', heights: [56, 24, 8, 56, 24, 8] }}
      empty={<EmptyNote>Заданий пока нет. Новые появятся здесь.</EmptyNote>}
    >
      {(tasks) => (
        <ShowMore items={tasks} step={6} keyOf={({ id }) => id}>
          {(task) => <TaskItem task={task} />}
        </ShowMore>
      )}
    </LoadedCard>
  )
}

function TaskItem({ task }: { task: Task }) {
  const { picture, name, previewText, detailText, allowance } = task
  const measures = measuresOf(task)
  const isCompleted = isTaskCompleted(measures)
  const next = nextStepOf(measures)
  return (
    <article className="award">
      <span className="thumb">
        <Picture address={picture}>
          <Icon name="star" />
        </Picture>
      </span>
      <div className="award__main">
        <div className="row">
          <h3>{name}</h3>
          {isCompleted && <Badge icon="check" tone="done" label="Выполнено" />}
          {allowance > 0 && <PointsAmount value={allowance} unsigned={!isCompleted} />}
        </div>
        <p>{previewText}</p>
        {detailText !== '' && <p className="small soft">{detailText}</p>}
        <ul className="award__measures">
          {measures.map((measure, index) => (
            <li key={index}>
              <MeasureRow measure={measure} />
            </li>
          ))}
        </ul>
        {next && (
          <div>
            <ButtonLink variant="secondary" small to={next.to}>
              {next.label}
              <span className="visually-hidden">: {name}</span>
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  )
}

function MeasureRow({ measure: { text, current, required, isCompleted } }: { measure: Measure }) {
  if (current === null) return <span className="small">{text}</span>
  const left = required - current
  return (
    <>
      <span className="small">{text}</span>
      <ProgressBar value={current / required} />
      <span className="small soft">
        {isCompleted
          ? 'Выполнено'
          : `${formatNumber(current)} из ${formatNumber(required)}, осталось ${formatNumber(left)}`}
      </span>
    </>
  )
}
