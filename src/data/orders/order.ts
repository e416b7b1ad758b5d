export type { Delivery } from '../../domain/records'
import type { OrderItemRecord, OrderRecord } from '../../domain/records'
import type { Contact } from '../../domain/contact'

export type SaleType = 'eshop' | 'mono'

export interface OrderItem extends OrderItemRecord {
  /** The line lacks its product or its quantity. */
  isUnreadable?: true
}

export type Payment = NonNullable<OrderRecord['payment']>

export interface Order extends OrderRecord {
  items: OrderItem[]
  recipient: Contact | null
}
