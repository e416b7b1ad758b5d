import { getBasket } from '../../src/api/generated/basket'
import { basketTypeOf } from '../../src/host/settings'

export const basketPath = (container: Element): string => `${getBasket.path}?type=${basketTypeOf(container)}`

/** Returns the paths of the island's first reads, which the loader starts. */
export const reads = (container: HTMLElement): string[] => [basketPath(container)]
