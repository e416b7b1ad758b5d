import { deliveryPointsApi } from '../../src/data/checkout/deliveryPointsApi'
import { basketTypeOf } from '../../src/host/settings'
import { createIsland } from '../../src/island/island'
import columnCss from '../../src/island/column.css'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { preloadIslandAnswers } from '../preloadIslandAnswers'
import { Content } from './Content'
import { deliveryPointsPath } from './reads'

/** Takes over the points that the loader has requested. */
const takePoints = (container: HTMLElement) =>
  takeEarlyAnswer(
    deliveryPointsPath(container),
    deliveryPointsApi.endpoints.deliveryPoints,
    basketTypeOf(container),
  )

export const island = createIsland({
  Content,
  styles: [columnCss],
  prepare: ({ container }) => waitBriefly(takePoints(container)),
  settle: preloadIslandAnswers,
})
