import { priceText } from '#data/checkout/deliveryPrice'
import { formatDay } from '#domain/dates/dates'
import type { DeliveryService, DeliveryType } from '#data/checkout/checkout'
import { formatMoney } from '#domain/numbers/money'
import type { DeliveryPoint } from '#data/places/places'
import type { IconName } from '#ui/lib/icons'
import type { FinderTexts } from '#map/lib/FinderTexts'

export const TEXTS: FinderTexts = {
  map: 'Пункты на карте',
  noun: ['пункт', 'пункта', 'пунктов'],
  found: ['Найден', 'Найдено', 'Найдено'],
  nothing: 'Пункты не найдены',
  mapFailed: 'Карта не загрузилась. Все пункты есть в списке',
  chosen: 'Выбран',
  nowhere: 'Местоположение недоступно: пункты показаны по городу.',
}

export const PAYMENTS = [
  ['cash', 'Наличными'],
  ['card', 'Картой'],
  ['online', 'Онлайн'],
] as const

export const WAYS: Record<DeliveryType, string> = { point: 'Пункт выдачи', courier: 'Курьер' }

/** Returns 'Картой, онлайн'; '' if the payments of the point are unknown. */
export function paymentsOf(point: DeliveryPoint): string {
  const taken = [
    point.isPaymentByCashAvailable && 'наличными',
    point.isPaymentByCardAvailable && 'картой',
    point.isPaymentByOnlineAvailable && 'онлайн',
  ].filter((way) => typeof way === 'string')
  const text = taken.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const iconOf = ({ type }: DeliveryPoint): IconName =>
  type === 'optic' ? 'eye' : type === 'postmat' ? 'lock' : 'box'

/**
 * Returns the lowest price and the first day of one delivery method: 'Бесплатно, с 23 ноября', or 'от 0 ₽' if
 * only some of its services are free.
 */
export function wayNote(services: readonly DeliveryService[]): string {
  const [cheapest] = services
    .flatMap(({ price }) => price ?? [])
    .toSorted((one, other) => one.value - other.value)
  const [first] = services.flatMap(({ minDate }) => minDate ?? []).toSorted()
  const price =
    cheapest &&
    (services.some((one) => one.price?.value !== cheapest.value)
      ? `от ${formatMoney(cheapest)}`
      : priceText(cheapest))
  return [price, first !== undefined && `с ${formatDay(first)}`].filter(Boolean).join(', ')
}
