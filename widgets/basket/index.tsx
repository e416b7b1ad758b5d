import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { waitBriefly } from '../earlyAnswers'
import { takeBasket } from '../takeBasket'
import { preloadIslandAnswers } from '../preloadIslandAnswers'
import { Content } from './Content'

export const island = createIsland({
  Content,
  styles: [columnCss],
  prepare: ({ container }) => waitBriefly(takeBasket(container)),
  settle: preloadIslandAnswers,
})
