export type { Receipt, Moneyback } from '../../domain/records'
import type { Id } from '../../domain/Id'

export interface MoneybackDraft {
  checkId: Id
  reason: string
}

/** Source of uploaded receipts, as the server names it. */
export const RECEIPT_SOURCE = 'cabinet'
