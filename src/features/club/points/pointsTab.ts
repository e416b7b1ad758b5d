export type PointsTab = 'history' | 'getpoints' | 'purchases'

const known = (tab: unknown): PointsTab | undefined =>
  tab === 'history' || tab === 'getpoints' || tab === 'purchases' ? tab : undefined

/**
 * Returns the tab of an address; old addresses name it in the state of the navigation instead (contract 3.2).
 */
export function tabOf(search: string, state: unknown): PointsTab {
  const inState = typeof state === 'object' && state !== null && 'tab' in state ? state.tab : undefined
  return known(new URLSearchParams(search).get('tab')) ?? known(inState) ?? 'history'
}
