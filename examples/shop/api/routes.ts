import { account } from './calls/account'
import { activity } from './calls/promotion/activity'
import { addresses } from './calls/addresses'
import { auth } from './calls/auth'
import { basket } from './calls/basket'
import { catalogue } from './calls/catalogue'
import { checkout } from './calls/checkout'
import { checks } from './http/checks'
import { city } from './calls/city'
import { delivery } from './calls/delivery'
import { entries } from './calls/entries'
import { friends } from './calls/friends'
import { locator } from './calls/locator'
import { orders } from './calls/orders'
import { points } from './calls/points'
import { promocodes } from './calls/promocodes'
import { receipts } from './calls/receipts'
import { reminders } from './calls/reminders'
import { reviews } from './calls/reviews'
import type { Route } from './http/route'
import { selections } from './calls/selections'
import { service } from './calls/service'
import { competition } from './calls/competition'
import { serviceProgramme } from './calls/promotion/serviceProgramme'
import { education } from './calls/specialist/education'
import { specialistIol } from './calls/specialist/iol'
import { specialistMaterials } from './calls/specialist/materials'
import { practice } from './calls/specialist/practice'
import { specialistProfile } from './calls/specialist/profile'
import { specialistSamples } from './calls/specialist/samples'
import { stories } from './calls/stories'
import { subscription } from './calls/subscription'
import { survey } from './calls/survey'
import { tests } from './calls/tests'
import { trial } from './calls/trial'

/** All calls of the contract; `test/contract` checks that none is missing. */
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
  ...competition,
  ...delivery,
  ...education,
  ...entries,
  ...friends,
  ...locator,
  ...orders,
  ...points,
  ...practice,
  ...promocodes,
  ...receipts,
  ...reminders,
  ...reviews,
  ...selections,
  ...service,
  ...specialistIol,
  ...serviceProgramme,
  ...specialistMaterials,
  ...specialistProfile,
  ...specialistSamples,
  ...stories,
  ...subscription,
  ...survey,
  ...tests,
  ...trial,
]
