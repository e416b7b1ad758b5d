import { safeHref } from '../../domain/safeHref'
import type { Id } from '../../domain/Id'
import { leaveTo } from '../../host/page/pageAddress'
import { useLazyPaymentLinkQuery } from './paymentApi'

/** Leads to the payment of an order; without a link the order can be paid by its button. */
export function useGoToPayment(): (id: Id) => Promise<void> {
  const [askLink] = useLazyPaymentLinkQuery()
  return async (id) => {
    const { data } = await askLink(id)
    const link = safeHref(data)
    if (link !== undefined) await leaveTo(link)
  }
}
