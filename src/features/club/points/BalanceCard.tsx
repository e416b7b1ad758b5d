import { agreed, count, formatNumber, plural, type Forms } from '#domain/numbers/counts'
import { formatDate, formatDaysUntil, hasPassed } from '#domain/dates/dates'
import { remoteData } from '#domain/remoteData'
import { BECOME_ACTIVE, BURN, POINTS } from '#domain/numbers/points'
import { batchesOf, byDay, type Batch } from '#data/points/batches'
import type { Score } from '#data/points/points'
import type { PointsOperation } from '#data/points/pointsHistory'
import { useScoreQuery } from '#data/points/pointsApi'
import { isPending } from '#data/points/historyMonths'
import { usePointsHistoryQuery } from '#data/points/pointsHistoryApi'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { PointsAmount } from '#parts/PointsAmount'
import { Skeleton, SkeletonLine } from '#ui/states/Skeleton'

/** Shows the available points, their parts, and the points that are still to come. */
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

const LAST: Forms = ['пока не сгорает', 'пока не сгорают', 'пока не сгорают']
const WAIT: Forms = ['ожидает зачисления', 'ожидают зачисления', 'ожидают зачисления']
const SPENT: Forms = ['потрачен', 'потрачено', 'потрачено']

/** Shows '250 баллов', with the verb that agrees and the rest of the sentence. */
function Part({ points, verbs, rest = '' }: { points: number; verbs: Forms; rest?: string }) {
  const { counted, verb } = agreed(points, POINTS, verbs)
  return (
    <li>
      <span className="strong">{counted}</span> {verb}
      {rest}
    </li>
  )
}

/** Shows '250 баллов сгорят 17 декабря 2026, через 12 дней'. */
function Burning({ points, day }: Batch) {
  if (day === null) return <Part points={points} verbs={LAST} />
  const date = formatDate(day)
  if (!hasPassed(day)) return <Part points={points} verbs={BURN} rest={` ${date}, ${formatDaysUntil(day)}`} />
  return (
    <li>
      <span className="strong">{count(points, POINTS)}</span> со сроком до {date}: он истёк
    </li>
  )
}

const awaitedOf = (operations: readonly PointsOperation[]): Batch[] =>
  byDay(operations.filter(isPending).map(({ points, activeFrom }) => ({ points, day: activeFrom })))

function Balance({ score }: { score: Score }) {
  const { available, pending, spent } = score
  const history = remoteData(usePointsHistoryQuery())
  const isLoading = history.state === 'waiting'
  // Without the history the score alone tells what is to come.
  const awaited = history.state === 'known' ? awaitedOf(history.value) : []
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
            <Burning key={index} points={points} day={day} />
          ))}
        {awaited.length === 0 && pending > 0 && <Part points={pending} verbs={WAIT} />}
        {isLoading && (
          <li>
            <SkeletonLine height={24} width="60%" />
          </li>
        )}
        {awaited.map(({ points, day }, index) => (
          <Part
            key={index}
            points={points}
            verbs={WAIT}
            rest={day === null ? '' : `: ${plural(points, BECOME_ACTIVE)} ${formatDate(day)}`}
          />
        ))}
        {/* This row stands last: rows that load with the history would otherwise move it. */}
        {spent > 0 && !isLoading && <Part points={spent} verbs={SPENT} rest=" за всё время" />}
      </ul>
    </>
  )
}
