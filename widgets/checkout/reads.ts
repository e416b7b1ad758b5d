import { getCheckoutAddresses, getDeliveryServices } from '../../src/api/generated/checkout'
import { basketTypeOf } from '../basketType'
import { basketPath } from '../basketPath'

export const servicesPath = (container: Element): string =>
  getDeliveryServices.path.replace('{type}', basketTypeOf(container))

/** Returns the paths of the island's first reads, which the loader starts: the basket and the destinations. */
export const reads = (container: HTMLElement): string[] => [
  basketPath(container),
  getCheckoutAddresses.path,
  servicesPath(container),
]
