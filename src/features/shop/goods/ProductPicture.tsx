import type { Product } from '#data/catalogue/product'
import { PRODUCT_ICONS } from '#parts/lib/productIcons'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'

/** The picture of a product; the sign of its kind where it has none. */
export const ProductPicture = ({ product: { picture, category } }: { product: Product }) => (
  <Picture address={picture}>
    <Icon name={PRODUCT_ICONS[category ?? 'lenses']} />
  </Picture>
)
