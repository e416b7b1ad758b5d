import { useLazyBasketValidityQuery } from './basketApi'
import type { Validity } from './basket'
import type { SaleType } from '../orders/order'

/** Asks the shop whether the basket can be ordered as it is. No later change of the basket repeats the call by itself. */
export function useCheckBasket(type: SaleType): () => Promise<Validity> {
  const [check] = useLazyBasketValidityQuery()
  return async () => {
    const asked = check(type)
    try {
      return await asked.unwrap()
    } finally {
      asked.unsubscribe()
    }
  }
}
