import { basketApi } from '../src/data/basket/basketApi'
import { basketTypeOf } from '../src/host/settings'
import { takeEarlyAnswer } from './earlyAnswers'
import { basketPath } from './startBasket'

/** Takes the basket that the loader has asked for over, before React is there. */
export const takeBasket = (container: HTMLElement): Promise<unknown> =>
  takeEarlyAnswer(basketPath(container), basketApi.endpoints.basket, basketTypeOf(container))
