import { CheckoutPage } from '../../src/features/shop/checkoutPage/CheckoutPage'
import { DraftContext } from '../../src/forms/DraftContext'
import { pageDrafts } from '../../src/host/drafts'
import { basketTypeOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'

export const island = createIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <CheckoutPage type={basketTypeOf(container)} />
    </DraftContext>
  ),
  styles: [columnCss],
})
