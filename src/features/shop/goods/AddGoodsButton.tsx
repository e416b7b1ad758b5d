import { useAddGoods } from '../../../data/basket/useAddGoods'
import type { Id } from '../../../domain/Id'
import type { SaleType } from '../../../domain/order'
import { ofBasket } from '../../../host/basketLink'
import { basketUrl } from '../../../host/config'
import { AddToBasket } from '../../../ui/AddToBasket'

interface AddGoodsButtonProps {
  title: string
  offerId: Id
  type: SaleType
}

/** Puts one pack into the basket. */
export const AddGoodsButton = ({ title, offerId, type }: AddGoodsButtonProps) => (
  <AddToBasket title={title} basket={ofBasket(basketUrl(), type)} {...useAddGoods(offerId, type)} />
)
