import { useState, useSyncExternalStore } from 'react'
import { customerEpoch, onCustomerChanged } from '#host/customer/customer'
import { followSession } from '#host/customer/session'

const listeners = new Set<() => void>()
let isFollowing = false

/** Subscribes once for all islands, for the lifetime of the page. */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
  followSession()
  onCustomerChanged(() => listeners.forEach((listener) => listener()))
}

/** Calls back whenever data belong to another customer; returns a function that ends this. */
export function followCustomer(listener: () => void): () => void {
  follow()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Returns the number of customers the page has had; it changes when data have to be reloaded for another
 * customer.
 */
export function useCustomer(): number {
  useState(follow)
  return useSyncExternalStore(followCustomer, customerEpoch)
}
