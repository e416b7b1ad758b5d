import columnCss from '../../src/island/column.css'
import { locatorApi } from '../../src/data/locator/locatorApi'
import { createIsland } from '../../src/island/island'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { preloadIslandAnswers } from '../preloadIslandAnswers'
import { Content } from './Content'
import { reads, productOf } from './reads'

/** Takes over the loader's answers: all opticians, and those that have the product. */
function takeOpticians(container: HTMLElement) {
  const [points, stock] = reads(container)
  const { locatorPoints, pointsWithProduct } = locatorApi.endpoints
  return Promise.all([
    takeEarlyAnswer(points, locatorPoints, undefined),
    stock !== undefined && takeEarlyAnswer(stock, pointsWithProduct, productOf(container) ?? ''),
  ])
}

export const island = createIsland({
  Content,
  styles: [columnCss],
  prepare: ({ container }) => waitBriefly(takeOpticians(container)),
  settle: preloadIslandAnswers,
})
