import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Money } from '../../domain/numbers/money'
import type { Status } from '../../domain/Status'

/** A purchase receipt. */
export interface Receipt {
  id: Id
  createdAt: IsoDate | null
  /** upload, link or partner; may grow. */
  source: string
  partner: string | null
  purchasedAt: IsoDate | null
  totalSum: Money | null
  fiscal: { fn: string | null; fd: string | null; fp: string | null } | null
  /** processing, accepted or rejected. */
  status: Status
  rejectReason: string | null
  points: number
  products: { name: string; quantity: number; price: Money | null; isEligible: boolean; points: number }[]
  /** Its size is in bytes. */
  file: { name: string; size: number; url: string | null } | null
}

export interface Moneyback {
  id: Id
  createdAt: IsoDate | null
  checkId: Id | null
  productTitle: string
  reason: string
  amount: Money | null
  status: Status
}

export interface MoneybackDraft {
  checkId: Id
  reason: string
}

/** Source of uploaded receipts, as the server names it. */
export const RECEIPT_SOURCE = 'cabinet'
