import { basketApi } from '../src/data/basket/basketApi'
import { basketTypeOf } from './basketType'
import { takeEarlyAnswer } from './earlyAnswers'
import { basketPath } from './basketPath'

/** Puts the basket that the loader has requested into the store, before React has loaded. */
export const takeBasket = (container: HTMLElement): Promise<unknown> =>
  takeEarlyAnswer(basketPath(container), basketApi.endpoints.basket, basketTypeOf(container))
