import { formatMoney, type Money } from '../../domain/numbers/money'
import type { DeliveryPoint } from '../places/places'
import type { DeliveryDates, DeliveryDay, DeliveryService, DeliveryType, PaymentCode } from './checkout'

const KNOWN = ['cse_courier', 'cse_optic_pickup', 'cse_pickup']

/**
 * Returns the delivery price: that of the service, or that of the zone once it is known (contract 16.2); null
 * if neither is known.
 */
export function deliveryPrice(
  services: readonly DeliveryService[] | undefined,
  way: DeliveryType,
  point: DeliveryPoint | undefined,
  dates: DeliveryDates | undefined,
): Money | null {
  const code = way === 'courier' ? 'cse_courier' : point?.type === 'optic' ? 'cse_optic_pickup' : 'cse_pickup'
  // An unknown code may be valid for these points; a known code of other points is not.
  const isUnknown = (one: DeliveryService) => one.type === way && !KNOWN.includes(one.code)
  const service = services?.find((one) => one.code === code) ?? services?.find(isUnknown)
  const zone = dates?.deliveryZone
  // The zone has a price, so that of the service is not the right one.
  if (zone === false || zone?.price === false) return null
  return zone?.price ?? service?.price ?? null
}

export const PAYMENTS: Record<PaymentCode, string> = {
  card_online: 'Картой онлайн',
  card: 'Картой при получении',
  cash: 'Наличными при получении',
}

const ALL: readonly PaymentCode[] = ['card_online', 'card', 'cash']

/**
 * Returns the payment methods of a destination; a point excludes those that its flags forbid (contract 16.3).
 */
export const paymentsAt = (way: DeliveryType, point: DeliveryPoint | undefined): PaymentCode[] =>
  ALL.filter((code) => {
    if (way === 'courier' || !point) return true
    const flag = {
      card_online: point.isPaymentByOnlineAvailable,
      card: point.isPaymentByCardAvailable,
      cash: point.isPaymentByCashAvailable,
    }[code]
    return flag !== false
  })

/** 'Бесплатно', '290 ₽' */
export const priceText = (price: Money | null): string =>
  price === null ? '' : price.value === 0 ? 'Бесплатно' : formatMoney(price)

/** '10:00–14:00' */
export const intervalInWords = ({ timeFrom, timeTo }: DeliveryDay['intervals'][number]): string =>
  `${timeFrom}–${timeTo}`
