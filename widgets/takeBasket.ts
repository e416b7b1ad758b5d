import { basketApi } from '../src/data/basket/basketApi'
import { basketTypeOf } from '../src/host/settings'
import { withoutSubscription } from '../src/store/withoutSubscription'
import { store } from '../src/store/store'
import { waitBriefly, takeEarlyAnswer } from './earlyAnswers'
import { basketPath } from './startBasket'

/** Takes the basket that the loader has asked for over, before React is there. */
export function takeBasket(container: HTMLElement): Promise<unknown> {
  const query = () =>
    store.dispatch(basketApi.endpoints.basket.initiate(basketTypeOf(container), withoutSubscription))
  return waitBriefly(takeEarlyAnswer(basketPath(container), query))
}
