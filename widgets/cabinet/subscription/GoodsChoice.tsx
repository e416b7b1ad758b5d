import { useOffersQuery } from '../../../src/features/catalogue/catalogueApi'
import type { OrderDialogProps } from '../../../src/features/subscription/orderDialogs'
import { GoodsDialog } from '../../../src/features/subscription/GoodsDialog'

/** What the catalogue sells, for the order of a subscription. */
export function GoodsChoice(props: OrderDialogProps) {
  const offers = useOffersQuery({ type: 'eshop' })
  return <GoodsDialog {...props} offers={offers} />
}
