import { at, dateOf, inDays } from '../dates'
import type { Visitor } from '../visitor'
import { fullVisitor } from './visitors'

/** Anna with nothing that is due: her orders are here, her lenses last, her points stay. */
export function calm(now: Date): Visitor {
  const visitor = fullVisitor(now)
  const [reminder] = visitor.reminders
  return {
    ...visitor,
    orders: visitor.orders.filter(({ status }) =>
      ['received', 'cancelled', 'returned'].includes(status.code),
    ),
    trialOrders: [],
    subscription: null,
    subscriptionOrder: null,
    entries: [],
    checks: visitor.checks.filter(({ status }) => status.code !== 'rejected'),
    reviews: visitor.reviews.filter(({ status }) => status.code !== 'rejected'),
    operations: visitor.operations.map((one) => ({
      ...one,
      expires_at: one.expires_at && at(now, 200, '23:59'),
    })),
    selections: visitor.selections.map((one) => ({ ...one, next_visit_at: dateOf(inDays(now, 90)) })),
    reminders: reminder ? [{ ...reminder, remind_at: dateOf(inDays(now, 60)) }] : [],
  }
}

/** Anna with one step that is due, by its name. */
export const steps: Record<string, { title: string; visitor: (now: Date) => Visitor }> = {
  pay: {
    title: 'оплатить заказ',
    visitor: (now) => ({ ...calm(now), orders: fullVisitor(now).orders }),
  },
  'fetch-order': {
    title: 'забрать заказ',
    visitor: (now) => ({
      ...calm(now),
      orders: fullVisitor(now).orders.filter(({ payment }) => !payment.is_link_available),
    }),
  },
  'fetch-trial': {
    title: 'забрать пробные линзы',
    visitor: (now) => ({ ...calm(now), trialOrders: fullVisitor(now).trialOrders }),
  },
  visit: {
    title: 'визит завтра',
    visitor: (now) => ({
      ...calm(now),
      entries: fullVisitor(now).entries.map((entry) => ({
        ...entry,
        ...(entry.status.code === 'active' && {
          starts_at: at(now, 1, '12:00'),
          ends_at: at(now, 1, '12:40'),
        }),
      })),
    }),
  },
  lenses: {
    title: 'линзы кончаются',
    visitor: (now) => {
      const visitor = calm(now)
      const reminders = visitor.reminders.map((one) => ({ ...one, remind_at: dateOf(now) }))
      return { ...visitor, reminders }
    },
  },
  review: {
    title: 'отзыв отклонён',
    visitor: (now) => ({
      ...calm(now),
      reviews: fullVisitor(now).reviews.map((one) => ({ ...one, created_at: at(now, -2, '14:00') })),
    }),
  },
  receipt: {
    title: 'чек отклонён',
    visitor: (now) => ({ ...calm(now), checks: fullVisitor(now).checks }),
  },
  points: {
    title: 'баллы сгорают',
    visitor: (now) => ({ ...calm(now), operations: fullVisitor(now).operations }),
  },
  check: {
    title: 'пора проверить глаза',
    visitor: (now) => {
      const visitor = calm(now)
      const selections = visitor.selections.map((one) => ({ ...one, next_visit_at: dateOf(inDays(now, -3)) }))
      return { ...visitor, selections }
    },
  },
  none: { title: 'ничего не нужно', visitor: calm },
}
