import { productLink } from '#data/catalogue/productLink'
import { PRODUCT_ICONS } from '#parts/lib/productIcons'
import { Anchor } from '#ui/controls/Anchor'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import type { MyProduct } from './myProduct'

/** Shows the title of a product, as a link if the catalogue has its page. */
export function ProductName({ product: { title, page } }: { product: MyProduct }) {
  const href = page ? productLink(page) : undefined
  return href === undefined ? title : <Anchor href={href}>{title}</Anchor>
}

/** Shows the picture of a product, or the icon of its category if it has none. */
export const ProductPicture = ({ product: { picture, kind } }: { product: MyProduct }) => (
  <span className="product__picture">
    <Picture address={picture}>
      <Icon name={kind === null ? 'box' : PRODUCT_ICONS[kind]} />
    </Picture>
  </span>
)
