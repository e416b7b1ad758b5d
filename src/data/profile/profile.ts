export type { KeptLenses } from '../../domain/records'
import type { KeptLenses } from '../../domain/records'
import type { ServerRecord } from '../../api/serverRecord'
import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Eye, Lens } from '../../domain/lens'
import type { CountryCode } from '../../domain/phone'
import type { City } from '../places/places'

export type Gender = 'female' | 'male'

/** The fields that customers and specialists have in common. */
export interface Person {
  id: Id
  name: string
  lastName: string
  secondName: string | null
  /** The digits without the country code; '' if there is none, false if it cannot be read. */
  phone: string | false
  country: CountryCode
  /** False if it cannot be read. */
  email: string | null | false
  /** False if it cannot be read. */
  birthday: IsoDate | null | false
  /** False if it cannot be read. */
  gender: Gender | null | false
  residence: City | null
  isBirthdayChangeAvailable: boolean
  avatar: string | null
  restrictions: string[]
}

/** The customer's own data. The server keeps the inverse of both subscriptions (contract 7.2). */
export interface Profile extends Person {
  isBonusPointsForReviewAvailable: boolean
  /** Whether trial lenses may be ordered. */
  isAllowedOrderSamples: boolean
  subscribeMailings: boolean
  subscribeCalls: boolean
  serverRecord: ServerRecord
}

/** Only the changed fields. */
export type ProfileEdit = Partial<
  Pick<
    Profile,
    | 'name'
    | 'lastName'
    | 'secondName'
    | 'birthday'
    | 'gender'
    | 'subscribeMailings'
    | 'subscribeCalls'
    | 'country'
  > & { phone: string; residence: Pick<City, 'fiasId' | 'name'> | null }
>

/** The messages that the customer agrees to receive. */
export type Subscriptions = Partial<Pick<Profile, 'subscribeMailings' | 'subscribeCalls'>>

/** A new phone with the proof that a call has reached its owner. */
export interface PhoneChange {
  phone: string
  country: CountryCode
  auth: string
}

export type Replacement = 'daily' | 'two_weeks' | 'monthly'

/** The lenses that are worn: empty if the customer wears none, although the record keeps the earlier ones. */
export interface LensesInfo extends KeptLenses {
  kept: KeptLenses
  serverRecord: ServerRecord
}

/** The changed fields of one lens; null if the eye no longer wears one. */
export type LensEdit = Partial<Omit<Lens, 'eye'>> | null

/** Only the changed fields. */
export type LensesEdit = Partial<
  Pick<LensesInfo, 'wearsLenses' | 'replacement' | 'solutionProductId' | 'since'>
> & { lenses?: Partial<Record<Eye, LensEdit>> }

export interface PasswordChange {
  password: string
  newPassword: string
}
