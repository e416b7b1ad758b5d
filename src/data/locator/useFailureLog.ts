import { useCallback, useRef } from 'react'
import { useLogProblemMutation } from './locatorApi'

/** Tells the shop once that a part of the page failed; the code names no customer. */
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
