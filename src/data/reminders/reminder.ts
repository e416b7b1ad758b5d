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

/** Data that determine the day when the lenses run out. */
export interface LensSupply {
  productId: Id
  packsCount: number
  purchasedAt: IsoDate
  /** Number of eyes that wear them. */
  eyes: 1 | 2
}

/** Lenses that a reminder can be about. */
export interface RemindedProduct {
  id: Id
  title: string
  /** The customer wears or has bought them. */
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

/** The server does not say for which eyes a reminder is: those that wear its lenses, else both. */
export const eyesOf = ({ lenses }: Reminder): 1 | 2 =>
  new Set(lenses.map(({ eye }) => eye)).size === 1 ? 1 : 2

/** The one that is due first of those that are on and still to come. */
export const nextReminder = (
  reminders: readonly Reminder[],
  now: Date = currentTime(),
): Reminder | undefined =>
  soonestFirst(
    reminders.filter(({ isActive, remindAt }) => isActive && daysBetween(now.toISOString(), remindAt) >= 0),
    ({ remindAt }) => remindAt,
  )[0]
