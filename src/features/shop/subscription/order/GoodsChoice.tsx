import { useOffersQuery } from '../../../../data/catalogue/catalogueApi'
import type { OrderDialogProps } from './orderDialogs'
import { GoodsDialog } from './GoodsDialog'

/** What the catalogue sells, for the order of a subscription. */
export function GoodsChoice(props: OrderDialogProps) {
  const offers = useOffersQuery({ type: 'eshop' })
  return <GoodsDialog {...props} offers={offers} />
}
