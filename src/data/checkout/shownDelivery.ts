import type { CheckoutAddresses, DeliveryType } from './checkout'
import type { DeliveryPoint } from '../places/places'
import { sameId, type Id } from '../../domain/Id'
import type { ChosenPoint, TabChoice } from './tabChoice'

/** A place that the customer has chosen. */
export type DeliveryWish = ({ way: 'point'; point: ChosenPoint } | { way: 'courier'; addressId: Id }) & {
  /** It was chosen before: tab and page know it. */
  isRepeated?: boolean
}

export interface DeliveryOptions {
  /** The code of the point that the page proposes. */
  selected?: string | undefined
  /** Begins with the way that the server knows; else with the points. */
  isServersWay?: boolean
}

/** What has been read; undefined while it has not. */
interface ReadDelivery {
  points: readonly DeliveryPoint[] | undefined
  saved: Pick<CheckoutAddresses, 'addresses' | 'addressId' | 'pointId'> | undefined
}

export interface ShownDelivery {
  way: DeliveryType
  /** Of the list; undefined while nothing is chosen, or where the list no longer has it. */
  point: DeliveryPoint | undefined
  /** Was chosen, but is not in the list. */
  isGone: boolean
  addressId: Id | null
  isAddressGone: boolean
}

/**
 * Where the order goes: by which way, to which point, to which address. First counts what was chosen in this tab, then
 * what the server knows, then what the page proposes (contract 17.1).
 */
export function shownDelivery(
  tab: TabChoice,
  { points, saved }: ReadDelivery,
  { selected, isServersWay = false }: DeliveryOptions,
): ShownDelivery {
  const pointId = pointIdOf(tab, points, saved, selected)
  const point = points?.find(({ id }) => sameId(id, pointId))
  const { addressId, isAddressGone } = addressOf(tab, saved)
  const isCourierSaved = saved?.addressId != null && pointId == null
  return {
    way: tab.way ?? (isServersWay && isCourierSaved ? 'courier' : 'point'),
    point,
    isGone: pointId != null && points !== undefined && point === undefined,
    addressId,
    isAddressGone,
  }
}

/** Id of the chosen point, also while the list is on its way or does not have it. */
export function pointIdOf(
  { point }: TabChoice,
  points: ReadDelivery['points'],
  saved: ReadDelivery['saved'],
  selected: string | undefined,
): Id | null | undefined {
  if (point !== undefined) return point?.id
  const proposed = selected === undefined ? undefined : points?.find(({ code }) => code === selected)
  return saved?.pointId ?? proposed?.id ?? null
}

function addressOf(tab: TabChoice, saved: ReadDelivery['saved']) {
  const chosen = tab.addressId === undefined ? (saved?.addressId ?? null) : tab.addressId
  // One that has been deleted meanwhile, as in another tab, can no longer be meant.
  const isAddressGone = chosen !== null && saved?.addresses.every(({ id }) => !sameId(id, chosen)) === true
  return { addressId: isAddressGone ? null : chosen, isAddressGone }
}

export const chosenOf = ({ id, code, type, name }: DeliveryPoint): ChosenPoint => ({
  id,
  code,
  pointType: type,
  name,
})

export const idOf = (wish: DeliveryWish): Id => (wish.way === 'point' ? wish.point.id : wish.addressId)

/** What a place that the server has taken changes in this tab. The server keeps one choice: that of the other way is kept here. */
export function keptBy(
  wish: DeliveryWish,
  tab: TabChoice,
  { point, addressId }: Pick<ShownDelivery, 'point' | 'addressId'>,
): TabChoice {
  return wish.way === 'point'
    ? {
        way: 'point',
        point: wish.point,
        ...(tab.addressId === undefined && addressId !== null && { addressId }),
      }
    : {
        way: 'courier',
        addressId: wish.addressId,
        ...(tab.point === undefined && point && { point: chosenOf(point) }),
      }
}

/** What the server has to be told when the customer goes to the other way, because only one of both counts for it. */
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
