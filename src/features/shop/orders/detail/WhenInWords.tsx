import type { Delivery } from '#data/orders/order'
import { formatDay, formatWeekday, hasPassed } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import { lookup } from '#domain/lookup'

const TO_COME: Partial<Record<string, string>> = { courier: 'Привезёт курьер', point: 'Можно забрать' }

/**
 * Shows 'Привезёт курьер', '24 ноября, вторник, с 10 до 14'; renders nothing if the day is unknown. A day that has
 * passed, or a type that this page does not know, tells no more than that it is the delivery's.
 */
export function WhenInWords({ delivery: { type, date, timeFrom, timeTo } }: { delivery: Delivery }) {
  if (date === null) return null
  const hours = [timeFrom && `с\u00a0${short(timeFrom)}`, timeTo && `до\u00a0${short(timeTo)}`]
  return (
    <div>
      <p className="soft">{(hasPassed(dayInShop(date)) ? undefined : lookup(TO_COME, type)) ?? 'Доставка'}</p>
      <p className="key">
        {[formatDay(date), formatWeekday(date), hours.filter(Boolean).join(' ')].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}

/** Shortens '10:00' to '10'. */
const short = (time: string) => time.replace(/:00$/, '')
