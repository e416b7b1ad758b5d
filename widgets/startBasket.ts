import { getBasket } from '../src/api/generated/basket'
import { basketTypeOf } from '../src/host/settings'
import { startOnce } from './startOnce'

export const basketPath = (container: Element): string => `${getBasket.path}?type=${basketTypeOf(container)}`

/** Asks for the basket before the chunk of an island that begins with it is there. */
export const startBasket = ({ host }: ShadowRoot): void => startOnce(basketPath(host))
