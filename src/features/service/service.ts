import type { Id } from '../../domain/Id'
import type { ContactDraft } from '../../domain/places'

export interface ServiceConfig {
  smsCodeLength: number
  /** Seconds. */
  smsRetryAfter: number
  /** Bytes. */
  uploadMaxSize: number
  /** MIME types. */
  uploadTypes: string[]
}

export type Phone = Pick<ContactDraft, 'phone' | 'country'>

export interface CallRequest extends Phone {
  name?: string
}

export interface SelectionInterest {
  fiasId: string | null
  comment?: string | null
}

export interface Waiting {
  offerId: Id
  email: string
}
