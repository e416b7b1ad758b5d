import { act } from '@testing-library/react'
import { offersOf } from '../../../../examples/shop/api/seed/offers'
import type { Walk } from '../customerWalk'

/** Changes something on the server, as another tab or the shop does meanwhile. */
export async function elsewhere(walk: Walk, [kind, number]: readonly [string, number]) {
  const visitor = walk.shop.visitor(walk.who)
  const basket = visitor.baskets.eshop
  // No page can keep a late write of the whole basket from taking out what comes before it.
  if (kind === 'add') await walk.shop.runLate(Infinity, (path) => /\/(items|wizard)\/$/.test(path))
  const line = basket.lines[number % Math.max(1, basket.lines.length)]
  if (kind === 'add')
    basket.lines.push({ id: 900 + number + basket.lines.length, offer_id: 2091, quantity: 1 })
  if (kind === 'remove' && line) {
    basket.lines = basket.lines.filter((one) => one !== line)
    walk.intent?.came.delete(line.offer_id)
  }
  if (kind === 'address') Object.assign(visitor.checkout, { way: 'courier', address_id: 32 })
  if (kind === 'order') {
    // The same in another tab, of other goods.
    const [last] = visitor.orders
    if (last)
      visitor.orders.unshift({
        ...last,
        id: 49_000,
        number: '49000',
        created_at: new Date().toISOString(),
        items: [],
      })
  }
  if (kind === 'forget') visitor.addresses = visitor.addresses.filter(({ id }) => id !== 31)
  if (kind === 'sold out' && line) visitor.obstacles.soldOutOffers.add(`eshop ${line.offer_id}`)
  if (kind === 'in stock') visitor.obstacles.soldOutOffers.clear()
  if (kind === 'prices') Object.assign(visitor.obstacles, { isRisen: true, priceRise: 10 })
  if (kind === 'only') {
    // Only toric lenses of one cylinder stay in stock.
    for (const { offer_id, cylinder, product_id } of offersOf('eshop'))
      if (product_id === 203 && cylinder === -0.75) visitor.obstacles.soldOutOffers.add(`eshop ${offer_id}`)
    for (let id = 203_000_001; id <= 203_000_018; id++)
      if (id % 6 !== 0) visitor.obstacles.soldOutOffers.add(`eshop ${id}`)
  }
  if (number % 2 === 0) {
    await act(() => {
      walk.tell(kind === 'address' ? 'delivery' : 'basket')
      return Promise.resolve()
    })
    await walk.settle()
  }
  return undefined
}
