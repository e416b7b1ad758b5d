import { getCheckoutAddresses, getDeliveryServices } from '../../src/api/generated/checkout'
import { basketTypeOf } from '../../src/host/settings'
import { basketPath } from '../startBasket'
import { startOnce } from '../startOnce'

export const servicesPath = (container: Element): string =>
  getDeliveryServices.path.replace('{type}', basketTypeOf(container))

/** Returns the paths of the basket and the possible destinations. */
export const checkoutPaths = (container: Element): string[] => [
  basketPath(container),
  getCheckoutAddresses.path,
  servicesPath(container),
]

/** Requests the data of the checkout before the island's chunk has loaded. */
export const startCheckout = ({ host }: ShadowRoot): void =>
  checkoutPaths(host).forEach((path) => startOnce(path))
