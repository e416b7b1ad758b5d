import { useAddPack, type ReadyPack } from '../../../data/basket/useAddPack'
import type { SaleType } from '../../../domain/order'
import type { Product } from '../../../domain/product'
import { AddToBasket } from '../../../ui/AddToBasket'

interface AddPackButtonProps {
  product: Product
  pack: ReadyPack
  type: SaleType
}

/** Puts one pack into the basket. */
export const AddPackButton = ({ product, pack, type }: AddPackButtonProps) => (
  <AddToBasket title={product.title} type={type} {...useAddPack(product, pack, type)} />
)
