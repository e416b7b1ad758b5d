import { emit } from '../../host/events'
import { perCustomer } from '../../host/customer/customer'
import type { SaleType } from '../orders/order'
import { tellTrade } from '../trade/tellTrade'
import { linesBeyond, type IsNamed } from '../trade/trade'
import { packsIn, type Basket } from './basket'

/** For each basket: what the page has been told and what it still has to be told. */
const news = perCustomer(() => ({
  told: new Map<SaleType, string>(),
  /** The basket before writes with an unknown result, and the lines that those writes name. */
  written: new Map<SaleType, { before: Basket; isNamed: IsNamed }>(),
}))

/** Sends the page an event with the basket's content, at first and at each change (contract 11.4). */
export function tellBasket(type: SaleType, basket: Basket): void {
  const { told } = news()
  const { totalPrice } = basket
  const itemsCount = packsIn(basket)
  const text = `${itemsCount} ${totalPrice?.value} ${totalPrice?.currency}`
  if (told.get(type) === text) return
  told.set(type, text)
  emit('basket-changed', { type, itemsCount, totalPrice })
}

/**
 * Records that a call is about to change these lines.
 * @param now the basket before the call, where it is known
 */
export function onBasketWrite(type: SaleType, now: Basket | undefined, isNamed: IsNamed): void {
  const { written } = news()
  const earlier = written.get(type)
  const before = earlier?.before ?? now
  if (before)
    written.set(type, { before, isNamed: (item) => isNamed(item) || earlier?.isNamed(item) === true })
}

/** Sends the page the events of what the writes so far have added and removed, once a basket shows it. */
export function tellWritten(type: SaleType, now: Basket): void {
  const { written } = news()
  const { before, isNamed } = written.get(type) ?? {}
  if (!before || !isNamed) return
  written.delete(type)
  tellTrade('basket-line-removed', linesBeyond(now, before, isNamed))
  tellTrade('basket-line-added', linesBeyond(before, now, isNamed))
}
