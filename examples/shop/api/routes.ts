import { account } from './account'
import { activity } from './activity'
import { addresses } from './addresses'
import { auth } from './auth'
import { basket } from './basket'
import { catalogue } from './catalogue'
import { checkout } from './checkout'
import { checks } from './checks'
import { city } from './city'
import { delivery } from './delivery'
import { entries } from './entries'
import { friends } from './friends'
import { locator } from './locator'
import { orders } from './orders'
import { points } from './points'
import { promocodes } from './promocodes'
import { receipts } from './receipts'
import { reminders } from './reminders'
import { reviews } from './reviews'
import type { Route } from './route'
import { selections } from './selections'
import { service } from './service'
import { stories } from './stories'
import { subscription } from './subscription'
import { tests } from './tests'
import { trial } from './trial'

/** All calls of the contract; `test/contract` holds that none is missing. */
export const routes: Route[] = [
  ...account,
  ...activity,
  ...addresses,
  ...auth,
  ...basket,
  ...catalogue,
  ...checkout,
  ...checks,
  ...city,
  ...delivery,
  ...entries,
  ...friends,
  ...locator,
  ...orders,
  ...points,
  ...promocodes,
  ...receipts,
  ...reminders,
  ...reviews,
  ...selections,
  ...service,
  ...stories,
  ...subscription,
  ...tests,
  ...trial,
]
