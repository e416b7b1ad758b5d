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
import { allData, remoteData, type QueryResult } from '#domain/remoteData'
import { useNow } from '#ui/lib/useNow'
import { ordersInWords, trialsInWords } from './menuWords'

/** A line below the name of a section, and a count; '' and 0 are not shown. */
interface Note {
  text: string
  count: number
}

/* Notes use only data that some page has loaded: `useQueryState` sends no request. */

const NO_NOTE: Note = { text: '', count: 0 }

function noted<Value>(query: QueryResult<Value>, note: (value: Value) => Note): Note {
  const read = remoteData(query)
  return read.state === 'known' ? note(read.value) : NO_NOTE
}

const notes: Record<string, () => Note> = {
  '/selection/': () =>
    noted(fittingsApi.endpoints.fittings.useQueryState(), ({ selections }) => {
      const day = formatDay(latestFitting(selections)?.createdAt)
      return { text: day && `Проверено ${day}`, count: 0 }
    }),
  '/optics/': () =>
    noted(appointmentsApi.endpoints.appointments.useQueryState('active'), (all) => ({
      text: formatDayTime(nextAppointment(all)?.startsAt),
      count: 0,
    })),
  '/promocodes/': () =>
    noted(promoCodesApi.endpoints.promoCodes.useQueryState(), ({ active }) => {
      const end = byEnd(active)[0]?.expiredDateIso
      const day = hasPassed(end) ? '' : formatDay(end)
      return { text: day && `До\u00a0${day}`, count: active.length }
    }),
  '/orders/': () =>
    noted(activeOrdersApi.endpoints.activeOrders.useQueryState(), (all) => ({
      text: ordersInWords(all),
      count: all.length,
    })),
  '/subscription/': () =>
    noted(subscriptionApi.endpoints.subscriptionPreview.useQueryState(), (preview) => ({
      text: formatDay(preview?.scheduledAt),
      count: 0,
    })),
  '/trial/': () =>
    noted(trialApi.endpoints.trialOrders.useQueryState(), (all) => ({ text: trialsInWords(all), count: 0 })),
  '/remind/': () =>
    noted(remindersApi.endpoints.reminders.useQueryState(), (all) => ({
      text: formatDay(nextReminder(all)?.remindAt),
      count: 0,
    })),
  '/feedback/': () => {
    const all = allData({
      visits: remoteData(fittingsApi.endpoints.visits.useQueryState()),
      fittings: remoteData(fittingsApi.endpoints.fittingHistory.useQueryState()),
      orders: remoteData(ordersApi.endpoints.orders.useQueryState()),
      reviews: remoteData(reviewsApi.endpoints.reviews.useQueryState()),
    })
    if (all.state !== 'known') return NO_NOTE
    const { length } = candidates(all.value)
    return { text: length > 0 ? `${plural(length, ['Ждёт', 'Ждут', 'Ждут'])} отзыва` : '', count: length }
  },
}

/** Shows the current state of a section in the menu; nothing if it is empty or not loaded (design 10). */
export function MenuNote({ path }: { path: string }) {
  const useNote = lookup(notes, path)
  return useNote ? <Noted key={path} useNote={useNote} /> : null
}

function Noted({ useNote }: { useNote: () => Note }) {
  // A note tells only what is still to come.
  useNow()
  const { text, count } = useNote()
  return (
    <>
      {text !== '' && <span className="menu__note">{text}</span>}
      {count > 0 && (
        <span className="count">
          <span className="visually-hidden"> всего </span>
          {count}
        </span>
      )}
    </>
  )
}
