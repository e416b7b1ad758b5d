import { CheckoutPage } from '../../src/features/shop/checkout/CheckoutPage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { basketTypeOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { takeBasket } from '../takeBasket'
import { takeDrawnIsland } from '../takeDrawnIsland'

export const island = createIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <CheckoutPage type={basketTypeOf(container)} />
    </DraftContext>
  ),
  styles: [columnCss],
  prepare: ({ container }) => takeBasket(container),
  settle: takeDrawnIsland,
})
