import { daysBetween, hasPassed, type IsoDate } from '../../domain/dates/dates'
import { newestFirst } from '../../domain/dates/newestFirst'
import { soonestFirst } from '../../domain/dates/soonestFirst'
import { sameId } from '../../domain/Id'
import { mapData, valueOf, type RemoteData } from '../../domain/remoteData'
import { upcoming, type Appointment } from '../appointments/appointment'
import type { Fitting } from '../fittings/fitting'
import type { ActiveOrder } from '../orders/activeOrder'
import type { Score } from '../points/points'
import type { Receipt } from '../receipts/receipt'
import type { Reminder } from '../reminders/reminder'
import type { Review } from '../reviews/review'
import type { SubscriptionPreview } from '../subscription/subscription'
import { isOverWith, type TrialOrder } from '../trial/trialOrder'
import { currentTime } from '../../domain/dates/clock'

/**
 * What a list brings. One that failed brings no step, nor may it bring a wrong one: a step that rests on something not
 * being there is left out with it.
 */
const told = <Item>(read: RemoteData<readonly Item[]>): readonly Item[] =>
  read.state === 'known' ? read.value : []

/** What the home reads in any case. */
export interface FirstReads {
  activeOrders: RemoteData<readonly ActiveOrder[]>
  trialOrders: RemoteData<readonly TrialOrder[]>
  appointments: RemoteData<readonly Appointment[]>
  reminders: RemoteData<readonly Reminder[]>
  subscription: RemoteData<SubscriptionPreview | null>
  score: RemoteData<Score>
  fittings: RemoteData<readonly Fitting[]>
}

/** The days for which the lenses of a reminder last; undefined where that cannot be known. */
export type DaysLeft = (reminder: Reminder) => number | undefined

/** What the home reads where nothing else is due. */
export interface MoreReads {
  reviews: RemoteData<readonly Review[]>
  receipts: RemoteData<readonly Receipt[]>
  orders: RemoteData<readonly unknown[]>
  /** Whether the customer has told which lenses they wear; the next, whether an address is kept. */
  lenses: RemoteData<boolean>
  address: RemoteData<boolean>
}

export interface Known {
  first: FirstReads
  /** Undefined as long as nobody has asked for it, as is the next. */
  daysLeft?: RemoteData<DaysLeft> | undefined
  more?: MoreReads | undefined
  /** Tells whether a rejected review or receipt has been opened on this device; see `noteOf`. */
  isOpened: (note: string) => boolean
}

export type BeginningStep = 'lenses' | 'address' | 'order'

export type NextStep =
  | { kind: 'pay' | 'fetchOrder'; order: ActiveOrder }
  | { kind: 'fetchTrial'; trial: TrialOrder }
  | { kind: 'visit'; visit: Appointment }
  | { kind: 'lenses'; reminder: Reminder; daysLeft: number | undefined }
  | { kind: 'review'; review: Review }
  | { kind: 'receipt'; receipt: Receipt }
  | { kind: 'points'; points: number; expiresAt: IsoDate }
  | { kind: 'check'; since: IsoDate }
  | { kind: 'begin'; next: BeginningStep; steps: readonly { step: BeginningStep; isDone: boolean }[] }

/** Hours before a visit from which it is what matters. */
const VISIT_HOURS = 48
/** Days for which the lenses last, and before points expire, from which they matter. */
const LENSES_DAYS = 14
const POINTS_DAYS = 30
/** Days after which a rejected review or receipt is no news. */
const REJECTED_DAYS = 30

/** Names a review or a receipt among what was opened on the device. */
export const noteOf = (step: { review: Review } | { receipt: Receipt }): string =>
  'review' in step ? `review-${step.review.id}` : `receipt-${step.receipt.id}`

/**
 * Returns the one step that is due first (contract 3.11), 'waiting' until what it rests on has answered or failed, and
 * null where nothing is due. 'daysLeft' and 'more' say what is to be asked for before that is known. Of one kind the
 * nearest date counts.
 */
export function nextStep(
  known: Known,
  now: Date = currentTime(),
): NextStep | 'waiting' | 'daysLeft' | 'more' | null {
  const { first, more, isOpened } = known
  if (isAnyWaiting(first)) return 'waiting'
  const urgent = toPay(first) ?? toFetch(first, now) ?? visitSoon(first, now) ?? lensesEnd(known, now)
  const due = urgent ?? pointsExpire(first, now) ?? checkDue(first, now)
  if (due) return due
  if (!more) return 'more'
  return isAnyWaiting(more) ? 'waiting' : (rejectedOf(more, isOpened, now) ?? beginning(more))
}

const isAnyWaiting = (reads: FirstReads | MoreReads): boolean =>
  Object.values(reads).some(({ state }) => state === 'waiting')

const toPay = ({ activeOrders }: FirstReads): NextStep | undefined => {
  const payable = told(activeOrders).filter(({ payment }) => payment?.isLinkAvailable === true)
  const [order] = soonestFirst(
    soonestFirst(payable, ({ createdAt }) => createdAt),
    ({ expectedAt }) => expectedAt,
  )
  return order && { kind: 'pay', order }
}

