import { useMemo } from 'react'
import type { Id } from '../../domain/Id'
import type { ProductRange } from './catalogue'
import { catalogueApi } from './catalogueApi'
import { useEach } from './useEach'

/**
 * The values in which products are made, by product id; a product whose values could not be read is missing.
 */
export type Ranges = Partial<Record<string, ProductRange>>

/**
 * Loads the ranges of these products, one query each; undefined while one is pending. They are not requested
 * before React, where nothing that depends on them is shown.
 */
export const useLensRanges: typeof useLensRangesInReact = BEFORE_REACT
  ? (ids) => ({ ranges: ids.length > 0 ? undefined : {}, retry: () => undefined })
  : useLensRangesInReact

function useLensRangesInReact(ids: readonly Id[]): { ranges: Ranges | undefined; retry: () => void } {
  const wanted = JSON.stringify([...new Set(ids)])
  const args = useMemo(() => JSON.parse(wanted) as Id[], [wanted])
  const { answers, refetch } = useEach(catalogueApi.endpoints.lensRange, args)
  const ranges = useMemo(
    () =>
      answers.every(({ data, isError }) => data !== undefined || isError)
        ? Object.fromEntries(
            answers.flatMap(({ data }, place) => (data ? [[String(args[place]), data] as const] : [])),
          )
        : undefined,
    [answers, args],
  )
  return { ranges, retry: refetch }
}
