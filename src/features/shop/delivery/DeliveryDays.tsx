import type { Destination } from '#data/checkout/checkout'
import { useDeliveryDatesQuery } from '#data/checkout/checkoutApi'
import { formatDay, formatWeekday } from '#domain/dates/dates'
import { priceText } from '#data/checkout/deliveryPrice'

/** The first day and the zone of a place. Who is not signed in is not told, and does not miss it. */
export function DeliveryDays({ to }: { to: Destination }) {
  const { data } = useDeliveryDatesQuery(to)
  if (!data) return null
  const [first] = data.dates.toSorted((one, other) => one.date.localeCompare(other.date))
  const zone = [data.deliveryZone?.name, priceText(data.deliveryZone?.price ?? null).toLowerCase()]
    .filter(Boolean)
    .join(', ')
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
