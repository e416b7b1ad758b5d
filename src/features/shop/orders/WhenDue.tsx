import { formatDay, formatWeekday, hasPassed } from '#domain/dates/dates'
import type { ActiveOrder } from '#data/orders/activeOrder'

/** Shows the day of arrival. Once the order has arrived, it shows how long the shop keeps it, or has kept it. */
export function WhenDue({ expectedAt, storageUntil }: Pick<ActiveOrder, 'expectedAt' | 'storageUntil'>) {
  if (storageUntil !== null)
    return (
      <p className="key">
        {hasPassed(storageUntil) ? 'Срок хранения истёк' : 'Хранится до'} {formatDay(storageUntil)}
      </p>
    )
  if (expectedAt === null) return null
  return (
    <p className="key">
      Ожидаем {formatDay(expectedAt)}, {formatWeekday(expectedAt)}
    </p>
  )
}
