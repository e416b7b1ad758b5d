import { getCheckoutAddresses } from '../../src/api/generated/checkout'
import { checkoutApi } from '../../src/data/checkout/checkoutApi'
import { basketTypeOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { takeBasket } from '../takeBasket'
import { preloadIslandAnswers } from '../preloadIslandAnswers'
import { Content } from './Content'
import { servicesPath } from './reads'

/** Takes over the loader's answers: the basket and the possible destinations. */
const takeCheckout = (container: HTMLElement) =>
  Promise.all([
    takeBasket(container),
    takeEarlyAnswer(getCheckoutAddresses.path, checkoutApi.endpoints.checkoutAddresses, undefined),
    takeEarlyAnswer(servicesPath(container), checkoutApi.endpoints.deliveryServices, basketTypeOf(container)),
  ])

export const island = createIsland({
  Content,
  styles: [columnCss],
  prepare: ({ container }) => waitBriefly(takeCheckout(container)),
  settle: preloadIslandAnswers,
})
