import { getCheckoutAddresses, getDeliveryServices } from '../../src/api/generated/checkout'
import { CheckoutPage } from '../../src/features/shop/checkout/CheckoutPage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { basketTypeOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { takeBasket } from '../takeBasket'
import { startOnce } from '../startOnce'

export const island = createIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <CheckoutPage type={basketTypeOf(container)} />
    </DraftContext>
  ),
  styles: [columnCss],
  prepare: ({ container }) => {
    startOnce(getCheckoutAddresses.path)
    startOnce(getDeliveryServices.path.replace('{type}', basketTypeOf(container)))
    return takeBasket(container)
  },
})
