import { useLazyBasketValidityQuery } from './basketApi'
import type { Validity } from './basket'
import type { SaleType } from '../orders/order'

/** Asks the shop whether the basket can be ordered as it is; the answer is never cached. */
export function useCheckBasket(type: SaleType): () => Promise<Validity> {
  const [check] = useLazyBasketValidityQuery()
  return () => check(type).unwrap()
}
