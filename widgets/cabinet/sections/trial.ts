import { getConsumerInfo } from '#api/generated/account'
import { getSamplingOrders, getTrialOrders } from '#api/generated/trial'
import { section } from '#shell/lib/section'

export const trial = section({
  path: '/trial/',
  title: 'Заказы пробных линз',
  load: () => import('#features/shop/trial/TrialPage').then(({ TrialPage }) => TrialPage),
  prerender: BEFORE_REACT && {
    reads: [getTrialOrders.path, getSamplingOrders.path, getConsumerInfo.path],
  },
})
