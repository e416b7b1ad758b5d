import { locatorApi } from '../../src/data/locator/locatorApi'
import { Locator } from '../../src/features/places/locator/Locator'
import { setting } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { productOf, reads } from './reads'

const servicesOf = (container: HTMLElement) =>
  (setting(container, 'data-services') ?? '').split(/[\s,]+/).filter(Boolean)

/** Takes over the loader's answers: all opticians, and those that have the product. */
function takeOpticians(container: HTMLElement) {
  const [points, stock] = reads(container)
  const { locatorPoints, pointsWithProduct } = locatorApi.endpoints
  return Promise.all([
    takeEarlyAnswer(points, locatorPoints, undefined),
    stock !== undefined && takeEarlyAnswer(stock, pointsWithProduct, productOf(container) ?? ''),
  ])
}

export const island = defineIsland({
  Content: ({ container }) => (
    <Locator
      product={productOf(container)}
      services={servicesOf(container)}
      selected={setting(container, 'data-selected')}
    />
  ),
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'locator', reads },
  prepare: ({ container }) => waitBriefly(takeOpticians(container)),
})
