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
import { latestReviews } from '../reviews/latestReviews'
import type { Review } from '../reviews/review'
import type { SubscriptionPreview } from '../subscription/subscription'
import { isOverWith, type TrialOrder } from '../trial/trialOrder'
import { currentTime } from '../../domain/dates/clock'

/**
 * Returns the items of a list. A failed list produces no step and no wrong one either: a step that depends on
 * something being absent is skipped with it.
 */
export const told = <Item>(read: RemoteData<readonly Item[]>): readonly Item[] =>
  read.state === 'known' ? read.value : []

/** The queries that the home page always runs. */
export interface FirstReads {
  activeOrders: RemoteData<readonly ActiveOrder[]>
  trialOrders: RemoteData<readonly TrialOrder[]>
  appointments: RemoteData<readonly Appointment[]>
  reminders: RemoteData<readonly Reminder[]>
  subscription: RemoteData<SubscriptionPreview | null>
  score: RemoteData<Score>
  fittings: RemoteData<readonly Fitting[]>
}

/** Returns the days for which the lenses of a reminder last; undefined if unknown. */
export type DaysLeft = (reminder: Reminder) => number | undefined

/** The queries that the home page runs only if nothing else is due. */
export interface MoreReads {
  reviews: RemoteData<readonly Review[]>
  receipts: RemoteData<readonly Receipt[]>
  orders: RemoteData<readonly unknown[]>
  /**
   * Whether the customer has told which lenses they wear; the next field tells whether an address is saved.
   */
  lenses: RemoteData<boolean>
  address: RemoteData<boolean>
}

export interface Known {
  first: FirstReads
  /** Undefined until it is requested, as is the next field. */
  daysLeft?: RemoteData<DaysLeft> | undefined
  more?: MoreReads | undefined
  /** Tells whether a rejected review or receipt has already been opened on this device; see `noteOf`. */
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

/** Hours before a visit from which it becomes the next step. */
const VISIT_HOURS = 48
/** Days before lenses run out or points expire from which they become the next step. */
const LENSES_DAYS = 14
const POINTS_DAYS = 30
/** Days for which a rejected review or receipt is shown. */
const REJECTED_DAYS = 30

/** Returns the key of a review or a receipt among those opened on this device. */
export const noteOf = (step: { review: Review } | { receipt: Receipt }): string =>
  'review' in step ? `review-${step.review.id}` : `receipt-${step.receipt.id}`

/**
 * Returns the first step that is due (contract 3.11); 'waiting' until the data that it depends on have loaded
 * or failed; null if nothing is due. 'daysLeft' and 'more' name the data to request next. Among steps of one
 * kind the nearest date comes first.
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
  // Lenses that run out come before all later steps, so those wait until the remaining days are known.
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

/** Returns the active reminders of lenses that no order or subscription will bring. */
const toBuyAgain = ({ reminders, activeOrders, subscription }: FirstReads, now: Date): Reminder[] => {
  // Lenses that may already be ordered are not suggested again. The reminder has a card of its own, which
  // shows failures.
  if (activeOrders.state !== 'known' || subscription.state !== 'known') return []
  if (isBringing(subscription.value, now)) return []
  const isComing = ({ productId }: Reminder) =>
    activeOrders.value.some(({ items }) =>
      // A line that cannot be read may be these lenses.
      items.some((item) => item.isUnreadable === true || sameId(item.productId, productId)),
    )
  return told(reminders).filter((reminder) => reminder.isActive && !isComing(reminder))
}

/** The codes of a subscription that may deliver; '' is one that cannot be read. */
const DELIVERING = ['active', '']

/**
 * Tells whether an active subscription may deliver: its preview lists no lenses, so it may bring any.
 */
const isBringing = (preview: SubscriptionPreview | null, now: Date): boolean =>
  preview !== null &&
  DELIVERING.includes(preview.subscription.status.code) &&
  !(daysFrom(now, preview.scheduledAt) < 0)

const rejectedOf = (
  { reviews, receipts }: MoreReads,
  isOpened: Known['isOpened'],
  now: Date,
): NextStep | undefined => {
  const all = [
    ...latestReviews(told(reviews)).map((review) => ({
      of: review,
      step: { kind: 'review' as const, review },
    })),
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
  // A customer who may have an appointment is not asked to make one.
  if (appointments.state !== 'known') return undefined
  return upcoming(appointments.value, now).length > 0 ? undefined : { kind: 'check', since }
}

const beginning = ({ orders, lenses, address }: MoreReads): NextStep | null => {
  // Orders that failed to load may exist: the customer is new only if there are certainly none.
  if (orders.state !== 'known' || orders.value.length > 0) return null
  const done = { lenses: valueOf(lenses), address: valueOf(address), order: false }
  const steps = (['lenses', 'address', 'order'] as const).flatMap((step) => {
    const isDone = done[step]
    // If it is unknown whether a step is done, the step is skipped.
    return isDone === undefined ? [] : { step, isDone }
  })
  return { kind: 'begin', next: steps.find(({ isDone }) => !isDone)?.step ?? 'order', steps }
}

/** Days until a date in the shop's calendar; NaN without a date, so that no comparison holds. */
const daysFrom = (now: Date, iso: IsoDate | null): number => daysBetween(now.toISOString(), iso)

const isToCome = (iso: IsoDate | null, now: Date): boolean =>
  !Number.isNaN(daysFrom(now, iso)) && !hasPassed(iso, now)
