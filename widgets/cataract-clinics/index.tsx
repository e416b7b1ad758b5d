import { getClinics } from '../../src/api/generated/locator'
import { locatorApi } from '../../src/data/locator/locatorApi'
import { createIsland } from '../../src/island/island'
import columnCss from '../../src/island/column.css'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { preloadIslandAnswers } from '../preloadIslandAnswers'
import { Content } from './Content'

export const island = createIsland({
  Content,
  styles: [columnCss],
  prepare: () => waitBriefly(takeEarlyAnswer(getClinics.path, locatorApi.endpoints.clinics, undefined)),
  settle: preloadIslandAnswers,
})
