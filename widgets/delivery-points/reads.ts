import { getDeliveryPoints } from '../../src/api/generated/checkout'
import { basketTypeOf } from '../basketType'

export const deliveryPointsPath = (container: Element): string =>
  getDeliveryPoints.path.replace('{type}', basketTypeOf(container))

/** Returns the paths of the island's first reads, which the loader starts. */
export const reads = (container: HTMLElement): string[] => [deliveryPointsPath(container)]
