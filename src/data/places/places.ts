import type { Coordinates } from '../../domain/coordinates'
import type { Id } from '../../domain/Id'
import type { Opening } from '../../domain/dates/openingHours'
import { lookup } from '../../domain/lookup'

/** 'pickup', 'postmat' or 'optic'; others may come, and are shown, too (contract 17.1). */
export type PointType = string

const POINT_TYPES = { pickup: 'Пункт выдачи', postmat: 'Постамат', optic: 'Оптика' }

/** The types that can be filtered by, as [code, label]. */
export const pointTypes = Object.entries(POINT_TYPES)

/** 'Постамат'; '' for a type that is not known. */
export const pointTypeLabel = (type: PointType): string => lookup(POINT_TYPES, type) ?? ''

/** Point where an order can be picked up (contract 7.1). */
export interface DeliveryPoint extends Opening {
  id: Id
  code: string
  type: PointType
  name: string
  coordinates: Coordinates | null
  /** Null: the shop does not say. */
  isPaymentByCashAvailable: boolean | null
  isPaymentByCardAvailable: boolean | null
  isPaymentByOnlineAvailable: boolean | null
  address: string
  phone: string | null
  howToGet: string | null
  /** Points for choosing this point; null when there are none. */
  bonusCount: number | null
}

/** 'Пункт выдачи, Тверская улица, 5' */
export const pointInWords = ({ type, name, address }: DeliveryPoint): string =>
  [pointTypeLabel(type), address || name].filter(Boolean).join(', ')

/** An optician. */
export interface Department {
  id: Id
  name: string
  address: string
  phone: string | null
}

export interface City {
  fiasId: string
  name: string
  region: string
}
