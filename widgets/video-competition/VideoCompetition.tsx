import { useState } from 'react'
import { SORTS, type Sort } from '../../src/data/competition/competition'
import { CompetitionTool } from '../../src/features/professional/competition/CompetitionTool'
import { startOpenVideos } from '../../src/features/professional/competition/useVideos'
import { settingOf } from '../../src/host/settings'

/** Returns the order in which the editor lets the list begin (`data-sort`). */
const sortOf = (container: Element): Sort => settingOf(container, 'data-sort', SORTS) ?? 'new'

/** Asks for the videos while React loads. */
export function start(container: Element): undefined {
  startOpenVideos(sortOf(container))
}

export function VideoCompetition({ container }: { container: HTMLElement }) {
  const [sort] = useState(() => sortOf(container))
  return <CompetitionTool sort={sort} />
}
