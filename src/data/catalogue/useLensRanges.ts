import { useMemo } from 'react'
import type { Id } from '../../domain/Id'
import type { ProductRange } from './catalogue'
import { catalogueApi } from './catalogueApi'
import { useEach } from './useEach'

/** Values in which products are made, by their id; what could not be read is missing. */
export type Ranges = Partial<Record<string, ProductRange>>

/** What these products are made in, each asked for by itself; undefined while one is on its way. */
export function useLensRanges(ids: readonly Id[]): { ranges: Ranges | undefined; retry: () => void } {
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
