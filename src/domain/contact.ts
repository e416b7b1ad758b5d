import type { CountryCode } from './phone'

export interface Contact {
  name: string
  /** National digits. */
  phone: string
  /** Country of the phone; Russia where the shop does not say it (contract 8.2). */
  country?: CountryCode | null
}

/** A contact to send: its phone belongs to a country (contract 8.2). */
export interface ContactDraft extends Contact {
  country: CountryCode
}
