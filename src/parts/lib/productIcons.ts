import type { ProductCategory } from '../../data/catalogue/product'
import type { IconName } from '../../ui/lib/icons'

/** Stands for a product without a picture. */
export const PRODUCT_ICONS: Record<ProductCategory, IconName> = {
  lenses: 'lens',
  solutions: 'bottle',
  drops: 'drop',
}
