import type { CountryCode } from './phone'

export interface Contact {
  name: string
  /** The digits without the country code. */
  phone: string
  /** Country of the phone; Russia if the shop does not state it (contract 8.2). */
  country?: CountryCode | null
}

/** A contact to send; its phone needs a country (contract 8.2). */
export interface ContactDraft extends Contact {
  country: CountryCode
}
