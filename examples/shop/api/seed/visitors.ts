import { newVisitor, type Visitor } from '../visitor'
import { anna, profile } from './anna'
import { checks, moneybacks } from './checks'
import { application, stories } from './friends'
import { orders, samplingOrders, trialOrders } from './orders'
import { operations } from './points'
import { boughtCertificates, promoCodes } from './promoCodes'
import { reviews } from './reviews'
import { serviceApplications } from './serviceProgramme'
import { subscription } from './subscription'
import { dryEyeResults, entries, selections, visits } from './vision'

/** Returns Anna, a customer with data in every section. */
export function fullVisitor(now: Date): Visitor {
  const visitor = {
    ...newVisitor(),
    ...profile(now),
    isFriendsAvailable: true,
    orders: orders(now),
    trialOrders: trialOrders(now),
    samplingOrders: samplingOrders(now),
    operations: operations(now),
    promoCodes: promoCodes(now),
    boughtCertificates: boughtCertificates(now),
    checks: checks(now),
    reviews: reviews(now),
    moneybacks: moneybacks(now),
    subscriptionOrderIds: new Set([48153, 48116, 48079]),
    entries: entries(now),
    visits: visits(now),
    selections: selections(now),
    dryEyeResults: dryEyeResults(now),
    serviceApplications: serviceApplications(now),
    application: application(now),
    stories: stories(now),
  }
  return { ...visitor, ...subscription(now, visitor.addresses) }
}

/** Returns a new consumer. */
export const emptyVisitor = (): Visitor => ({
  ...newVisitor(),
  consumer: { ...anna, is_allowed_order_samples: false },
  isFriendsAvailable: true,
})

const manyRecords = 300

/** Returns the records repeated, each copy with its own id. */
const repeated = <T extends { id: number }>(records: T[]): T[] =>
  Array.from({ length: Math.ceil(manyRecords / records.length) }, (_, round) =>
    records.map((record) => (round === 0 ? record : { ...record, id: record.id + round * 100_000 })),
  )
    .flat()
    .slice(0, manyRecords)

/** Returns a visitor with 300 entries in every list. */
export function manyVisitor(now: Date): Visitor {
  const visitor = fullVisitor(now)
  const { active, used } = visitor.promoCodes
  const copies = repeated(active.map((code, id) => ({ id, code })))
  const friends = repeated(visitor.referral.friends.map((friend, id) => ({ id, friend }))).map(
    ({ friend }) => friend,
  )
  return {
    ...visitor,
    notifications: repeated(visitor.notifications),
    referral: { ...visitor.referral, friends, points_total: friends.length * 200 },
    addresses: repeated(visitor.addresses).map((address, index) => ({ ...address, is_default: index === 0 })),
    orders: repeated(visitor.orders).map((order) => ({ ...order, number: String(order.id) })),
    operations: repeated(visitor.operations),
    checks: repeated(visitor.checks),
    moneybacks: repeated(visitor.moneybacks),
    promoCodes: {
      active: copies.map(({ id, code }) => ({ ...code, promo_code: `${code.promo_code}-${id}` })),
      used,
    },
    boughtCertificates: repeated(visitor.boughtCertificates),
    entries: repeated(visitor.entries),
    visits: repeated(visitor.visits),
    selections: repeated(visitor.selections),
    reminders: repeated(visitor.reminders),
    reviews: repeated(visitor.reviews),
    trialOrders: repeated(visitor.trialOrders),
    samplingOrders: repeated(visitor.samplingOrders),
    dryEyeResults: repeated(visitor.dryEyeResults),
    stories: repeated(visitor.stories),
  }
}
