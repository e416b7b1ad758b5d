import { formatDay, formatWeekday, hasPassed } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import type { ActiveOrder } from '#data/orders/activeOrder'
import { useNow } from '#ui/lib/useNow'

/**
 * Shows the day of arrival, expected or missed. Once the order has arrived, it shows how long the shop keeps it, or
 * has kept it.
 */
export function WhenDue({ expectedAt, storageUntil }: Pick<ActiveOrder, 'expectedAt' | 'storageUntil'>) {
  const now = useNow(storageUntil)
  if (storageUntil !== null)
    return (
      <p className="key">
        {hasPassed(storageUntil, now) ? 'Срок хранения истёк' : 'Хранится до'} {formatDay(storageUntil)}
      </p>
    )
  if (expectedAt === null) return null
  return (
    <p className="key">
      {hasPassed(dayInShop(expectedAt), now) ? 'Ожидали' : 'Ожидаем'} {formatDay(expectedAt)},{' '}
      {formatWeekday(expectedAt)}
    </p>
  )
}
