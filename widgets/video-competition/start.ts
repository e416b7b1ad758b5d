import { getCompetition } from '../../src/api/generated/competition'
import { PER_PAGE, SORTS, type Sort } from '../../src/data/competition/competition'
import { settingOf } from '../../src/host/settings'
import { startOnce } from '../startOnce'

/** Returns the initial sort order that the editor has set (`data-sort`). */
export const sortOf = (container: Element): Sort => settingOf(container, 'data-sort', SORTS) ?? 'new'

/**
 * Requests the first videos before the island's chunk has loaded. The island requests the other data of the
 * tab.
 */
export function startVideoCompetition({ host }: ShadowRoot): void {
  startOnce(`${getCompetition.path}?sort=${sortOf(host)}&page=1&per_page=${PER_PAGE}`)
}
