import { safeHref } from '../../domain/safeHref'
import type { Id } from '../../domain/Id'
import { leaveTo } from '../../host/page/pageAddress'
import { useLazyPaymentLinkQuery } from './paymentApi'

/**
 * Returns a function that opens an order's payment page; without a link the order can be paid with its
 * button.
 */
export function useGoToPayment(): (id: Id) => Promise<void> {
  const [askLink] = useLazyPaymentLinkQuery()
  return async (id) => {
    const { data } = await askLink(id)
    const link = safeHref(data)
    if (link !== undefined) await leaveTo(link)
  }
}
