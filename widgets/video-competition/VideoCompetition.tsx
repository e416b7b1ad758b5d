import { useState } from 'react'
import { CompetitionTool } from '../../src/features/professional/competition/CompetitionTool'
import { startOpenVideos } from '../../src/features/professional/competition/useVideos'
import { sortOf } from './reads'

/** Requests the videos while React loads. */
export function start(container: Element): undefined {
  startOpenVideos(sortOf(container))
}

export function VideoCompetition({ container }: { container: HTMLElement }) {
  const [sort] = useState(() => sortOf(container))
  return <CompetitionTool sort={sort} />
}
