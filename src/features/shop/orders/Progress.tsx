import { formatDay, formatDayTime, formatWeekday } from '../../../domain/dates'
import { Steps } from '../../../ui/Steps'
import type { ActiveOrder } from '../../../data/orders/activeOrder'

interface ProgressProps {
  order: ActiveOrder
  direction?: 'across' | 'down'
}

/** Where an order is, when it comes, and how long it waits. */
export function Progress({
  order: { expectedAt, storageUntil, steps },
  direction = 'across',
}: ProgressProps) {
  const withTimes = steps.map(({ completedAt, ...step }) => ({
    ...step,
    ...(direction === 'down' && completedAt !== null && { note: formatDayTime(completedAt) }),
  }))
  return (
    <>
      {storageUntil === null && expectedAt !== null && (
        <p className="key">
          {formatDay(expectedAt)}, {formatWeekday(expectedAt)}
        </p>
      )}
      {storageUntil !== null && <p className="key">Хранится до {formatDay(storageUntil)}</p>}
      {steps.length > 0 && <Steps label="Ход заказа" steps={withTimes} direction={direction} />}
    </>
  )
}
