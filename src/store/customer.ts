import type { Dispatch } from '@reduxjs/toolkit'
import { api } from '../api/api'
import { onCustomerChanged } from '../host/customer'
import { customerChanged } from './session'

/** Nothing that was read for one customer is kept for another (contract 5.8). */
export function forgetWithCustomer({ dispatch }: { dispatch: Dispatch }): void {
  onCustomerChanged((change) => {
    // First what draws it goes: its hooks would ask again for what is emptied under them.
    dispatch(customerChanged(change))
    dispatch(api.util.resetApiState())
  })
}
