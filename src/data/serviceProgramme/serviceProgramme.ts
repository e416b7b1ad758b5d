import type { ContactDraft } from '../../domain/contact'
import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'

/** Why one applies, and what has to be told for it. */
export interface ServiceReason {
  id: Id
  title: string
  text: string
  needsProduct: boolean
  needsPurchaseDate: boolean
}

export interface ServiceDictionary {
  reasons: ServiceReason[]
  rulesUrl: string | null
}

export interface ServiceDepartment {
  id: Id
  name: string
  address: string
  phone: string
  workTime: string
}

export interface ServiceApplication {
  id: Id
  number: string
  createdAt: IsoDate | null
  reason: string
  department: string
  /** Codes: new, in_progress, ready, closed, rejected; may grow. */
  status: Status
  rejectReason: string | null
}

export interface ServiceApplicationDraft extends ContactDraft {
  /** Proof of the phone; good for one application. */
  verification: string
  reasonId: Id
  departmentId: Id
  email: string | null
  productId?: Id
  purchasedAt?: IsoDate
  comment: string | null
  hasAgreed: boolean
}
