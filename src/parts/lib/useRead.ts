import { useCallback, useEffect, useState } from 'react'
import type { ApiError } from '#domain/ApiError'
import { onRetry } from '#host/retry'

type Load<T> = (
  signal: AbortSignal,
) => Promise<{ data: T; error?: undefined } | { data?: undefined; error: ApiError }>

interface Outcome<T> {
  /** What was asked for, and for which time. */
  load: Load<T>
  attempt: number
  data?: T | undefined
  error?: ApiError | undefined
}

/**
 * Reads what an island without the store shows: when it is drawn, when it shows something else (`load` is another
 * function then), and when the customer tries again or the browser comes online after a failure. What was read stays while
 * it is read again.
 */
export function useRead<T>(load: Load<T>) {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<T>>()
  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal).then(({ data, error }) => {
      if (controller.signal.aborted) return
      setOutcome((before) => ({ load, attempt, error, data: error ? before?.data : data }))
    })
    return () => controller.abort()
  }, [load, attempt])
  const refetch = useCallback(() => setAttempt((last) => last + 1), [])
  const hasFailed = outcome?.error !== undefined
  useEffect(() => (hasFailed ? onRetry(refetch) : undefined), [hasFailed, refetch])
  const isFetching = outcome?.load !== load || outcome.attempt !== attempt
  return { data: outcome?.data, error: outcome?.error, isFetching, refetch }
}
