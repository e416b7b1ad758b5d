import { useCallback, useEffect, useState } from 'react'
import type { ApiError } from '#domain/ApiError'
import { onRetry } from '#host/retry'

type Load<T> = (
  signal: AbortSignal,
) => Promise<{ data: T; error?: undefined } | { data?: undefined; error: ApiError }>

interface Outcome<T> {
  /** The `load` of the request and the number of its repetition. */
  load: Load<T>
  attempt: number
  data?: T | undefined
  error?: ApiError | undefined
}

/**
 * Loads data for an island without the store: on mount, when `load` changes, and after a failure on retry or
 * when the browser comes online. Earlier data stay during a reload.
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
