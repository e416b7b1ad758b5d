import { deliveryInWords } from '#data/orders/activeOrder'
import type { Order } from '#data/orders/order'
import { DAY, SHOP_AHEAD } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import { utcParts } from '#domain/dates/utcParts'
import { numbered } from '#domain/text/numbered'

/** Returns a time of a day in the shop, in milliseconds. */
function momentOf(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Date.parse(day) + (hours * 60 + minutes) * 60_000 - SHOP_AHEAD
}

/** Tells whether the delivery has a day for the calendar. */
export const hasDay = ({ delivery }: Pick<Order, 'delivery'>): boolean => delivery?.date != null

/** Returns the delivery as a calendar file: with its hours, or for the whole day if they are unknown. */
export async function deliveryFile({ id, number, delivery }: Order): Promise<File> {
  const { date, timeFrom, timeTo } = { date: null, timeFrom: null, timeTo: null, ...delivery }
  const day = dayInShop(date ?? '')
  const [from, to] = [momentOf(day, timeFrom ?? ''), momentOf(day, timeTo ?? '')]
  // The module is larger than the page and rarely needed, so it loads on demand.
  const { eventInFile, spanOf } = await import('#parts/lib/eventInFile')
  return eventInFile(`zakaz-${day}.ics`, {
    uid: `lens-order-${id}@${location.hostname}`,
    title: numbered('Заказ', number),
    location: delivery ? deliveryInWords(delivery) : '',
    ...(timeFrom !== null && timeTo !== null && from !== to
      ? {
          start: utcParts(from),
          startInputType: 'utc',
          // Hours such as 22:00 to 00:00 end on the next day.
          end: utcParts(to < from ? to + DAY : to),
          endInputType: 'utc',
        }
      : { ...spanOf(day, null), busyStatus: 'FREE' }),
  })
}
