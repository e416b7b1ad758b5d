export type { TrialOrder } from '../../domain/records'
import type { TrialOrder } from '../../domain/records'
import type { Id } from '../../domain/Id'

/** Statuses of trial lenses that can no longer be picked up. */
const OVER = ['received', 'issued', 'cancelled', 'expired', 'returned']

export const isOverWith = ({ status }: TrialOrder): boolean => OVER.includes(status.code)

export interface TrialDraft {
  productId: Id
  departmentId: Id
}
