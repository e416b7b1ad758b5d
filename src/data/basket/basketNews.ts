import { emit } from '../../host/events'
import { onCustomerChanged, currentCustomer } from '../../host/customer/customer'
import { tellOtherTabs } from '../../host/customer/otherTabs'
import type { SaleType } from '../orders/order'
import { tellTrade } from '../trade/tellTrade'
import { linesBeyond, type IsNamed } from '../trade/trade'
import { packsIn, type Basket } from './basket'

const TOPIC = 'basket'

const told = new Map<SaleType, string>()
const newest = new Map<SaleType, { customer: number; basket: Basket }>()
/** By type, the basket before writes of which it is not known yet what has become of it, and the lines they name. */
const written = new Map<SaleType, { before: Basket; isNamed: IsNamed }>()

onCustomerChanged(() => {
  told.clear()
  newest.clear()
  written.clear()
})

/** The latest basket from the server; an answer that is older than a write does not count. */
export function newestBasket(type: SaleType): Basket | undefined {
  const known = newest.get(type)
  return known?.customer === currentCustomer() ? known.basket : undefined
}

/** Takes an answer over, and tells the page what has changed (contract 11.4): at first and at each change. */
export function onBasketHeard(type: SaleType, basket: Basket): void {
  newest.set(type, { customer: currentCustomer(), basket })
  const { totalPrice } = basket
  const news = { type, itemsCount: packsIn(basket), totalPrice }
  const text = `${news.itemsCount} ${totalPrice?.value} ${totalPrice?.currency}`
  if (told.get(type) === text) return
  told.set(type, text)
  emit('basket-changed', news)
}

/** Notes that a call is about to change these lines. */
export function onBasketWrite(type: SaleType, isNamed: IsNamed): void {
  const earlier = written.get(type)
  const before = earlier?.before ?? newestBasket(type)
  if (before)
    written.set(type, { before, isNamed: (item) => isNamed(item) || earlier?.isNamed(item) === true })
}

/** Tells the page what the writes so far have added and removed, once a basket shows it. */
export function tellWritten(type: SaleType): void {
  const now = newestBasket(type)
  const { before, isNamed } = written.get(type) ?? {}
  if (!now || !before || !isNamed) return
  written.delete(type)
  tellTrade('basket-line-removed', linesBeyond(now, before, isNamed))
  tellTrade('basket-line-added', linesBeyond(before, now, isNamed))
}

/** Forgets the known basket until it is read again. */
export const onBasketUnknown = (type: SaleType): void => void newest.delete(type)

export const tellTabsOfBasket = (): void => tellOtherTabs(TOPIC)
export { TOPIC as BASKET_TOPIC }
