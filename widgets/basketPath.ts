import { getBasket } from '../src/api/generated/basket'
import { basketTypeOf } from './basketType'

export const basketPath = (container: Element): string => `${getBasket.path}?type=${basketTypeOf(container)}`
