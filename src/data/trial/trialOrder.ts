import type { TrialOrderRecord } from '../../domain/records'
import type { Id } from '../../domain/Id'
import type { OrderedLens } from '../../domain/lens'

export interface TrialOrder extends TrialOrderRecord {
  lenses: (OrderedLens & { quantity: number })[]
}

/** Statuses of trial lenses that can no longer be picked up. */
const OVER = ['received', 'issued', 'cancelled', 'expired', 'returned']

export const isOverWith = ({ status }: TrialOrder): boolean => OVER.includes(status.code)

export interface TrialDraft {
  productId: Id
  departmentId: Id
}
