import type { SaleType } from './basketTotals'
import type { Body } from './http/contract'
import { offeredDays } from './deliveryDays'
import { invalid, refused } from './http/refusal'
import type { Visit } from './http/route'
import { deliveryPointsFor } from './seed/manyPlaces'
import { basketIn, placeOf } from './visitor'

type Wished = Pick<Body<'placeOrder'>, 'payment_type' | 'delivery_date' | 'time_from' | 'time_to'>

/**
 * Refuses an order unless its place exists, its day and time were offered, and its payment is possible there.
 */
export function demandOffered(asked: Visit, saleType: SaleType, wished: Wished) {
  const { visitor } = asked
  const { address_id, point_id } = placeOf(visitor)
  const point = deliveryPointsFor(visitor).find(({ id }) => id === point_id)
  const isPlace = point ?? visitor.addresses.find(({ id }) => id === address_id)
  if (!isPlace) throw refused('Выберите, куда доставить заказ')
  if (point && basketIn(visitor, saleType).period) throw refused('Подписку доставляем курьером')
  const isPayable = {
    card_online: point?.is_payment_by_online_available,
    card: point?.is_payment_by_card_available,
    cash: point?.is_payment_by_cash_available,
  }[wished.payment_type]
  if (isPayable === false) throw invalid({ payment_type: ['Здесь так оплатить нельзя'] })
  demandDay(offeredDays(asked), wished)
}

/** Refuses a day that was not offered. A day without times is ordered without one. */
function demandDay(days: ReturnType<typeof offeredDays>, { delivery_date, time_from, time_to }: Wished) {
  const day = days.find(({ date }) => date === delivery_date)
  if (!day) throw invalid({ delivery_date: ['В этот день не доставляем. Выберите другой'] })
  const isOffered = day.intervals.some(
    (one) => one.time_from === (time_from ?? null) && one.time_to === (time_to ?? null),
  )
  if (day.intervals.length > 0 && !isOffered)
    throw invalid({ time_from: ['В это время не доставляем. Выберите другое'] })
}
