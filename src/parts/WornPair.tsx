import { endOfPair } from '#data/stock/openedPair'
import { useOpenedPair } from '#data/stock/useOpenedPair'
import { formatDay, formatDaysUntil } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import type { Id } from '#domain/Id'
import { Button } from '#ui/controls/Button'

interface WornPairProps {
  productId: Id
  /** The product, for screen readers: '«Ясно Месяц»'. */
  what: string
  /**
   * Days for which a pair is worn; undefined if unknown: no pair can be opened then, as with daily lenses.
   */
  days: number | undefined
}

/**
 * Tells when the pair in use has to be replaced, and records a new one. The press can be undone on the same
 * day.
 */
export function WornPair({ productId, what, days = 0 }: WornPairProps) {
  const { pair, onOpened, onUndone } = useOpenedPair(productId)
  const today = shopToday()
  const isFresh = pair?.openedAt === today
  if (!pair && days <= 1) return null
  return (
    <div className="row">
      {(isFresh || days > 1) && (
        // It stays one button, so that it keeps the focus.
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

/** Returns 'Эту пару носите до 24 декабря, через 30 дней'. */
const wornInWords = ({ endsAt, daysLeft }: { endsAt: string; daysLeft: number }): string =>
  daysLeft > 0
    ? `Эту пару носите до ${formatDay(endsAt)}: смените её ${formatDaysUntil(endsAt)}`
    : `Пора сменить пару: её срок закончился ${formatDay(endsAt)}`
