export type { OrderStep } from '../../domain/records'
import type { OrderStep } from '../../domain/records'
import type { IsoDate } from '../../domain/dates/dates'
import { lookup } from '../../domain/lookup'
import type { Delivery, Order } from './order'

/** An order that is under way. */
export interface ActiveOrder extends Order {
  /** The expected day; null if unknown. */
  expectedAt: IsoDate | null
  /** The last day on which the point keeps it; null before it arrives there. */
  storageUntil: IsoDate | null
  steps: OrderStep[]
}

const deliveryTypes: Partial<Record<string, string>> = { point: 'Пункт выдачи', courier: 'Курьер' }

/** Keeps parts such as 'кв. 5' of a server's address on one line. */
export const unbroken = (address: string): string => address.replace(/(кв|оф|корп|стр|эт)\. /g, '$1.\u00a0')

/** Returns 'Пункт выдачи, ул. Лесная, 12' (contract 10.1); for an unknown type only the address. */
export const deliveryInWords = ({ type, address }: Pick<Delivery, 'type' | 'address'>): string =>
  [lookup(deliveryTypes, type), unbroken(address)].filter(Boolean).join(', ')

/** Returns the path of the order in the cabinet. */
export const orderPath = ({ id }: Pick<Order, 'id'>): string =>
  `/orders/?order=${encodeURIComponent(String(id))}`
