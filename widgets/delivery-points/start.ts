import { getDeliveryPoints } from '../../src/api/generated/checkout'
import { basketTypeOf } from '../../src/host/settings'
import { startOnce } from '../startOnce'

/** Asks for the points before the island's chunk is there. */
export function startDeliveryPoints({ host }: ShadowRoot): void {
  startOnce(getDeliveryPoints.path.replace('{type}', basketTypeOf(host)))
}
