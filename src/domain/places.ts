import type { Id } from './Id'
import { lookup } from './lookup'
import type { CountryCode } from './phone'

/** Latitude and longitude (contract 5.3). */
export type Coordinates = [latitude: number, longitude: number]

/**
 * Whether the coordinates are a place on the map, which ends before the poles. 0, 0 lies in the ocean: it is what a
 * server writes that knows no place.
 */
export const isOnMap = (place: Coordinates): boolean =>
  Math.abs(place[0]) <= 85 && Math.abs(place[1]) <= 180 && (place[0] !== 0 || place[1] !== 0)

/** 'pickup', 'postmat' or 'optic'; others may come, and are shown, too (contract 17.1). */
export type PointType = string

const POINT_TYPES = { pickup: 'Пункт выдачи', postmat: 'Постамат', optic: 'Оптика' }

/** The types that can be filtered by, as [code, label]. */
export const pointTypes = Object.entries(POINT_TYPES)

/** 'Постамат'; '' for a type that is not known. */
export const pointTypeLabel = (type: PointType): string => lookup(POINT_TYPES, type) ?? ''

/** Where an order can be picked up (contract 7.1). */
export interface DeliveryPoint {
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
  workTime: string | null
  phone: string | null
  howToGet: string | null
  /** Points for choosing this point; null when there are none. */
  bonusCount: number | null
}

/** An optician. */
export interface Department {
  id: Id
  name: string
  address: string
  phone: string | null
}

export interface Suggest {
  value: string
  /** The one point that is meant; null when the text is only searched for. */
  pointId: Id | null
}

export interface City {
  fiasId: string
  name: string
  region: string
}

export interface Contact {
  name: string
  /** National digits. */
  phone: string
  /** Russia where the shop does not say it (contract 8.2). */
  country?: CountryCode | null
}

/** A contact as it is sent: the phone belongs to a country (contract 8.2). */
export interface ContactDraft extends Contact {
  country: CountryCode
}
