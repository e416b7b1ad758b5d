import { emit } from '../../host/events'
import { onCustomerChanged, currentCustomer } from '../../host/customer/customer'
import { tellOtherTabs } from '../../host/customer/otherTabs'
import type { SaleType } from '../orders/order'
import { packsIn, type Basket } from './basket'

const TOPIC = 'basket'

const told = new Map<SaleType, string>()
const newest = new Map<SaleType, { customer: number; basket: Basket }>()

onCustomerChanged(() => {
  told.clear()
  newest.clear()
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

/** Forgets the known basket until it is read again. */
export const onBasketUnknown = (type: SaleType): void => void newest.delete(type)

export const tellTabsOfBasket = (): void => tellOtherTabs(TOPIC)
export { TOPIC as BASKET_TOPIC }
