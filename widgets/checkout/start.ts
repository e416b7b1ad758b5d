import { getCheckoutAddresses, getDeliveryServices } from '../../src/api/generated/checkout'
import { basketTypeOf } from '../../src/host/settings'
import { basketPath } from '../startBasket'
import { startOnce } from '../startOnce'

export const servicesPath = (container: Element): string =>
  getDeliveryServices.path.replace('{type}', basketTypeOf(container))

/** What is ordered, and where it may go. */
export const checkoutPaths = (container: Element): string[] => [
  basketPath(container),
  getCheckoutAddresses.path,
  servicesPath(container),
]

/** Asks for that before the island's chunk is there. */
export const startCheckout = ({ host }: ShadowRoot): void =>
  checkoutPaths(host).forEach((path) => startOnce(path))
