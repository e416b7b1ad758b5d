import type { Dispatch } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { onCustomerChanged } from '../host/customer/customer'
import { customerChanged } from './session'

/** Nothing that was read for one customer is kept for another (contract 5.8). */
export function forgetWithCustomer({ dispatch }: { dispatch: Dispatch }): void {
  onCustomerChanged((change) => {
    // Unmount the screens first: their hooks would refetch what is removed from the cache.
    dispatch(customerChanged(change))
    dispatch(api.util.resetApiState())
  })
}
