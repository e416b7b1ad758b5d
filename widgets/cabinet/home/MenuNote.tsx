import { nextAppointment } from '#data/appointments/appointment'
import { appointmentsApi } from '#data/appointments/appointmentsApi'
import { latestFitting } from '#data/fittings/fitting'
import { fittingsApi } from '#data/fittings/fittingsApi'
import { activeOrdersApi } from '#data/orders/activeOrdersApi'
import { ordersApi } from '#data/orders/ordersApi'
import { byEnd } from '#data/promoCodes/byEnd'
import { promoCodesApi } from '#data/promoCodes/promoCodesApi'
import { nextReminder } from '#data/reminders/reminder'
import { remindersApi } from '#data/reminders/remindersApi'
import { candidates } from '#data/reviews/candidate'
import { reviewsApi } from '#data/reviews/reviewsApi'
import { subscriptionApi } from '#data/subscription/subscriptionApi'
import { trialApi } from '#data/trial/trialApi'
import { formatDay, formatDayTime, hasPassed } from '#domain/dates/dates'
import { plural } from '#domain/numbers/counts'
import { lookup } from '#domain/lookup'
import { ordersInWords, trialsInWords } from './menuWords'

/** A line below a section's name, and how many there are. */
interface Note {
  text: string
  count: number
}

/* Only what some page has read is told: `useQueryState` asks for nothing. */

const notes: Record<string, () => Note> = {
  '/selection/': () => {
    const { data } = fittingsApi.endpoints.fittings.useQueryState()
    const day = formatDay(latestFitting(data?.selections ?? [])?.createdAt)
    return { text: day && `Проверено ${day}`, count: 0 }
  },
  '/optics/': () => {
    const { data } = appointmentsApi.endpoints.appointments.useQueryState('active')
    return { text: formatDayTime(nextAppointment(data ?? [])?.startsAt), count: 0 }
  },
  '/promocodes/': () => {
    const { data } = promoCodesApi.endpoints.promoCodes.useQueryState()
    const codes = data?.active ?? []
    const end = byEnd(codes)[0]?.expiredDateIso
    const day = hasPassed(end) ? '' : formatDay(end)
    return { text: day && `До\u00a0${day}`, count: codes.length }
  },
  '/orders/': () => {
    const { data = [] } = activeOrdersApi.endpoints.activeOrders.useQueryState()
    return { text: ordersInWords(data), count: data.length }
  },
  '/subscription/': () => {
    const { data } = subscriptionApi.endpoints.subscriptionPreview.useQueryState()
    return { text: formatDay(data?.scheduledAt), count: 0 }
  },
  '/trial/': () => {
    const { data } = trialApi.endpoints.trialOrders.useQueryState()
    return { text: trialsInWords(data ?? []), count: 0 }
  },
  '/remind/': () => {
    const { data } = remindersApi.endpoints.reminders.useQueryState()
    return { text: formatDay(nextReminder(data ?? [])?.remindAt), count: 0 }
  },
  '/feedback/': () => {
    const visits = fittingsApi.endpoints.visits.useQueryState().data
    const fittings = fittingsApi.endpoints.fittingHistory.useQueryState().data
    const orders = ordersApi.endpoints.orders.useQueryState().data
    const reviews = reviewsApi.endpoints.reviews.useQueryState().data
    if (!visits || !fittings || !orders || !reviews) return { text: '', count: 0 }
    const { length } = candidates({ visits, fittings, orders, reviews })
    return { text: length > 0 ? `${plural(length, ['Ждёт', 'Ждут', 'Ждут'])} отзыва` : '', count: length }
  },
}

/** Says beside a section of the menu what is there now; nothing where nothing is, or nobody has asked (design 10). */
export function MenuNote({ path, id }: { path: string; id: string }) {
  const useNote = lookup(notes, path)
  return useNote ? <Noted key={path} id={id} useNote={useNote} /> : null
}

function Noted({ useNote, id }: { useNote: () => Note; id: string }) {
  const { text, count } = useNote()
  return (
    <>
      {text !== '' && (
        <span className="menu__note" id={`${id}line`}>
          {text}
        </span>
      )}
      {count > 0 && (
        <span className="count" id={`${id}count`}>
          <span className="visually-hidden"> всего </span>
          {count}
        </span>
      )}
    </>
  )
}
