import { useCallback, useRef } from 'react'
import { useLogProblemMutation } from './locatorApi'

/**
 * Returns a function that reports a failed part of the page to the shop, once; the code does not identify the
 * customer.
 */
export function useFailureLog(): (code: string) => void {
  const [logProblem] = useLogProblemMutation()
  const logged = useRef(new Set<string>())
  return useCallback(
    (code) => {
      if (logged.current.has(code)) return
      logged.current.add(code)
      void logProblem(code)
    },
    [logProblem],
  )
}

/** Returns a function that reports that the map has failed. */
export function useMapFailed(): () => void {
  const log = useFailureLog()
  return useCallback(() => log('map_failed'), [log])
}
