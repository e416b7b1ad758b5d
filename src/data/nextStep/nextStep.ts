import { daysBetween, hasPassed, type IsoDate } from '../../domain/dates/dates'
import { newestFirst } from '../../domain/dates/newestFirst'
import { soonestFirst } from '../../domain/dates/soonestFirst'
import { sameId } from '../../domain/Id'
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
 * What a read has brought so far. One that failed is over without data. It brings no step, nor may it bring a wrong one:
 * a step that rests on something not being there is left out with it (`isKnown`).
 */
export interface Heard<Data> {
  data?: Data | undefined
  isOver: boolean
}

const isKnown = ({ data }: Heard<unknown>): boolean => data !== undefined

/** What the home reads in any case. */
export interface FirstReads {
  activeOrders: Heard<readonly ActiveOrder[]>
  trialOrders: Heard<readonly TrialOrder[]>
  appointments: Heard<readonly Appointment[]>
  reminders: Heard<readonly Reminder[]>
  subscription: Heard<SubscriptionPreview | null>
  score: Heard<Score>
  fittings: Heard<readonly Fitting[]>
}

/** What the home reads where none of the first brings a step. */
export interface MoreReads {
  reviews: Heard<readonly Review[]>
  receipts: Heard<readonly Receipt[]>
  orders: Heard<readonly unknown[]>
  /** Whether the customer has told which lenses they wear; the next, whether an address is kept. */
  lenses: Heard<boolean>
  address: Heard<boolean>
}

export interface Known {
  first: FirstReads
  /** Undefined as long as nobody has asked for them. */
  more?: MoreReads | undefined
  /** The days for which the lenses of a reminder last; undefined where that cannot be known. */
  daysLeft: (reminder: Reminder) => number | undefined
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
 * null where nothing is due. Of one kind the nearest date counts.
 */
export function nextStep(known: Known, now: Date = currentTime()): NextStep | 'waiting' | null {
  const { first, more } = known
  if (!Object.values(first).every(({ isOver }) => isOver)) return 'waiting'
  const urgent = toPay(first) ?? toFetch(first, now) ?? visitSoon(first, now) ?? lensesEnd(known, now)
  if (urgent) return urgent
  const rejected = more && rejectedOf(more, known.isOpened, now)
  const later = pointsExpire(first, now) ?? checkDue(first, now)
  if (rejected ?? later) return rejected ?? later ?? null
  if (!more) return null
  return Object.values(more).every(({ isOver }) => isOver) ? beginning(more) : 'waiting'
}

const toPay = ({ activeOrders }: FirstReads): NextStep | undefined => {
  const payable = (activeOrders.data ?? []).filter(({ payment }) => payment?.isLinkAvailable === true)
  const [order] = soonestFirst(
    soonestFirst(payable, ({ createdAt }) => createdAt),
    ({ expectedAt }) => expectedAt,
  )
  return order && { kind: 'pay', order }
}

const toFetch = ({ activeOrders, trialOrders }: FirstReads, now: Date): NextStep | undefined => {
  const trials = (trialOrders.data ?? [])
    .filter((trial) => !isOverWith(trial))
    .map((trial) => ({ until: trial.pickupUntil, step: { kind: 'fetchTrial' as const, trial } }))
  const orders = (activeOrders.data ?? []).map((order) => ({
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
  const visit = upcoming(appointments.data ?? [], now).find(
    ({ status, startsAt }) =>
      ['active', 'edited'].includes(status.code) && Date.parse(startsAt ?? '') <= latest,
  )
  return visit && { kind: 'visit', visit }
}

const lensesEnd = ({ first, daysLeft }: Known, now: Date): NextStep | undefined => {
  const { reminders, activeOrders, subscription } = first
  // Lenses that may be on their way are not bought twice. The reminder has a card of its own, and what failed says so.
  if (!isKnown(activeOrders) || !isKnown(subscription)) return undefined
  const isComing = ({ productId }: Reminder) =>
    isBringing(subscription.data, now) ||
    (activeOrders.data ?? []).some(({ items }) => items.some((item) => sameId(item.productId, productId)))
  const due = (reminders.data ?? []).filter(
    (reminder) =>
      reminder.isActive &&
      (daysFrom(now, reminder.remindAt) <= 0 || (daysLeft(reminder) ?? Infinity) <= LENSES_DAYS) &&
      !isComing(reminder),
  )
  const [reminder] = soonestFirst(due, ({ remindAt }) => remindAt)
  return reminder && { kind: 'lenses', reminder, daysLeft: daysLeft(reminder) }
}

/** The subscription's card tells no lenses: it is on lenses, and brings them on its day. */
const isBringing = (preview: SubscriptionPreview | null | undefined, now: Date): boolean =>
  preview?.subscription.status.code === 'active' && !(daysFrom(now, preview.scheduledAt) < 0)

const rejectedOf = (
  { reviews, receipts }: MoreReads,
  isOpened: Known['isOpened'],
  now: Date,
): NextStep | undefined => {
  const all = [
    ...(reviews.data ?? []).map((review) => ({ of: review, step: { kind: 'review' as const, review } })),
    ...(receipts.data ?? []).map((receipt) => ({
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
    (score.data?.expiring ?? []).filter(
      ({ points, expiresAt }) =>
        points > 0 && isToCome(expiresAt, now) && daysFrom(now, expiresAt) <= POINTS_DAYS,
    ),
    ({ expiresAt }) => expiresAt,
  )
  return next && { kind: 'points', ...next }
}

const checkDue = ({ fittings, appointments }: FirstReads, now: Date): NextStep | undefined => {
  const [newest] = newestFirst(fittings.data ?? [], ({ createdAt }) => createdAt)
  const since = newest?.nextVisitAt
  if (since == null || !(daysFrom(now, since) <= 0)) return undefined
  // Who may have an appointment is not sent to make one.
  if (!isKnown(appointments)) return undefined
  return upcoming(appointments.data ?? [], now).length > 0 ? undefined : { kind: 'check', since }
}

const beginning = ({ orders, lenses, address }: MoreReads): NextStep | null => {
  // Orders that did not load may be there: only who has none for certain is new.
  if (orders.data?.length !== 0) return null
  const told = { lenses: lenses.data, address: address.data, order: false }
  const steps = (['lenses', 'address', 'order'] as const).flatMap((step) => {
    const isDone = told[step]
    // What is not known is not asked for.
    return isDone === undefined ? [] : { step, isDone }
  })
  return { kind: 'begin', next: steps.find(({ isDone }) => !isDone)?.step ?? 'order', steps }
}

/** Days of the shop's calendar from now on; NaN without a date, which is in no order. */
const daysFrom = (now: Date, iso: IsoDate | null): number => daysBetween(now.toISOString(), iso)

const isToCome = (iso: IsoDate | null, now: Date): boolean =>
  !Number.isNaN(daysFrom(now, iso)) && !hasPassed(iso, now)
