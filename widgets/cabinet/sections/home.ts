import { getAccountCounters } from '#api/generated/account'
import { getEntries } from '#api/generated/entries'
import { getOrders } from '#api/generated/orders'
import { getReminders } from '#api/generated/reminders'
import { getSelections } from '#api/generated/selections'
import { getSubscriptionPreview } from '#api/generated/subscription'
import { getTrialOrders } from '#api/generated/trial'
import { HomePage } from '../home/HomePage'
import { section } from '#shell/lib/section'

export const home = section({
  path: '/',
  title: 'Главная',
  icon: 'home',
  page: HomePage,
  prerender: BEFORE_REACT && {
    reads: [
      getAccountCounters.path,
      `${getOrders.path}?scope=active`,
      getTrialOrders.path,
      `${getEntries.path}?state=active`,
      getReminders.path,
      getSubscriptionPreview.path,
      getSelections.path,
    ],
    Card: () => import('../home/step/NextStepCard').then(({ NextStepCard }) => NextStepCard),
  },
})
