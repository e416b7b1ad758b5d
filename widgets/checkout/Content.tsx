import { CheckoutPage } from '../../src/features/shop/checkout/CheckoutPage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { basketTypeOf } from '../../src/host/settings'
import type { ContentProps } from '../../src/island/IslandModule'

export const Content = ({ container }: ContentProps) => (
  <DraftContext value={pageDrafts}>
    <CheckoutPage type={basketTypeOf(container)} />
  </DraftContext>
)
