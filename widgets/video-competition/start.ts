import { getCompetition } from '../../src/api/generated/competition'
import { PER_PAGE, SORTS, type Sort } from '../../src/data/competition/competition'
import { settingOf } from '../../src/host/settings'
import { startOnce } from '../startOnce'

/** Returns the order in which the editor lets the list begin (`data-sort`). */
export const sortOf = (container: Element): Sort => settingOf(container, 'data-sort', SORTS) ?? 'new'

/** Asks for the first videos before the island's chunk is there. What else the tab has open the island asks for. */
export function startVideoCompetition({ host }: ShadowRoot): void {
  startOnce(`${getCompetition.path}?sort=${sortOf(host)}&page=1&per_page=${PER_PAGE}`)
}
