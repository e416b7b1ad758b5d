import type { Id } from './Id'

/** Latitude and longitude (contract 5.3). */
export type Coordinates = [latitude: number, longitude: number]

export type PointType = 'pickup' | 'postmat' | 'optic'

/** Where an order can be picked up (contract 7.1). */
export interface DeliveryPoint {
  id: Id
  code: string
  type: PointType
  name: string
  coordinates: Coordinates | null
  isPaymentByCashAvailable: boolean
  isPaymentByCardAvailable: boolean
  isPaymentByOnlineAvailable: boolean
  address: string
  workTime: string | null
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
}

/** A contact as it is sent: the phone belongs to a country (contract 8.2). */
export interface ContactDraft extends Contact {
  country: 'ru' | 'by' | 'am' | 'kz' | 'kg'
}
