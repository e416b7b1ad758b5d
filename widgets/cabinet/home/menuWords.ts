import type { ActiveOrder } from '#data/orders/activeOrder'
import { isOverWith, type TrialOrder } from '#data/trial/trialOrder'
import { currentTime } from '#domain/dates/clock'
import { formatDay, hasPassed } from '#domain/dates/dates'
import { soonestFirst } from '#domain/dates/soonestFirst'
import { plural } from '#domain/numbers/counts'

/**
 * The states of an order to mention, the most urgent first, with the texts for one and for several orders.
 */
const WAITING: readonly [one: string, more: string, isIt: (order: ActiveOrder, now: Date) => boolean][] = [
  ['ждёт оплаты', 'ждут оплаты', ({ payment }) => payment?.isLinkAvailable === true],
  [
    'можно забрать',
    'можно забрать',
    ({ storageUntil }, now) => storageUntil !== null && !hasPassed(storageUntil, now),
  ],
  ['в\u00a0пути', 'в\u00a0пути', ({ status }) => status.code === 'in_transit'],
]

/**
 * Returns 'Один ждёт оплаты' or '2 в пути' for the most urgent active orders; '' if there are none to
 * mention.
 */
export function ordersInWords(orders: readonly ActiveOrder[], now: Date = currentTime()): string {
  for (const [one, more, isIt] of WAITING) {
    const found = orders.filter((order) => isIt(order, now)).length
    if (found > 0) return `${found === 1 ? 'Один' : String(found)}\u00a0${plural(found, [one, more, more])}`
  }
  return ''
}

/** Returns 'Ждут до 3 декабря' for the first trial order that can be picked up; '' if there is none. */
export function trialsInWords(trials: readonly TrialOrder[], now: Date = currentTime()): string {
  const waiting = trials.filter(
    (trial) =>
      !isOverWith(trial) &&
      trial.activationCode !== null &&
      trial.pickupUntil !== null &&
      !hasPassed(trial.pickupUntil, now),
  )
  const day = formatDay(soonestFirst(waiting, ({ pickupUntil }) => pickupUntil)[0]?.pickupUntil)
  return day && `Ждут до\u00a0${day}`
}
