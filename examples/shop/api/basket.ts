import {
  addBasketAdditional,
  addBasketLenses,
  applyPointsDiscount,
  applyPromoCode,
  getAdditionalProducts,
  getBasket,
  getLensProducts,
  putBasketItems,
  removeBasketItem,
  removePointsDiscount,
  removePromoCode,
  validateBasket,
} from '../../../src/api/generated/basket'
import { basketOf, offerOf, problemsOf, type SaleType } from './basketTotals'
import { byCategory } from './catalogue'
import { formNumber, list, positive, record, text } from './fields'
import { scoreOf } from './ledger'
import { found, refused } from './refusal'
import { accept, answer, openTo, type Route, type Visit } from './route'
import { offersOf, products } from './seed/catalogue'
import { basketIn, nextId, type BasketLine, type Visitor } from './visitor'

interface OfferQuantity {
  offer_id: number
  quantity: number
}

export const offerQuantity = record({ offer_id: positive, quantity: positive })

/** The same offer twice is one line with the sum of both. */
export function addLine(visitor: Visitor, saleType: SaleType, { offer_id, quantity }: OfferQuantity) {
  const { lines } = basketIn(visitor, saleType)
  const same = lines.find((line) => line.offer_id === offerOf(saleType, offer_id).offer_id)
  if (same) same.quantity += quantity
  else lines.push({ id: nextId(lines), offer_id, quantity })
}

export function replaceLines(visitor: Visitor, saleType: SaleType, items: OfferQuantity[]) {
  const lines: BasketLine[] = items.map(({ offer_id, quantity }, index) => ({
    id: index + 1,
    offer_id: offerOf(saleType, offer_id).offer_id,
    quantity,
  }))
  basketIn(visitor, saleType).lines = lines
}

const addItem = ({ visitor, now }: Visit, saleType: SaleType, body: OfferQuantity) => {
  addLine(visitor, saleType, body)
  return basketOf(visitor, saleType, now)
}

const formOffer = record({ offer_id: formNumber, quantity: formNumber })

export const basket: Route[] = [
  answer(getBasket, ({ visitor, now, query }) => basketOf(visitor, query.type ?? 'eshop', now)),
  answer(validateBasket, ({ visitor, now }) => {
    const messages = problemsOf(basketOf(visitor, 'eshop', now))
    return { is_valid: messages.length === 0, messages }
  }),
  accept(putBasketItems, record({ items: list(offerQuantity) }), ({ visitor, now }, { items }) => {
    replaceLines(visitor, 'eshop', items)
    return basketOf(visitor, 'eshop', now)
  }),
  accept(addBasketLenses, formOffer, (asked, body) => addItem(asked, asked.path.type, body)),
  accept(addBasketAdditional, formOffer, (asked, body) => addItem(asked, asked.path.type, body)),
  accept(removeBasketItem, record({ basket_item_id: formNumber }), ({ visitor, now, path }, body) => {
    const basket = basketIn(visitor, path.type)
    const gone = found(basket.lines, body.basket_item_id)
    basket.lines = basket.lines.filter((line) => line !== gone)
    return basketOf(visitor, path.type, now)
  }),
  accept(applyPointsDiscount, record({ points: positive }), ({ visitor, now }, { points }) => {
    if (points > scoreOf(visitor, now).available) throw refused('Недостаточно баллов')
    visitor.baskets.eshop.points = points
    return basketOf(visitor, 'eshop', now)
  }),
  answer(removePointsDiscount, ({ visitor, now }) => {
    visitor.baskets.eshop.points = 0
    return basketOf(visitor, 'eshop', now)
  }),
  accept(applyPromoCode, record({ promo_code: text }), ({ visitor, now, path }, { promo_code }) => {
    const isActive = visitor.promoCodes.active.some((candidate) => candidate.promo_code === promo_code)
    if (!isActive) throw refused('Промокод не найден или уже использован')
    basketIn(visitor, path.type).promoCode = promo_code
    return basketOf(visitor, path.type, now)
  }),
  answer(removePromoCode, ({ visitor, now, path }) => {
    basketIn(visitor, path.type).promoCode = null
    return basketOf(visitor, path.type, now)
  }),
  ...openTo('anyone', [
    answer(getAdditionalProducts, () => ({
      products: products.filter(({ category }) => category !== 'lenses'),
    })),
    answer(getLensProducts, ({ path, query }) => ({
      products: byCategory('lenses'),
      // A query brings texts only.
      ...(String(query.with_offers) === 'true' && { offers: offersOf(path.type) }),
    })),
  ]),
]
