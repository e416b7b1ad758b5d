export type { Reminder, ReminderDraft } from '../../domain/records'
import type { Reminder, ReminderDraft } from '../../domain/records'
import type { IsoDate } from '../../domain/dates/dates'
import { daysBetween } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Purchase } from '../orders/purchases'
import type { Money } from '../../domain/numbers/money'
import type { Wear } from '../stock/supply'
import { soonestFirst } from '../../domain/dates/soonestFirst'
import { currentTime } from '../../domain/dates/clock'

export type Channel = 'email' | 'sms' | 'push'

export const draftOf = (reminder: Reminder): ReminderDraft => {
  const { productId, packsCount, purchasedAt, remindAt, channels, isActive } = reminder
  return { productId, packsCount, purchasedAt, remindAt, channels, isActive }
}

/** The data from which the day when the lenses run out is calculated. */
export interface LensSupply {
  productId: Id
  packsCount: number
  purchasedAt: IsoDate
  /** Number of eyes that wear them. */
  eyes: 1 | 2
}

/** Lenses that a reminder can be set for. */
export interface RemindedProduct {
  id: Id
  title: string
  /** Whether the customer wears them or has bought them. */
  isMine: boolean
  wear: Wear | undefined
  /** The address of its page. */
  href?: string | undefined
  /** Price of its cheapest pack. */
  price?: Money | undefined
  /** Number of eyes that wear it now. */
  eyes?: number
  purchases?: readonly Purchase[]
  lastPurchase?: { at: IsoDate; packs: number } | undefined
}

export const CHANNELS: Record<Channel, { name: string; means: string }> = {
  email: { name: 'Электронная почта', means: 'письмом' },
  sms: { name: 'SMS', means: 'по SMS' },
  push: { name: 'Push-уведомление', means: 'push-уведомлением' },
}

/** Returns the number of eyes that wear the reminder's lenses, or 2: the server does not state the eyes. */
export const eyesOf = ({ lenses }: Reminder): 1 | 2 =>
  new Set(lenses.map(({ eye }) => eye)).size === 1 ? 1 : 2

/** Returns the earliest future reminder that is active. */
export const nextReminder = (
  reminders: readonly Reminder[],
  now: Date = currentTime(),
): Reminder | undefined =>
  soonestFirst(
    reminders.filter(({ isActive, remindAt }) => isActive && daysBetween(now.toISOString(), remindAt) >= 0),
    ({ remindAt }) => remindAt,
  )[0]
