import { useAddPack, type ReadyPack } from '#data/basket/useAddPack'
import type { SaleType } from '#data/orders/order'
import type { Product } from '#data/catalogue/product'
import { titleInWords } from '#domain/text/titleInWords'
import { AddToBasket } from '#parts/AddToBasket'

interface AddPackButtonProps {
  product: Product
  pack: ReadyPack
  type: SaleType
  /** Makes the button round, with '+' as its label. */
  isRound?: boolean
  label?: string | undefined
}

/** Adds one pack to the basket. */
export const AddPackButton = ({ product, pack, type, ...look }: AddPackButtonProps) => (
  <AddToBasket title={titleInWords(product)} type={type} {...look} {...useAddPack(product, pack, type)} />
)
