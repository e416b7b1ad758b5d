import type { Schemas } from './http/contract'
import { dateOf, inDays } from './dates'
import type { Visit } from './http/route'

const intervals = [
  { time_from: '10:00', time_to: '14:00' },
  { time_from: '14:00', time_to: '18:00' },
  { time_from: '18:00', time_to: '22:00' },
]

/** Returns the days on which an order made now may come. */
export const offeredDays = ({
  visitor,
  now,
  speaks,
}: Pick<Visit, 'visitor' | 'now' | 'speaks'>): Schemas['DeliveryDate'][] =>
  visitor.obstacles.hasNoDates
    ? []
    : [1, 2, 3, 4, 5].map((days) => ({
        date: dateOf(inDays(now, days)),
        intervals: speaks('days-without-times') ? [] : intervals,
      }))
