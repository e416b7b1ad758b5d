import type { ServiceApplicationRecord, ServiceReason } from '../../domain/records'
import type { ContactDraft } from '../../domain/contact'
import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
export type { ServiceReason, ServiceDepartment } from '../../domain/records'

export interface ServiceDictionary {
  reasons: ServiceReason[]
  rulesUrl: string | null
}

export interface ServiceApplication extends ServiceApplicationRecord {
  /** Titles as shown. */
  reason: string
  department: string
}

export interface ServiceApplicationDraft extends ContactDraft {
  /** Proof of the phone; it is valid for one application. */
  verification: string
  reasonId: Id
  departmentId: Id
  email: string | null
  productId?: Id
  purchasedAt?: IsoDate
  comment: string | null
  hasAgreed: boolean
}
