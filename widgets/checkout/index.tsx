import { getCheckoutAddresses } from '../../src/api/generated/checkout'
import { checkoutApi } from '../../src/data/checkout/checkoutApi'
import { CheckoutPage } from '../../src/features/shop/checkout/CheckoutPage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { basketTypeOf } from '../basketType'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { takeBasket } from '../takeBasket'
import { reads, servicesPath } from './reads'

/** Takes over the loader's answers: the basket and the possible destinations. */
const takeCheckout = (container: HTMLElement) =>
  Promise.all([
    takeBasket(container),
    takeEarlyAnswer(getCheckoutAddresses.path, checkoutApi.endpoints.checkoutAddresses, undefined),
    takeEarlyAnswer(servicesPath(container), checkoutApi.endpoints.deliveryServices, basketTypeOf(container)),
  ])

export const island = defineIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <CheckoutPage type={basketTypeOf(container)} />
    </DraftContext>
  ),
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'checkout', reads, isInParts: true },
  prepare: ({ container }) => waitBriefly(takeCheckout(container)),
})
