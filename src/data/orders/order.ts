export type { Delivery } from '../../domain/records'
import type { OrderItemRecord, OrderRecord } from '../../domain/records'
import type { Contact } from '../../domain/contact'

export type SaleType = 'eshop' | 'mono'

export interface OrderItem extends OrderItemRecord {
  /** It does not say what it is, or how many of it. */
  isUnreadable?: true
}

export type Payment = NonNullable<OrderRecord['payment']>

export interface Order extends OrderRecord {
  items: OrderItem[]
  recipient: Contact | null
}
