import type { CountryCode } from '../../domain/phone'

/** National digits and the country whose mask they fill. */
export interface Phone {
  phone: string
  country: CountryCode
}

/** A phone that is being called. */
export interface Called extends Phone {
  /** When the next call may be asked for, in milliseconds since 1970. */
  nextAt: number
}

/** The calls that prove whose a phone is. They serve orders, too, so whoever draws this brings them along. */
export interface PhoneCalls {
  /** Gives the seconds until the next call. */
  call: (phone: Phone) => Promise<number>
  /** Gives the proof. */
  confirm: (confirmed: { phone: string; code: string }) => Promise<string>
}
