import { deliveryInWords } from '#data/orders/activeOrder'
import type { Order } from '#data/orders/order'
import { addDays, dayInShop } from '#domain/dates/days'
import { utcParts } from '#domain/dates/utcParts'
import { numbered } from '#domain/text/numbered'

const dayOf = (iso: string): [number, number, number] => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return [year, month, day]
}

/** Minutes by which the shop's time is ahead of UTC. */
const AHEAD = 180

/** Converts a date and time of the shop to UTC, in the format of the calendar file. */
function momentOf(date: string, time: string): [number, number, number, number, number] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const [year, month, day] = dayOf(date)
  return utcParts(Date.UTC(year, month - 1, day, hours, minutes - AHEAD))
}

/** Tells whether the delivery has a day for the calendar. */
export const hasDay = ({ delivery }: Pick<Order, 'delivery'>): boolean => delivery?.date != null

/** Returns the delivery as a calendar file: with its hours, or for the whole day if they are unknown. */
export async function deliveryFile({ id, number, delivery }: Order): Promise<File> {
  const { date, timeFrom, timeTo } = { date: null, timeFrom: null, timeTo: null, ...delivery }
  const day = dayInShop(date ?? '')
  // The module is larger than the page and rarely needed, so it loads on demand.
  const { eventInFile } = await import('#parts/lib/eventInFile')
  return eventInFile(`zakaz-${day}.ics`, {
    uid: `lens-order-${id}@${location.hostname}`,
    title: numbered('Заказ', number),
    location: delivery ? deliveryInWords(delivery) : '',
    ...(timeFrom !== null && timeTo !== null
      ? {
          start: momentOf(day, timeFrom),
          startInputType: 'utc',
          end: momentOf(day, timeTo),
          endInputType: 'utc',
        }
      : { start: dayOf(day), end: dayOf(addDays(day, 1)), busyStatus: 'FREE' }),
  })
}
