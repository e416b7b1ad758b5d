import { formatDayTime } from '#domain/dates/dates'
import { Steps } from '#ui/Steps'
import type { ActiveOrder } from '#data/orders/activeOrder'
import { WhenDue } from './WhenDue'

interface ProgressProps {
  order: ActiveOrder
  direction?: 'across' | 'down'
}

/** Shows the progress of an order, its day of arrival, and how long the shop keeps it. */
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
      <WhenDue expectedAt={expectedAt} storageUntil={storageUntil} />
      {steps.length > 0 && <Steps label="Ход заказа" steps={withTimes} direction={direction} />}
    </>
  )
}
