import type { CheckoutAddresses, DeliveryPoints, DeliveryType } from './checkout'
import type { DeliveryPoint } from '../places/places'
import { sameId, type Id } from '../../domain/Id'
import type { ChosenPoint, TabChoice } from './tabChoice'

/** A place that the customer has chosen. */
export type DeliveryWish = ({ way: 'point'; point: ChosenPoint } | { way: 'courier'; addressId: Id }) & {
  /** True for an earlier choice, which the tab and the page already have. */
  isRepeated?: boolean
}

export interface DeliveryOptions {
  /** The code of the point that the page suggests. */
  selected?: string | undefined
  /** Whether to start with the server's way of delivery; otherwise with the points. */
  isServersWay?: boolean
}

/** The loaded data; fields are undefined until they load. */
interface ReadDelivery {
  points: DeliveryPoints | undefined
  saved: CheckoutAddresses | undefined
}

/** Why a chosen place is not in its list: it no longer exists, or its entry cannot be read. */
type Lost = 'gone' | 'unread'

export const LOST_POINT: Record<Lost, string> = {
  gone: 'Этот пункт больше не работает. Выберите другой',
  unread: 'Выбранный пункт не удалось показать. Выберите другой',
}
export const LOST_ADDRESS: Record<Lost, string> = {
  gone: 'Этого адреса больше нет. Выберите другой',
  unread: 'Выбранный адрес не удалось показать. Выберите другой',
}

const lostFrom = ({ isWhole }: { isWhole: boolean }): Lost => (isWhole ? 'gone' : 'unread')

export interface ShownDelivery {
  way: DeliveryType
  /** The point in the list; undefined if nothing is chosen or the list does not have it. */
  point: DeliveryPoint | undefined
  /** The chosen point is not in the list. */
  lostPoint: Lost | undefined
  addressId: Id | null
  lostAddress: Lost | undefined
}

/**
 * Returns the way of delivery, the point and the address. The choice in this tab comes first, then the
 * server's, then the page's suggestion (contract 17.1).
 */
export function shownDelivery(
  tab: TabChoice,
  { points, saved }: ReadDelivery,
  { selected, isServersWay = false }: DeliveryOptions,
): ShownDelivery {
  const pointId = pointIdOf(tab, points, saved, selected)
  const point = points?.points.find(({ id }) => sameId(id, pointId))
  const { addressId, lostAddress } = addressOf(tab, saved)
  const isCourierSaved = saved?.addressId != null && pointId == null
  return {
    way: tab.way ?? (isServersWay && isCourierSaved ? 'courier' : 'point'),
    point,
    lostPoint: pointId != null && points && !point ? lostFrom(points) : undefined,
    addressId,
    lostAddress,
  }
}

/** Returns the id of the chosen point, even if the list is loading or does not have it. */
export function pointIdOf(
  { point }: TabChoice,
  points: ReadDelivery['points'],
  saved: ReadDelivery['saved'],
  selected: string | undefined,
): Id | null | undefined {
  if (point !== undefined) return point?.id
  const proposed = selected === undefined ? undefined : points?.points.find(({ code }) => code === selected)
  return saved?.pointId ?? proposed?.id ?? null
}

function addressOf(tab: TabChoice, saved: ReadDelivery['saved']) {
  const chosen = tab.addressId === undefined ? (saved?.addressId ?? null) : tab.addressId
  // An address that was deleted meanwhile, for example in another tab, cannot be used.
  const isLost = chosen !== null && saved?.addresses.every(({ id }) => !sameId(id, chosen)) === true
  return { addressId: isLost ? null : chosen, lostAddress: isLost ? lostFrom(saved) : undefined }
}

export const chosenOf = ({ id, code, type, name }: DeliveryPoint): ChosenPoint => ({
  id,
  code,
  pointType: type,
  name,
})

export const idOf = (wish: DeliveryWish): Id => (wish.way === 'point' ? wish.point.id : wish.addressId)

/**
 * Returns how this tab's choice changes after the server has accepted a place. The server stores one choice,
 * so the one of the other way is kept here. The way is that of the last press, whenever the answer comes.
 * @param tab the choice at the time of the answer
 */
export function keptBy(
  wish: DeliveryWish,
  tab: TabChoice,
  { point, addressId }: Pick<ShownDelivery, 'point' | 'addressId'>,
): TabChoice {
  return wish.way === 'point'
    ? {
        point: wish.point,
        ...(tab.addressId === undefined && addressId !== null && { addressId }),
      }
    : {
        addressId: wish.addressId,
        ...(tab.point === undefined && point && { point: chosenOf(point) }),
      }
}

/**
 * Returns the choice to send to the server when the customer switches to the other way: the server stores
 * only one.
 */
export function wishOfWay(
  way: DeliveryType,
  tab: TabChoice,
  { point, addressId }: Pick<ShownDelivery, 'point' | 'addressId'>,
  saved: ReadDelivery['saved'],
): DeliveryWish | undefined {
  if (way === 'point')
    return point && tab.point && !sameId(saved?.pointId, point.id) ? { way, point: tab.point } : undefined
  return addressId !== null && tab.addressId && !sameId(saved?.addressId, addressId)
    ? { way, addressId }
    : undefined
}
