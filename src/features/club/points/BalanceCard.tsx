import { agreed, count, formatNumber, plural, type Forms } from '#domain/numbers/counts'
import { formatDate, formatDaysUntil, hasPassed } from '#domain/dates/dates'
import { remoteData } from '#domain/remoteData'
import { BURN, POINTS } from '#domain/numbers/points'
import { batchesOf, byDay, type Batch } from '#data/points/batches'
import type { Score } from '#data/points/points'
import type { PointsOperation } from '#data/points/pointsHistory'
import { useScoreQuery } from '#data/points/pointsApi'
import { isPending } from '#data/points/historyMonths'
import { usePointsHistoryQuery } from '#data/points/pointsHistoryApi'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { LoadedCard } from '#ui/LoadedCard'
import { Iris } from './Iris'
import { activeInWords } from './operationWords'
import { StyleSheet } from '#ui/StyleSheet'
import { TextLink } from '#ui/controls/TextLink'
import pointsCss from './points.css'
import { useNow } from '#ui/lib/useNow'
import { SkeletonLine } from '#ui/states/Skeleton'

/** Shows the available points, their parts, and the points that become available later. */
export function BalanceCard() {
  const score = useScoreQuery()
  const isZero = score.data?.available === 0
  return (
    <LoadedCard
      title="Доступно"
      className="points"
      foot={
        <>
          <ButtonLink to="/promocodes/" variant={isZero ? 'secondary' : 'primary'}>
            Обменять на промокод
          </ButtonLink>
          <TextLink to="/points/?view=receipts" after="right">
            Чеки
          </TextLink>
        </>
      }
      before={
        <>
          <StyleSheet href={pointsCss} />
          {!score.error && <Iris />}
        </>
      }
      query={score}
      failure="Баллы не загрузились"
      skeleton={{ label: 'Загружаем баллы', heights: [64, 16, 24, 24, 44, 64] }}
    >
      {(data) => <Balance score={data} />}
    </LoadedCard>
  )
}

const LAST: Forms = ['пока не сгорает', 'пока не сгорают', 'пока не сгорают']
const WAIT: Forms = ['ожидает зачисления', 'ожидают зачисления', 'ожидают зачисления']
const SPENT: Forms = ['потрачен', 'потрачено', 'потрачено']

interface PartProps {
  points: number
  verbs: Forms
  rest?: string
  /** Segment of the bar that this row explains: points that stay, expire, or are still to come. */
  kind?: 'stays' | 'burns' | 'comes'
}

/** Shows '250 баллов', a verb in the form that agrees with the number, and the rest of the sentence. */
function Part({ points, verbs, rest = '', kind }: PartProps) {
  const { counted, verb } = agreed(points, POINTS, verbs)
  return (
    <li className={kind && `account__part account__part--${kind}`}>
      <span className="strong">{counted}</span> {verb}
      {rest}
    </li>
  )
}

/** Shows '250 баллов сгорят 17 декабря 2026, через 12 дней'. */
function Burning({ points, day, now }: Batch & { now: Date }) {
  if (day === null) return <Part points={points} verbs={LAST} kind="stays" />
  const date = formatDate(day)
  if (!hasPassed(day, now))
    return <Part points={points} verbs={BURN} rest={` ${date}, ${formatDaysUntil(day, now)}`} kind="burns" />
  return (
    <li className="account__part account__part--burns">
      <span className="strong">{count(points, POINTS)}</span> со сроком до {date}: он истёк
    </li>
  )
}

/**
 * Draws the points as a bar: solid for those that stay, hatched for those that expire, dashed for those to
 * come. It is decorative: the list below has the same values.
 */
function Bar({ batches, coming }: { batches: readonly Batch[]; coming: number }) {
  const parts = [
    ...batches.map(({ points, day }) => ({ points, kind: day === null ? 'stays' : 'burns' })),
    { points: coming, kind: 'comes' },
  ].filter(({ points }) => points > 0)
  return (
    parts.length > 0 && (
      <div className="account__bar" aria-hidden="true">
        {parts.map(({ points, kind }, index) => (
          <span
            key={index}
            className={`account__piece account__piece--${kind}`}
            style={{ flexGrow: points }}
          />
        ))}
      </div>
    )
  )
}

/** Returns the points to come by day; none if some of them are unknown. Points to be taken are no such points. */
function awaitedOf(operations: readonly PointsOperation[]): Batch[] {
  const pending = operations.filter((one) => isPending(one) && (one.points === null || one.points > 0))
  const told = pending.flatMap(({ points, activeFrom }) =>
    points === null ? [] : [{ points, day: activeFrom }],
  )
  return told.length < pending.length ? [] : byDay(told)
}

function Balance({ score }: { score: Score }) {
  const { available, pending, spent } = score
  const now = useNow()
  const history = remoteData(usePointsHistoryQuery())
  const isLoading = history.state === 'waiting'
  // Without the history, the points to come are those that the score reports as pending.
  const awaited = history.state === 'known' ? awaitedOf(history.value) : []
  const batches = batchesOf(score)
  const coming = awaited.length > 0 ? awaited.reduce((sum, { points }) => sum + points, 0) : pending
  return (
    <>
      <p className="points__value">
        {formatNumber(available)} <small>{plural(available, POINTS)}</small>
      </p>
      {/* With nothing to exchange, the way to points comes first. */}
      {available === 0 && (
        <div>
          <ButtonLink to="/points/?view=receipts">Загрузить чек</ButtonLink>
        </div>
      )}
      <Bar batches={batches} coming={coming} />
      {batches.length > 1 && (
        <p className="soft account__formula">
          {formatNumber(available)} = {batches.map(({ points }) => formatNumber(points)).join(' + ')}
        </p>
      )}
      <ul className="account__parts">
        {batches
          .filter(({ points }) => points > 0)
          .map((batch, index) => (
            <Burning key={index} {...batch} now={now} />
          ))}
        {awaited.length === 0 && pending > 0 && <Part points={pending} verbs={WAIT} kind="comes" />}
        {isLoading && (
          <li>
            <SkeletonLine height={24} width="60%" />
          </li>
        )}
        {awaited.map(({ points, day }, index) => {
          const active = activeInWords(points, day)
          return <Part key={index} points={points} verbs={WAIT} kind="comes" rest={active && `: ${active}`} />
        })}
        {/* This row is last and waits for the history, so that rows that load later do not move it. */}
        {spent > 0 && !isLoading && <Part points={spent} verbs={SPENT} rest=" за всё время" />}
      </ul>
    </>
  )
}
