import { count, formatNumber } from '../../../domain/counts'
import { formatDate, formatDaysUntil } from '../../../domain/dates'
import { POINTS } from '../../../domain/points'
import { batchesOf, byDay } from '../../../data/points/batches'
import type { Score } from '../../../data/points/points'
import { useScoreQuery } from '../../../data/points/pointsApi'
import { isPending } from '../../../data/points/historyMonths'
import { usePointsHistoryQuery } from '../../../data/points/pointsHistoryApi'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Card } from '../../../ui/Card'
import { Loaded } from '../../../ui/Loaded'
import { PointsAmount } from '../../../ui/PointsAmount'
import { Skeleton, SkeletonLine } from '../../../ui/Skeleton'

/** What can be spent, what it consists of, and what is still to come. */
export function BalanceCard() {
  const score = useScoreQuery()
  return (
    <Card
      title="Доступно"
      foot={
        <>
          <ButtonLink to="/promocodes/">Обменять на промокод</ButtonLink>
          <ButtonLink to="/points/?view=receipts" variant="secondary">
            Чеки
          </ButtonLink>
        </>
      }
    >
      <Loaded
        query={score}
        failure="Баллы не загрузились"
        skeleton={<Skeleton label="Загружаем баллы" heights={[32, 24, 24, 24]} />}
      >
        {(data) => <Balance score={data} />}
      </Loaded>
    </Card>
  )
}

/** 'сгорят 17 декабря 2026, через 12 дней' */
function endInWords(day: string | null): string {
  if (day === null) return 'пока не сгорают'
  return Date.parse(day) < Date.now()
    ? `со сроком до ${formatDate(day)}: он прошёл`
    : `сгорят ${formatDate(day)}, ${formatDaysUntil(day)}`
}

function Balance({ score }: { score: Score }) {
  const { available, pending, spent } = score
  const { data: operations = [], isLoading } = usePointsHistoryQuery()
  const awaited = byDay(
    operations.filter(isPending).map(({ points, activeFrom }) => ({ points, day: activeFrom })),
  )
  const batches = batchesOf(score)
  return (
    <>
      <p className="key account__sum">
        <PointsAmount value={available} unsigned />
      </p>
      {batches.length > 1 && (
        <p className="soft account__formula">
          {formatNumber(available)} = {batches.map(({ points }) => formatNumber(points)).join(' + ')}
        </p>
      )}
      <ul className="account__parts">
        {batches
          .filter(({ points }) => points > 0)
          .map(({ points, day }, index) => (
            <li key={index}>
              <span className="strong">{count(points, POINTS)}</span> {endInWords(day)}
            </li>
          ))}
        {awaited.length === 0 && pending > 0 && (
          <li>
            <span className="strong">{count(pending, POINTS)}</span> ожидают зачисления
          </li>
        )}
        {isLoading && (
          <li>
            <SkeletonLine height={24} width="60%" />
          </li>
        )}
        {awaited.map(({ points, day }, index) => (
          <li key={index}>
            <span className="strong">{count(points, POINTS)}</span> ожидают зачисления
            {day !== null && `: станут активны ${formatDate(day)}`}
          </li>
        ))}
        {/* After those of the history, which would else move it. */}
        {spent > 0 && !isLoading && (
          <li>
            <span className="strong">{count(spent, POINTS)}</span> потрачено за всё время
          </li>
        )}
      </ul>
    </>
  )
}
