export type { Receipt, Moneyback } from '../../domain/records'
import { sameId, type Id } from '../../domain/Id'
import type { Moneyback, Receipt } from '../../domain/records'

export interface MoneybackDraft {
  checkId: Id
  reason: string
}

/** The server's name for receipts that are uploaded here. */
export const RECEIPT_SOURCE = 'cabinet'

/**
 * Returns the refund request for a receipt; undefined if there is none, and null if it is unknown, because a
 * request does not tell its receipt.
 */
export const moneybackOf = ({ id }: Receipt, all: readonly Moneyback[]): Moneyback | null | undefined =>
  all.find(({ checkId }) => checkId !== null && sameId(checkId, id)) ??
  (all.some(({ checkId }) => checkId === null) ? null : undefined)
