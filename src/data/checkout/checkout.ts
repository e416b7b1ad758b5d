export type { DeliveryService } from '../../domain/records'
import type { DeliveryZone } from '../../domain/records'
import type { Address } from '../../domain/postalAddress'
import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Money } from '../../domain/numbers/money'
import type { SaleType } from '../orders/order'
import type { DeliveryPoint } from '../places/places'

export type DeliveryType = 'courier' | 'point'
export type PaymentCode = 'card_online' | 'card' | 'cash'

/** A day without intervals has no times to choose from. */
export interface DeliveryDay {
  date: IsoDate
  intervals: { timeFrom: string; timeTo: string }[]
  /** Whether some of its intervals cannot be read. */
  hasUnreadable?: true
}

export interface DeliveryDates {
  dates: DeliveryDay[]
  /** Whether some days cannot be read. */
  hasUnreadable?: true
  /** False if it cannot be read. */
  deliveryZone: DeliveryZone | null | false
}

/** Destination of a delivery: a saved address or a pick-up point. */
export interface Destination {
  type: DeliveryType
  addressId?: Id | null
  pointId?: Id | null
}

/** The pickup points of a city. */
export interface DeliveryPoints {
  points: DeliveryPoint[]
  /** False if some cannot be read: then one that is not here need not be gone. */
  isWhole: boolean
}

/** The saved addresses and the one chosen for the order. */
export interface CheckoutAddresses {
  addresses: Address[]
  isWhole: boolean
  addressId: Id | null
  pointId: Id | null
}

export interface PaymentType {
  code: PaymentCode
  title: string
  isAvailable: boolean
}

export interface OrderDraft {
  type: SaleType
  paymentType: PaymentCode
  deliveryDate?: IsoDate | null
  /** 'HH:MM' */
  timeFrom?: string | null
  timeTo?: string | null
  comment?: string | null
  /** The same for every try of one order, so that they create one order. */
  requestId?: string
  /** Proof of the confirmation call, where the phone has to be verified. */
  auth?: string
}

export interface PlacedOrder {
  id: Id
  number: string
  /** Null if it cannot be read. */
  isPaymentRequired: boolean | null
  /** Price with delivery; null if the shop does not state it. */
  totalPrice: Money | null
}
