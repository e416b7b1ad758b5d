import type { Dispatch } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { onCustomerChanged } from '../host/customer/customer'
import { customerChanged } from './session'

/** Drops all data of one customer before another one comes (contract 5.8). */
export function forgetWithCustomer({ dispatch }: { dispatch: Dispatch }): void {
  onCustomerChanged((change) => {
    // Unmount the screens first: their hooks would refetch what is removed from the cache.
    dispatch(customerChanged(change))
    dispatch(api.util.resetApiState())
  })
}
