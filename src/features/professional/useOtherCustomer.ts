import { useEffect, useEffectEvent } from 'react'
import { ignore } from '#host/ignore'
import { token } from '#host/page/config'

/**
 * Calls back once what was given to a tool would be another customer's; what a guest has given stays for the customer
 * that signs in (contract 5.8). What tells customers apart is loaded only once something is given.
 */
export function useOtherCustomer(isGiven: boolean, onOther: () => void): void {
  const isOfCustomer = isGiven && token() !== undefined
  const onChanged = useEffectEvent(onOther)
  useEffect(() => {
    if (!isOfCustomer) return
    const ending = new AbortController()
    void import('#parts/lib/useCustomer').then(({ followCustomer }) => {
      if (!ending.signal.aborted)
        ending.signal.addEventListener(
          'abort',
          followCustomer(() => onChanged()),
        )
    }, ignore)
    return () => ending.abort()
  }, [isOfCustomer])
}