const toFetch = ({ activeOrders, trialOrders }: FirstReads, now: Date): NextStep | undefined => {
  const trials = told(trialOrders)
    .filter((trial) => !isOverWith(trial))
    .map((trial) => ({ until: trial.pickupUntil, step: { kind: 'fetchTrial' as const, trial } }))
  const orders = told(activeOrders).map((order) => ({
    until: order.storageUntil,
    step: { kind: 'fetchOrder' as const, order },
  }))
  return soonestFirst(
    [...trials, ...orders].filter(({ until }) => isToCome(until, now)),
    ({ until }) => until,
  )[0]?.step
}

const visitSoon = ({ appointments }: FirstReads, now: Date): NextStep | undefined => {
  const latest = now.getTime() + VISIT_HOURS * 60 * 60 * 1000
  const visit = upcoming(told(appointments), now).find(
    ({ status, startsAt }) =>
      ['active', 'edited'].includes(status.code) && Date.parse(startsAt ?? '') <= latest,
  )
  return visit && { kind: 'visit', visit }
}

const lensesEnd = ({ first, daysLeft }: Known, now: Date): NextStep | 'waiting' | 'daysLeft' | undefined => {
  const wanted = toBuyAgain(first, now)
  const reached = wanted.filter(({ remindAt }) => daysFrom(now, remindAt) <= 0)
  // Lenses that are used up precede all that follows, so that nothing of it is told before it is known how long they last.
  if (reached.length === 0 && wanted.length > 0) {
    if (!daysLeft) return 'daysLeft'
    if (daysLeft.state === 'waiting') return 'waiting'
  }
  const daysOf = daysLeft && valueOf(daysLeft)
  const due =
    reached.length > 0 ? reached : wanted.filter((one) => (daysOf?.(one) ?? Infinity) <= LENSES_DAYS)
  const [reminder] = soonestFirst(due, ({ remindAt }) => remindAt)
  return reminder && { kind: 'lenses', reminder, daysLeft: daysOf?.(reminder) }
}

/** The reminders that are on, of lenses that nothing brings. */
const toBuyAgain = ({ reminders, activeOrders, subscription }: FirstReads, now: Date): Reminder[] => {
  // Lenses that may be on their way are not bought twice. The reminder has a card of its own, and what failed says so.
  if (activeOrders.state !== 'known' || subscription.state !== 'known') return []
  if (isBringing(subscription.value, now)) return []
  const isComing = ({ productId }: Reminder) =>
    activeOrders.value.some(({ items }) => items.some((item) => sameId(item.productId, productId)))
  return told(reminders).filter((reminder) => reminder.isActive && !isComing(reminder))
}

/** The subscription's card tells no lenses: it is on lenses, and brings them on its day. */
const isBringing = (preview: SubscriptionPreview | null, now: Date): boolean =>
  preview?.subscription.status.code === 'active' && !(daysFrom(now, preview.scheduledAt) < 0)

const rejectedOf = (
  { reviews, receipts }: MoreReads,
  isOpened: Known['isOpened'],
  now: Date,
): NextStep | undefined => {
  const all = [
    ...told(reviews).map((review) => ({ of: review, step: { kind: 'review' as const, review } })),
    ...told(receipts).map((receipt) => ({
      of: receipt,
      step: { kind: 'receipt' as const, receipt },
    })),
  ]
  const news = all.filter(({ of: { status, createdAt }, step }) => {
    const age = -daysFrom(now, createdAt)
    return status.code === 'rejected' && age >= 0 && age <= REJECTED_DAYS && !isOpened(noteOf(step))
  })
  return newestFirst(news, ({ of: { createdAt } }) => createdAt)[0]?.step
}

const pointsExpire = ({ score }: FirstReads, now: Date): NextStep | undefined => {
  const [next] = soonestFirst(
    told(mapData(score, ({ expiring }) => expiring)).filter(
      ({ points, expiresAt }) =>
        points > 0 && isToCome(expiresAt, now) && daysFrom(now, expiresAt) <= POINTS_DAYS,
    ),
    ({ expiresAt }) => expiresAt,
  )
  return next && { kind: 'points', ...next }
}

const checkDue = ({ fittings, appointments }: FirstReads, now: Date): NextStep | undefined => {
  const [newest] = newestFirst(told(fittings), ({ createdAt }) => createdAt)
  const since = newest?.nextVisitAt
  if (since == null || !(daysFrom(now, since) <= 0)) return undefined
  // Who may have an appointment is not sent to make one.
  if (appointments.state !== 'known') return undefined
  return upcoming(appointments.value, now).length > 0 ? undefined : { kind: 'check', since }
}

const beginning = ({ orders, lenses, address }: MoreReads): NextStep | null => {
  // Orders that did not load may be there: only who has none for certain is new.
  if (orders.state !== 'known' || orders.value.length > 0) return null
  const done = { lenses: valueOf(lenses), address: valueOf(address), order: false }
  const steps = (['lenses', 'address', 'order'] as const).flatMap((step) => {
    const isDone = done[step]
    // What is not known is not asked for.
    return isDone === undefined ? [] : { step, isDone }
  })
  return { kind: 'begin', next: steps.find(({ isDone }) => !isDone)?.step ?? 'order', steps }
}

/** Days of the shop's calendar from now on; NaN without a date, which is in no order. */
const daysFrom = (now: Date, iso: IsoDate | null): number => daysBetween(now.toISOString(), iso)

const isToCome = (iso: IsoDate | null, now: Date): boolean =>
  !Number.isNaN(daysFrom(now, iso)) && !hasPassed(iso, now)
