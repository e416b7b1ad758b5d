import { getDeliveryPoints } from '../../src/api/generated/checkout'
import { basketTypeOf } from '../../src/host/settings'
import { startOnce } from '../startOnce'

export const deliveryPointsPath = (container: Element): string =>
  getDeliveryPoints.path.replace('{type}', basketTypeOf(container))

/** Requests the points before the island's chunk has loaded. */
export const startDeliveryPoints = ({ host }: ShadowRoot): void => startOnce(deliveryPointsPath(host))
