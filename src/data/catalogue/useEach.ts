import { useCallback, useEffect, useMemo } from 'react'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { catalogueApi } from './catalogueApi'

type State = Parameters<ReturnType<typeof catalogueApi.endpoints.offers.select>>[0]

interface Answer<Data> {
  data?: Data
  error?: unknown
  isError: boolean
  isLoading: boolean
}

interface Query<Arg, Data> {
  initiate: (
    arg: Arg,
    options?: { forceRefetch?: boolean; subscribe?: boolean },
  ) => ThunkAction<{ unsubscribe: () => void }, State, unknown, UnknownAction>
  select: (arg: Arg) => (state: State) => Answer<Data>
}

/**
 * Runs one query for several arguments, each separately.
 * @param args has to be the same array as long as its items are the same
 * @returns the answers in the order of the arguments, and a function that retries the failed ones
 */
export function useEach<Arg, Data>({ initiate, select }: Query<Arg, Data>, args: readonly Arg[]) {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()

  useEffect(() => {
    const asked = args.map((arg) => dispatch(initiate(arg)))
    return () => asked.forEach((query) => query.unsubscribe())
  }, [dispatch, initiate, args])

  // A selector returns the same object until its answer changes.
  const selectors = useMemo(() => args.map((arg) => select(arg)), [select, args])
  const answers = useSelector<State, Answer<Data>[]>(
    (state) => selectors.map((selector) => selector(state)),
    (one, other) => one.length === other.length && one.every((answer, index) => answer === other[index]),
  )
  const refetch = useCallback(
    () =>
      answers.forEach(({ isError }, place) => {
        const arg = args[place]
        // The answers are observed above.
        if (isError && arg !== undefined)
          void dispatch(initiate(arg, { forceRefetch: true, subscribe: false }))
      }),
    [dispatch, initiate, args, answers],
  )
  return { answers, refetch }
}
