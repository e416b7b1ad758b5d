import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import { knownCustomer } from '../../host/customer/customer'
import { actFor } from './customerOfAction'

/** The `useDispatch` of all generated hooks: a component's calls belong to its customer. */
export function useDispatchOfCustomer(): ReturnType<typeof useDispatch> {
  const dispatch = useDispatch()
  const [customer] = useState(knownCustomer)
  return useCallback((action) => actFor(customer, () => dispatch(action)), [dispatch, customer])
}
