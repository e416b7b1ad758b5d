import { needsSession } from '#domain/ApiError'
import type { Destination } from '#data/checkout/checkout'
import { useDeliveryDatesQuery } from '#data/checkout/checkoutApi'
import { remoteData } from '#domain/remoteData'
import { RetryButton } from '#ui/states/ErrorState'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { formatDay, formatWeekday } from '#domain/dates/dates'
import { priceText } from '#data/checkout/deliveryPrice'

/**
 * Shows the first day and the delivery zone of a place. A visitor without a session sees neither these nor an
 * error.
 */
export function DeliveryDays({ to }: { to: Destination }) {
  const days = remoteData(useDeliveryDatesQuery(to))
  if (days.state === 'waiting') return null
  if (days.state === 'failed')
    return (
      !needsSession(days.error) && (
        <Notice tone="bad">
          <p>Даты доставки не загрузились</p>
          <FailureText error={days.error} />
          <RetryButton variant="quiet" small busy={days.isRetrying} onClick={() => void days.retry()} />
        </Notice>
      )
    )
  const { dates, deliveryZone } = days.value
  const [first] = dates.toSorted((one, other) => one.date.localeCompare(other.date))
  const { name, price } = deliveryZone || { name: '', price: null }
  const zone = [name, priceText(price || null).toLowerCase()].filter(Boolean).join(', ')
  return (
    <>
      <p>
        {first
          ? `Ближайший день: ${formatDay(first.date)}, ${formatWeekday(first.date)}`
          : 'Нет дат доставки. Выберите другое место'}
      </p>
      {zone !== '' && <p className="small soft">{zone}</p>}
    </>
  )
}
