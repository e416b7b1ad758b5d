import { getBasket } from '../src/api/generated/basket'
import { basketTypeOf } from '../src/host/settings'
import { startOnce } from './startOnce'

export const basketPath = (container: Element): string => `${getBasket.path}?type=${basketTypeOf(container)}`

/** Requests the basket before the chunk of an island that needs it first has loaded. */
export const startBasket = ({ host }: ShadowRoot): void => startOnce(basketPath(host))
