export type { Receipt, Moneyback } from '../../domain/records'
import type { Id } from '../../domain/Id'

export interface MoneybackDraft {
  checkId: Id
  reason: string
}

/** The server's name for receipts that are uploaded here. */
export const RECEIPT_SOURCE = 'cabinet'
