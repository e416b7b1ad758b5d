import type { ProductCategory } from '../domain/product'
import type { IconName } from './icons'

/** Stands for a product without a picture. */
export const PRODUCT_ICONS: Record<ProductCategory, IconName> = {
  lenses: 'lens',
  solutions: 'bottle',
  drops: 'drop',
}
