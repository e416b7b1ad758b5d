import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { OrderedLens } from '../../domain/lens'
import type { Department } from '../places/places'
import type { Status } from '../../domain/Status'

export interface TrialOrder {
  id: Id
  number: string
  createdAt: IsoDate | null
  status: Status
  lenses: (OrderedLens & { quantity: number })[]
  department: Department | null
  pickupUntil: IsoDate | null
  /** Shown at the optician; null before the lenses are there. */
  activationCode: string | null
  entryId: Id | null
  isCancelable: boolean
}

/** Statuses of trial lenses that nobody can fetch any more. */
const OVER = ['received', 'issued', 'cancelled', 'expired', 'returned']

export const isOverWith = ({ status }: TrialOrder): boolean => OVER.includes(status.code)

export interface TrialDraft {
  productId: Id
  departmentId: Id
}
