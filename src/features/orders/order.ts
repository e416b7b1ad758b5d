import type { IsoDate } from '../../domain/dates'
import type { Money } from '../../domain/money'

export interface Status {
  code: string
  label: string
}

export interface OrderItem {
  title: string
  quantity: number
  /** Pack sizes: '30 шт', '360 мл'. */
  params: { value: number; unit: string }[]
  price: Money | null
}

export interface OrderStep {
  code: string
  label: string
  isCompleted: boolean
  completedAt: IsoDate | null
}

export interface Delivery {
  type: string
  address: string
}

/** An order that is under way. */
export interface ActiveOrder {
  id: string | number
  number: string
  status: Status
  totalPrice: Money | null
  points: number
  items: OrderItem[]
  delivery: Delivery | null
  /** The day it is expected; null while nobody knows. */
  expectedAt: IsoDate | null
  /** Until when it is kept at the point; null before it is there. */
  storageUntil: IsoDate | null
  steps: OrderStep[]
}

const deliveryTypes: Partial<Record<string, string>> = { point: 'Пункт выдачи', courier: 'Курьер' }

/** 'Пункт выдачи, ул. Лесная, 12' (SPEC 9); an unknown type leaves the address alone. */
export const deliveryInWords = ({ type, address }: Delivery): string =>
  [deliveryTypes[type], address].filter(Boolean).join(', ')
