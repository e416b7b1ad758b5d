import { useState } from 'react'
import { SORTS } from '../../src/data/competition/competition'
import { CompetitionTool } from '../../src/features/professional/competition/CompetitionTool'
import { settingOf } from '../../src/host/settings'

/** The competition; an editor chooses in which order it begins (`data-sort`). */
export function VideoCompetition({ container }: { container: HTMLElement }) {
  const [sort] = useState(() => settingOf(container, 'data-sort', SORTS) ?? 'new')
  return <CompetitionTool sort={sort} />
}
