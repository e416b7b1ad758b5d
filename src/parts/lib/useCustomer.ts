import { useState, useSyncExternalStore } from 'react'
import { customerEpoch, onCustomerChanged } from '#host/customer/customer'
import { followSession } from '#host/customer/session'

const listeners = new Set<() => void>()
let isFollowing = false

/** Once for all islands: what follows the customer lives as long as the page. */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
  followSession()
  onCustomerChanged(() => listeners.forEach((listener) => listener()))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Number of customers the page has had: what belongs to one of them is drawn and read anew for the next. */
export function useCustomer(): number {
  useState(follow)
  return useSyncExternalStore(subscribe, customerEpoch)
}
