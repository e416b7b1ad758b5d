import { perCustomer } from '../../host/customer/customer'
import { useReportReceiptUploadStartedMutation } from './receiptsApi'

const told = perCustomer(() => ({ isBegun: false }))

/**
 * Returns what tells the shop, once a visit, that the customer has begun a receipt, so that the call centre may help.
 * Nothing waits for it, and nobody is told that it has failed.
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
