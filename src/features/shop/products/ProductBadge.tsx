import { Badge } from '#ui/Badge'
import { isAway, type MyProduct } from './myProduct'

/** Shows why a product cannot be bought now; renders nothing if it can. */
export function ProductBadge({ product }: { product: MyProduct }) {
  if (!isAway(product)) return null
  if (product.offer) return <Badge icon="clock" label="Нет в наличии" />
  return (
    <Badge icon="close" label={product.isSold ? 'Ваших параметров нет в продаже' : 'Больше не продаётся'} />
  )
}
