import { CheckoutPage } from '../../src/features/shop/checkout/CheckoutPage'
import { drawIslands } from '../../src/firstScreen/drawIslands'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { basketTypeOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { checkoutPaths } from './start'

drawIslands({
  name: 'checkout',
  reads: checkoutPaths,
  draw: (container) => (
    <DraftContext value={pageDrafts}>
      <CheckoutPage type={basketTypeOf(container)} />
    </DraftContext>
  ),
  styles: [columnCss],
  isInParts: true,
})
