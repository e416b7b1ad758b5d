import { useState } from 'react'
import { CompetitionTool } from '../../src/features/professional/competition/CompetitionTool'
import { startOpenVideos } from '../../src/features/professional/competition/useVideos'
import columnCss from '../../src/island/column.css'
import { definePlainIsland } from '../../src/island/definePlainIsland'
import { sortOf } from './reads'

function VideoCompetition({ container }: { container: HTMLElement }) {
  const [sort] = useState(() => sortOf(container))
  return <CompetitionTool sort={sort} />
}

export const island = definePlainIsland({
  Content: VideoCompetition,
  styles: [columnCss],
  /** Requests the videos while React loads. */
  prepare({ container }) {
    startOpenVideos(sortOf(container))
    return undefined
  },
})
