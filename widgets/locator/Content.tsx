import { Locator } from '../../src/features/places/locator/Locator'
import { pageQuery } from '../../src/host/page/pageAddress'
import { setting } from '../../src/host/settings'
import type { ContentProps } from '../../src/island/IslandModule'

const productOf = (container: HTMLElement) =>
  setting(container, 'data-product-id') ?? (new URLSearchParams(pageQuery()).get('product') || undefined)

const servicesOf = (container: HTMLElement) =>
  (setting(container, 'data-services') ?? '').split(/[\s,]+/).filter(Boolean)

export const Content = ({ container }: ContentProps) => (
  <Locator
    product={productOf(container)}
    services={servicesOf(container)}
    selected={setting(container, 'data-selected')}
  />
)
