import { formatDate } from '#domain/dates/dates'
import { linkPropsOf } from '#host/page/linkProps'
import type { EarningWay } from '#data/points/pointsHistory'
import { useEarningWaysQuery } from '#data/points/pointsHistoryApi'
import { Anchor } from '#ui/controls/Anchor'
import { Badge } from '#ui/Badge'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { PictureThumb } from '#ui/PictureThumb'
import { PointsAmount } from '#parts/PointsAmount'
import { wayIcon } from './wayIcon'

/** Returns the rank in the list: available ways come first, then completed ones, then unavailable ones. */
const place = ({ isAvailable, isCompleted }: EarningWay) => (isCompleted ? 1 : isAvailable ? 0 : 2)

export function WaysTab() {
  const query = useEarningWaysQuery()
  return (
    <LoadedCard
      title="Как получить баллы"
      query={query}
      failure="Способы не загрузились"
      skeleton={{ label: 'Загружаем способы получить баллы', heights: [56, 56, 56, 56] }}
      empty={<EmptyNote>Способов пока нет. Новые появятся здесь.</EmptyNote>}
    >
      {(ways) => (
        <ul className="list">
          {ways
            .toSorted((one, other) => place(one) - place(other))
            .map((way) => (
              <li key={way.code}>
                <Way way={way} />
              </li>
            ))}
        </ul>
      )}
    </LoadedCard>
  )
}

function Way({ way }: { way: EarningWay }) {
  const {
    code,
    picture,
    title,
    description,
    points,
    link,
    isAvailable,
    isCompleted,
    completedAt,
    unavailableReason,
  } = way
  const isOpen = isAvailable && !isCompleted
  return (
    <div className="item">
      <PictureThumb address={picture} icon={wayIcon(code)} isWarm />
      <span className="item__main">
        <span className="strong">
          {isOpen && link !== null ? <Anchor {...linkPropsOf(link)}>{title}</Anchor> : title}
        </span>
        <span className="small soft">{description}</span>
        {isCompleted && (
          <span>
            <Badge icon="check" tone="done" label="Получено" />{' '}
            <span className="small">{formatDate(completedAt)}</span>
          </span>
        )}
        {!isAvailable && !isCompleted && (
          <>
            <span>
              <Badge icon="lock" label="Сейчас недоступно" />
            </span>
            {unavailableReason !== null && <span className="small">{unavailableReason}</span>}
          </>
        )}
      </span>
      {points !== null && <PointsAmount value={points} unsigned />}
    </div>
  )
}
