import { api } from '../api/api'
import { onCustomerChanged } from '../host/customer'
import { customerChanged } from './session'
import type { Store } from './store'

/** Nothing that was read for one customer is kept for another (contract 5.8). */
export function forgetWithCustomer({ dispatch }: Pick<Store, 'dispatch'>): void {
  onCustomerChanged((change) => {
    // First what draws it goes: its hooks would ask again for what is emptied under them.
    dispatch(customerChanged(change))
    dispatch(api.util.resetApiState())
  })
}
