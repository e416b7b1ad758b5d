import { useEffect, useState } from 'react'
import { noFilters, type Filters, type Sorting } from '#data/catalogue/filters'
import { keepListParameters, keepListScroll, listParameters, ownsAddress } from '#host/page/listAddress'

const SORTINGS: readonly Sorting[] = ['popular', 'cheap', 'dear']
const OWN = ['q', 'sort', 'show', 'tab']
const TABS = ['lenses', 'solutions', 'drops']

export const STEP = 24

interface State {
  filters: Filters
  /** Number of products shown. */
  limit: number
  tab: string
}

function fromAddress(): State {
  const given = listParameters()
  const chosen = [...given].filter(([name]) => !OWN.includes(name))
  const limit = Number(given.get('show'))
  return {
    filters: {
      chosen: Object.fromEntries(chosen.map(([code, codes]) => [code, codes.split(',').filter(Boolean)])),
      search: given.get('q') ?? '',
      sorting: SORTINGS.find((one) => one === given.get('sort')) ?? 'popular',
    },
    limit: Number.isInteger(limit) && limit > STEP && limit <= 2400 ? limit : STEP,
    tab: TABS.find((one) => one === given.get('tab')) ?? '',
  }
}

function toAddress({ filters: { chosen, search, sorting }, limit, tab }: State): Map<string, string> {
  return new Map([
    ...Object.entries(chosen).map(([code, codes]): [string, string] => [code, codes.join(',')]),
    ['q', search.trim()],
    ['sort', sorting === 'popular' ? '' : sorting],
    ['show', limit > STEP ? String(limit) : ''],
    ['tab', tab],
  ])
}

/**
 * Holds the filters, the search and the tab. The first catalogue of the page keeps them in the address
 * (contract 14.3).
 */
export function useFilters(container: HTMLElement) {
  const [isOwner] = useState(() => ownsAddress(container))
  const [state, setState] = useState<State>(() =>
    isOwner ? fromAddress() : { filters: noFilters, limit: STEP, tab: '' },
  )
  useEffect(() => (isOwner ? keepListScroll() : undefined), [isOwner])
  const change = (changes: Partial<State>) => {
    const next = { ...state, ...changes }
    setState(next)
    if (isOwner) keepListParameters(toAddress(next))
  }
  return {
    ...state,
    onFilters: (filters: Partial<Filters>) =>
      change({ filters: { ...state.filters, ...filters }, limit: STEP }),
    onTab: (tab: string) => change({ tab, limit: STEP }),
    onMore: () => change({ limit: state.limit + STEP }),
    // The tab is reset too, because a tab without products would still show nothing.
    onReset: () =>
      change({ filters: { ...noFilters, sorting: state.filters.sorting }, limit: STEP, tab: '' }),
  }
}
