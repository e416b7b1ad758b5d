import { Locator } from '../../src/features/places/locator/Locator'
import { pageQuery } from '../../src/host/page/pageAddress'
import { setting } from '../../src/host/settings'
import { createIsland } from '../../src/island/island'
import columnCss from '../../src/island/column.css'

const productOf = (container: HTMLElement) =>
  setting(container, 'data-product-id') ?? (new URLSearchParams(pageQuery()).get('product') || undefined)

const servicesOf = (container: HTMLElement) =>
  (setting(container, 'data-services') ?? '').split(/[\s,]+/).filter(Boolean)

export const island = createIsland({
  Content: ({ container }) => (
    <Locator
      product={productOf(container)}
      services={servicesOf(container)}
      selected={setting(container, 'data-selected')}
    />
  ),
  styles: [columnCss],
})
