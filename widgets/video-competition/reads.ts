import { getCompetition } from '../../src/api/generated/competition'
import { PER_PAGE, SORTS, type Sort } from '../../src/data/competition/competition'
import { settingOf } from '../../src/host/settings'

/** Returns the initial sort order that the editor has set (`data-sort`). */
export const sortOf = (container: Element): Sort => settingOf(container, 'data-sort', SORTS) ?? 'new'

/**
 * Returns the paths of the island's first reads, which the loader starts: the first videos. The island requests
 * the other data of the tab.
 */
export const reads = (container: HTMLElement): string[] => [
  `${getCompetition.path}?sort=${sortOf(container)}&page=1&per_page=${PER_PAGE}`,
]
