import type { ProductCategory } from '../../data/catalogue/product'
import type { IconName } from '../../ui/lib/icons'

/** Icons for products without a picture. */
export const PRODUCT_ICONS: Record<ProductCategory, IconName> = {
  lenses: 'lens',
  solutions: 'bottle',
  drops: 'drop',
}
