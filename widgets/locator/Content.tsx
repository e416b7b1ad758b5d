import { Locator } from '../../src/features/places/locator/Locator'
import { setting } from '../../src/host/settings'
import type { ContentProps } from '../../src/island/IslandModule'
import { productOf } from './reads'

const servicesOf = (container: HTMLElement) =>
  (setting(container, 'data-services') ?? '').split(/[\s,]+/).filter(Boolean)

export const Content = ({ container }: ContentProps) => (
  <Locator
    product={productOf(container)}
    services={servicesOf(container)}
    selected={setting(container, 'data-selected')}
  />
)
