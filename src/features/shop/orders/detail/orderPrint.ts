import { otherParameters } from '#data/catalogue/lensOffers'
import { packInWords, type Offer } from '#data/catalogue/product'
import { eyeOfLens } from '#data/lenses/eyeOfLens'
import { deliveryInWords } from '#data/orders/activeOrder'
import type { Order } from '#data/orders/order'
import { orderSums } from '#data/orders/orderSums'
import { formatDate } from '#domain/dates/dates'
import { EYES, formatPower, type Lens } from '#domain/lens'
import { formatMoney, type Money } from '#domain/numbers/money'
import { times, WITHOUT_UNSHOWN } from '#domain/numbers/sums'
import { formatContactPhone } from '#domain/phone'
import { joinedByDots } from '#domain/text/joinedByDots'
import { numbered } from '#domain/text/numbered'
import type { PrintedPage } from '#host/page/printPage'

const sumInWords = (money: Money | null) => (money ? formatMoney(money) : 'не удалось показать')

/** Returns 'Правый −2,75 · BC 8,6', as far as it is known; '' if the power is unknown. */
function lensInWords(offer: Offer | undefined, worn: readonly Lens[]): string {
  if (!offer || offer.sphere === null) return ''
  const eye = eyeOfLens(offer, worn)
  return joinedByDots([
    `${eye ? `${EYES[eye].name} ` : ''}${formatPower(offer.sphere)}`,
    otherParameters(offer),
  ])
}

/**
 * Returns the order as a page to print: items, sums, delivery, payment and recipient, for accounting and
 * warranty.
 */
export function orderPrint(
  order: Order,
  offers: ReadonlyMap<string, Offer>,
  worn: readonly Lens[],
): PrintedPage {
  const { number, createdAt, items, totalPrice, delivery, payment, recipient } = order
  const sums = orderSums(order)
  return {
    title: numbered('Заказ', number),
    head: ['Товар', 'Параметры', 'Количество', 'Цена', 'Сумма'],
    rows: items.map(({ title, offerId, params, quantity, price, isUnreadable }) =>
      isUnreadable
        ? [title || 'Не удалось показать товар', '', '', '', '']
        : [
            title,
            joinedByDots([lensInWords(offers.get(String(offerId)), worn), packInWords(params)]),
            `${quantity} шт`,
            sumInWords(price),
            sumInWords(price && times(price, quantity)),
          ],
    ),
    lines: [
      sums && !sums.rest ? `Товары: ${formatMoney(sums.goods)} ${WITHOUT_UNSHOWN}` : '',
      sums?.rest && sums.rest.value !== 0 ? `Доставка и скидки: ${formatMoney(sums.rest)}` : '',
      totalPrice ? `Итого: ${formatMoney(totalPrice)}` : '',
      createdAt !== null ? `Дата заказа: ${formatDate(createdAt)}` : '',
      delivery ? `Доставка: ${deliveryInWords(delivery)}` : '',
      payment ? `Оплата: ${payment.status.label}` : '',
      recipient
        ? `Получатель: ${[recipient.name, formatContactPhone(recipient)].filter(Boolean).join(', ')}`
        : '',
    ].filter(Boolean),
  }
}
