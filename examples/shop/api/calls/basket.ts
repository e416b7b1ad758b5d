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
} from '#api/generated/basket'
import {
  basketOf,
  faultyItemsOf,
  isLensOffer,
  offerOf,
  offersFor,
  problemsOf,
  type SaleType,
} from '../basketTotals'
import { byCategory } from './catalogue'
import { formNumber, integer, list, oneOf, optional, orNull, positive, record, text } from '../http/fields'
import { scoreOf } from '../ledger'
import { found, invalid, refused } from '../http/refusal'
import { accept, answer, openTo, type Route, type Visit } from '../http/route'
import { sharedCode } from '../seed/promoCodes'
import { products } from '../seed/catalogue'
import { listedOffersOf } from '../seed/offers'
import { basketIn, nextId, type BasketLine, type Visitor } from '../visitor'

interface OfferQuantity {
  offer_id: number
  quantity: number
}

export const offerQuantity = record({ offer_id: positive, quantity: positive })
/** The lenses of one eye. The basket does not keep the eye. */
export const eyeQuantity = record({
  offer_id: positive,
  quantity: positive,
  eye: optional(oneOf('right', 'left')),
})
const basketLine = record({
  offer_id: positive,
  quantity: positive,
  additional_card_id: optional(orNull(integer)),
})

/** Adds an offer to the basket; an offer that it holds already gets the sum of both quantities. */
export function addLine(visitor: Visitor, saleType: SaleType, { offer_id, quantity }: OfferQuantity) {
  const { lines } = basketIn(visitor, saleType)
  const offer = offerOf(saleType, offer_id, visitor)
  const same = lines.find((line) => line.offer_id === offer.offer_id)
  if (same) same.quantity += quantity
  else lines.push({ id: nextId(lines), offer_id, quantity })
}

/**
 * Replaces the lines of the basket.
 * @param pathOf returns the field that names the offer of an item in the body
 */
export function replaceLines(
  visitor: Visitor,
  saleType: SaleType,
  items: Omit<BasketLine, 'id'>[],
  pathOf: (place: number) => string,
) {
  const before = basketIn(visitor, saleType).lines
  // A line that stays keeps its id.
  const kept = new Set<number>()
  const idOf = (offerId: number) => {
    const same = before.find(({ id, offer_id }) => offer_id === offerId && !kept.has(id))
    if (same) kept.add(same.id)
    return same?.id
  }
  const lines: BasketLine[] = items.map(({ offer_id, quantity, additional_card_id = null }) => ({
    id: idOf(offer_id) ?? 0,
    offer_id,
    quantity,
    additional_card_id,
  }))
  for (const [place, line] of lines.entries()) {
    // A line that stays may be sold out; a new one may not.
    if (line.id === 0) {
      offerOf(saleType, line.offer_id, visitor, pathOf(place))
      line.id = nextId([...before, ...lines])
    }
  }
  basketIn(visitor, saleType).lines = lines
}

/** Adds an item. Lenses and other goods come by calls of their own. */
const addItem = ({ visitor, now }: Visit, saleType: SaleType, body: OfferQuantity, isOfLenses: boolean) => {
  if (isLensOffer(offerOf(saleType, body.offer_id, visitor)) !== isOfLenses)
    throw invalid({ offer_id: [isOfLenses ? 'Это не линзы' : 'Это линзы'] })
  addLine(visitor, saleType, body)
  return basketOf(visitor, saleType, now)
}

const formOffer = record({ offer_id: formNumber, quantity: formNumber })

export const basket: Route[] = [
  answer(getBasket, ({ visitor, now, query }) => basketOf(visitor, query.type ?? 'eshop', now)),
  answer(validateBasket, ({ visitor, now, query }) => {
    const type = query.type ?? 'eshop'
    const items = faultyItemsOf(visitor, type)
    const messages = problemsOf(basketOf(visitor, type, now))
    return { is_valid: messages.length === 0 && items.length === 0, messages, items }
  }),
  accept(putBasketItems, record({ items: list(basketLine) }), ({ visitor, now }, { items }) => {
    replaceLines(visitor, 'eshop', items, (place) => `items.${place}.offer_id`)
    return basketOf(visitor, 'eshop', now)
  }),
  accept(addBasketLenses, formOffer, (asked, body) => addItem(asked, asked.path.type, body, true)),
  accept(addBasketAdditional, formOffer, (asked, body) => addItem(asked, asked.path.type, body, false)),
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
  accept(applyPromoCode, record({ promo_code: text }), ({ visitor, now, path, speaks }, { promo_code }) => {
    const found = visitor.promoCodes.active.find(
      (candidate) =>
        candidate.promo_code === promo_code ||
        (speaks('same-codes') && sharedCode(candidate.promo_code) === promo_code),
    )
    if (!found) throw refused('Промокод не найден или уже использован')
    basketIn(visitor, path.type).promoCode = found.promo_code
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
    answer(getLensProducts, ({ visitor, path, query, speaks }) => ({
      products: byCategory('lenses'),
      // Values in a query are texts.
      ...(String(query.with_offers) === 'true' && {
        offers: offersFor(visitor, path.type, listedOffersOf(path.type, speaks('torics'))),
      }),
    })),
  ]),
]
