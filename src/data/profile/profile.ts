import type { IsoDate } from '../../domain/dates'
import type { Id } from '../../domain/Id'
import type { Lens } from '../../domain/lens'
import type { CountryCode } from '../../domain/phone'
import type { City } from '../../domain/places'

export type Gender = 'female' | 'male'

/** The customer's own data. The server keeps the inverse of both subscriptions (contract 7.2). */
export interface Profile {
  id: Id
  name: string
  lastName: string
  secondName: string | null
  /** National digits. */
  phone: string
  country: CountryCode
  email: string | null
  birthday: IsoDate | null
  gender: Gender | null
  residence: City | null
  isBirthdayChangeAvailable: boolean
  isBonusPointsForReviewAvailable: boolean
  /** Whether trial lenses may be ordered. */
  isAllowedOrderSamples: boolean
  subscribeMailings: boolean
  subscribeCalls: boolean
  avatar: string | null
  restrictions: string[]
}

export interface ProfileDraft extends Pick<
  Profile,
  'name' | 'lastName' | 'secondName' | 'birthday' | 'gender' | 'subscribeMailings' | 'subscribeCalls'
> {
  /** The city of residence. */
  fiasId: string | null
}

/** What the customer agrees to get. */
export type Subscriptions = Partial<Pick<Profile, 'subscribeMailings' | 'subscribeCalls'>>

/** The record as it stands: the call that saves takes all of it, whatever changes. */
export const draftOf = ({
  name,
  lastName,
  secondName,
  birthday,
  gender,
  residence,
  subscribeMailings,
  subscribeCalls,
}: Profile): ProfileDraft => ({
  name,
  lastName,
  secondName,
  birthday,
  gender,
  fiasId: residence?.fiasId ?? null,
  subscribeMailings,
  subscribeCalls,
})

/** A new phone, and the proof that it was confirmed by a call. */
export interface PhoneChange {
  phone: string
  country: CountryCode
  auth: string
}

export type Replacement = 'daily' | 'two_weeks' | 'monthly'

/** What the customer wears; `wearsLenses` is null until it is answered. */
export interface LensesInfo {
  wearsLenses: boolean | null
  lenses: Lens[]
  replacement: Replacement | null
  solutionProductId: Id | null
  since: IsoDate | null
}

export interface PasswordChange {
  password: string
  newPassword: string
}
