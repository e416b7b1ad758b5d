import { Badge } from '#ui/Badge'
import type { MyProduct } from './myProduct'

/** Says why a product cannot be bought now; nothing if it can. */
export function ProductBadge({ product: { offer, isSoldSingly, isSold } }: { product: MyProduct }) {
  if (offer?.isAvailable === false) return <Badge icon="clock" label="Нет в наличии" />
  if (offer !== null || isSoldSingly) return null
  return <Badge icon="close" label={isSold ? 'Ваших параметров нет в продаже' : 'Больше не продаётся'} />
}
