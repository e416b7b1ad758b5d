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

/** 'Картой, онлайн'; '' for a point that says nothing of it. */
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

/** 'Бесплатно, с 23 ноября', 'от 0 ₽' where only one of the services is free: the cheapest and the first of one way. */
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
