import type { IsoDate } from '../../domain/dates'
import type { Id } from '../../domain/Id'
import type { Lens } from '../../domain/lens'

export type Channel = 'email' | 'sms' | 'push'

/** Dates are days: '2026-03-01'. */
export interface ReminderDraft {
  productId: Id
  packsCount: number
  purchasedAt: IsoDate
  remindAt: IsoDate
  channels: Channel[]
  isActive: boolean
}

export interface Reminder extends ReminderDraft {
  id: Id
  title: string
  picture: string | null
  lenses: Lens[]
}

/** What the day depends on when the lenses run out. */
export interface LensSupply {
  productId: Id
  packsCount: number
  purchasedAt: IsoDate
  /** How many eyes wear them. */
  eyes: 1 | 2
}
