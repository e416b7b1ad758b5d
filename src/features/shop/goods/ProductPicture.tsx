import type { Product } from '#data/catalogue/product'
import { PRODUCT_ICONS } from '#parts/lib/productIcons'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'

/** Shows the picture of a product, or the icon of its category if it has none. */
export const ProductPicture = ({ product: { picture, category } }: { product: Product }) => (
  <Picture address={picture}>
    <Icon name={PRODUCT_ICONS[category ?? 'lenses']} />
  </Picture>
)
