import type { Delivery } from '#data/orders/order'
import { formatDay, formatWeekday } from '#domain/dates/dates'

/** Shows 'Привезёт курьер', '24 ноября, вторник, с 10 до 14'; renders nothing if the day is unknown. */
export function WhenInWords({ delivery: { type, date, timeFrom, timeTo } }: { delivery: Delivery }) {
  if (date === null) return null
  const hours = [timeFrom && `с\u00a0${short(timeFrom)}`, timeTo && `до\u00a0${short(timeTo)}`]
  return (
    <div>
      <p className="soft">{type === 'courier' ? 'Привезёт курьер' : 'Можно забрать'}</p>
      <p className="key">
        {[formatDay(date), formatWeekday(date), hours.filter(Boolean).join(' ')].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}

/** Shortens '10:00' to '10'. */
const short = (time: string) => time.replace(/:00$/, '')
