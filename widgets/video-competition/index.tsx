import { createPlainIsland } from '../../src/island/plainIsland'
import columnCss from '../../src/island/column.css'
import { start, VideoCompetition } from './VideoCompetition'

export const island = createPlainIsland({
  Content: VideoCompetition,
  styles: [columnCss],
  prepare: ({ container }) => start(container),
})
