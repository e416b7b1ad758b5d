import { endOfPair } from '#data/stock/openedPair'
import { useOpenedPair } from '#data/stock/useOpenedPair'
import { formatDay, formatDaysUntil } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import type { Id } from '#domain/Id'
import { Button } from '#ui/controls/Button'

interface WornPairProps {
  productId: Id
  /** What is worn, for a screen reader: '«Ясно Месяц»'. */
  what: string
  /** Days that a pair is worn; undefined where nobody knows: then none is opened, as with lenses for one day. */
  days: number | undefined
}

/** Says when the pair that is worn ends, and takes note of a new one. The press can be taken back the same day. */
export function WornPair({ productId, what, days = 0 }: WornPairProps) {
  const { pair, onOpened, onUndone } = useOpenedPair(productId)
  const today = shopToday()
  const isFresh = pair?.openedAt === today
  if (!pair && days <= 1) return null
  return (
    <div className="row">
      {(isFresh || days > 1) && (
        // One button: the focus stays on it.
        <Button variant="secondary" small onClick={() => (isFresh ? onUndone() : onOpened(days))}>
          {isFresh ? 'Отменить: пара не новая' : 'Открыта новая пара'}
          <span className="visually-hidden"> {what}</span>
        </Button>
      )}
      <p className="small" role="status">
        {pair && wornInWords(endOfPair(pair, today))}
      </p>
    </div>
  )
}

/** 'Эту пару носите до 24 декабря, через 30 дней' */
const wornInWords = ({ endsAt, daysLeft }: { endsAt: string; daysLeft: number }): string =>
  daysLeft > 0
    ? `Эту пару носите до ${formatDay(endsAt)}: смените её ${formatDaysUntil(endsAt)}`
    : `Пора сменить пару: её срок закончился ${formatDay(endsAt)}`
