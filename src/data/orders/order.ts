import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Money } from '../../domain/numbers/money'
import type { Contact } from '../../domain/contact'
import type { PackParam } from '../catalogue/product'
import type { Status } from '../../domain/Status'

export type SaleType = 'eshop' | 'mono'

export interface OrderItem {
  productId: Id | null
  packId: Id | null
  /** The pack with its optical parameters; null where the shop did not keep it. */
  offerId: Id | null
  title: string
  picture: string | null
  quantity: number
  params: PackParam[]
  price: Money | null
  /** It does not say what it is, or how many of it. */
  isUnreadable?: true
}

/** Dates are days, times 'HH:MM'; null where the shop has not said. */
export interface Delivery {
  /** 'point' or 'courier'; may grow. */
  type: string
  address: string
  pointCode: string | null
  date: IsoDate | null
  timeFrom: string | null
  timeTo: string | null
  trackingNumber: string | null
  trackingUrl: string | null
}

export interface Payment {
  type: string
  status: Status
  /** Tells whether a payment link can be requested. */
  isLinkAvailable: boolean
}

export interface Order {
  id: Id
  number: string
  createdAt: IsoDate | null
  saleType: SaleType | null
  status: Status
  totalPrice: Money | null
  points: number
  itemsCount: number
  items: OrderItem[]
  delivery: Delivery | null
  payment: Payment | null
  recipient: Contact | null
  isCancelable: boolean
  isRepeatable: boolean
}
