import { formatDay, formatWeekday } from '#domain/dates/dates'
import type { ActiveOrder } from '#data/orders/activeOrder'

/** Shows the day of arrival. Once the order has arrived, it shows how long the shop keeps it. */
export function WhenDue({ expectedAt, storageUntil }: Pick<ActiveOrder, 'expectedAt' | 'storageUntil'>) {
  if (storageUntil !== null) return <p className="key">Хранится до {formatDay(storageUntil)}</p>
  if (expectedAt === null) return null
  return (
    <p className="key">
      Ожидаем {formatDay(expectedAt)}, {formatWeekday(expectedAt)}
    </p>
  )
}
