import { sameId, type Id } from '../../domain/Id'
import type { Product } from '../catalogue/product'
import { isOfPacks, type Purchase } from '../orders/purchases'
import { lensesInPackOf, wearOf, type Wear } from './supply'

/**
 * Returns how the lenses of a product are worn; undefined if unknown. The pack is the one bought last,
 * otherwise the first that the shop sells.
 * @param replacement the customer's replacement schedule, if they wear the product
 */
export function wearOfProduct(
  productId: Id,
  product: Pick<Product, 'types' | 'eshopPacks' | 'monoPacks'> | undefined,
  purchases: readonly Purchase[],
  replacement: string | null,
): Wear | undefined {
  const bought = purchases.find(
    ({ order, item }) =>
      sameId(item.productId, productId) && isOfPacks(order) && lensesInPackOf(item.params) !== undefined,
  )
  const [sold] = [...(product?.eshopPacks ?? []), ...(product?.monoPacks ?? [])]
  return wearOf(bought?.item.params ?? sold?.params ?? [], [...(product?.types ?? []), replacement])
}
