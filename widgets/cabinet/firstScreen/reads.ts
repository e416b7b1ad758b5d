import { lookup } from '#domain/lookup'
import { getAccountCounters, getConsumerInfo, getLensesInfo } from '#api/generated/account'
import { getAddresses } from '#api/generated/addresses'
import { getProducts } from '#api/generated/catalogue'
import { getMonoOrders } from '#api/generated/checkout'
import { getEntries } from '#api/generated/entries'
import { getOrders } from '#api/generated/orders'
import { getPointsHistory } from '#api/generated/points'
import { getCertificateHistory, getCertificates, getPromoCodes, getScore } from '#api/generated/promocodes'
import { getReminders } from '#api/generated/reminders'
import { getReviews } from '#api/generated/reviews'
import {
  getCollections,
  getSelectionHistory,
  getSelections,
  getVisitedDepartments,
} from '#api/generated/selections'
import { getSubscription, getSubscriptionOrders } from '#api/generated/subscription'
import { getDryEyeResults } from '#api/generated/tests'
import { getSamplingOrders, getTrialOrders } from '#api/generated/trial'

/** By these in its address a section shows another view, which asks for other things and is React's alone. */
const OTHER_VIEW = /[?&](tab|view|receipt|test|book|department|move)\b/

export const isOtherView = (search: string): boolean => OTHER_VIEW.test(search)

export const firstReadsAt = (path: string, search: string): readonly string[] =>
  isOtherView(search) ? [] : (lookup(firstReads, path) ?? [])

/**
 * By the path of a section, what its page is sure to ask for first; of the home, besides the points, what is in sight. It is
 * asked for before the page's code is there, and the page's own query takes the answer over; what no query takes would be
 * asked for in vain.
 */
export const firstReads: Record<string, string[]> = {
  '/': [getAccountCounters.path, `${getOrders.path}?scope=active`],
  '/selection/': [
    getSelections.path,
    getLensesInfo.path,
    getSelectionHistory.path,
    getDryEyeResults.path,
    getCollections.path,
    getProducts.path,
  ],
  '/optics/': [`${getEntries.path}?state=active`, getVisitedDepartments.path],
  '/promocodes/': [getPromoCodes.path, getScore.path, getCertificates.path, getCertificateHistory.path],
  '/orders/': [getOrders.path, `${getOrders.path}?scope=active`, getMonoOrders.path],
  '/subscription/': [getSubscription.path, getSubscriptionOrders.path],
  '/trial/': [getTrialOrders.path, getSamplingOrders.path, getConsumerInfo.path],
  '/products/': [
    getOrders.path,
    getMonoOrders.path,
    getProducts.path,
    getLensesInfo.path,
    getConsumerInfo.path,
  ],
  '/remind/': [getReminders.path, `${getProducts.path}?category=lenses`, getLensesInfo.path, getOrders.path],
  '/profile/': [getConsumerInfo.path, getLensesInfo.path, getAddresses.path],
  '/feedback/': [
    getReviews.path,
    getVisitedDepartments.path,
    getSelectionHistory.path,
    getOrders.path,
    getProducts.path,
    getConsumerInfo.path,
  ],
  '/points/': [getScore.path, getPointsHistory.path],
}
