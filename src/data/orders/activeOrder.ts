export type { OrderStep } from '../../domain/records'
import type { OrderStep } from '../../domain/records'
import type { IsoDate } from '../../domain/dates/dates'
import { lookup } from '../../domain/lookup'
import type { Delivery, Order } from './order'

/** An order that is under way. */
export interface ActiveOrder extends Order {
  /** The day it is expected; null while nobody knows. */
  expectedAt: IsoDate | null
  /** Until when it is kept at the point; null before it is there. */
  storageUntil: IsoDate | null
  steps: OrderStep[]
}

const deliveryTypes: Partial<Record<string, string>> = { point: 'Пункт выдачи', courier: 'Курьер' }

/** Keeps 'кв. 5' on one line in an address that the server has written. */
export const unbroken = (address: string): string => address.replace(/(кв|оф|корп|стр|эт)\. /g, '$1.\u00a0')

/** 'Пункт выдачи, ул. Лесная, 12' (contract 10.1); an unknown type leaves the address alone. */
export const deliveryInWords = ({ type, address }: Pick<Delivery, 'type' | 'address'>): string =>
  [lookup(deliveryTypes, type), unbroken(address)].filter(Boolean).join(', ')

/** Returns the path of the order in the cabinet. */
export const orderPath = ({ id }: Pick<Order, 'id'>): string =>
  `/orders/?order=${encodeURIComponent(String(id))}`
