import { perCustomer } from '../../host/customer/customer'
import { useReportReceiptUploadStartedMutation } from './receiptsApi'

const told = perCustomer(() => ({ isBegun: false }))

/**
 * Returns a function that tells the shop, once per visit, that the customer has started a receipt, so that
 * the call centre can help. Nothing waits for the call, and its failure is not shown.
 */
export function useTellBegun(): () => void {
  const [report] = useReportReceiptUploadStartedMutation()
  return () => {
    const visit = told()
    if (visit.isBegun) return
    visit.isBegun = true
    void report()
  }
}
