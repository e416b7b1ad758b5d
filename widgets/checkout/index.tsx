import { getBasket } from '../../src/api/generated/basket'
import { getCheckoutAddresses, getDeliveryServices } from '../../src/api/generated/checkout'
import { basketApi } from '../../src/data/basket/basketApi'
import { CheckoutPage } from '../../src/features/shop/checkoutPage/CheckoutPage'
import { DraftContext } from '../../src/forms/DraftContext'
import { pageDrafts } from '../../src/host/drafts'
import { basketTypeOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { store } from '../../src/store/store'
import { once, patiently, takeAhead } from '../ahead'
import { startOnce } from '../startOnce'

export const island = createIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <CheckoutPage type={basketTypeOf(container)} />
    </DraftContext>
  ),
  styles: [columnCss],
  prepare: ({ container }) => {
    const type = basketTypeOf(container)
    startOnce(getCheckoutAddresses.path)
    startOnce(getDeliveryServices.path.replace('{type}', type))
    const query = () => store.dispatch(basketApi.endpoints.basket.initiate(type, once))
    return patiently(takeAhead(`${getBasket.path}?type=${type}`, query))
  },
})
