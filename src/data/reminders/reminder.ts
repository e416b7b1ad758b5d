import { agreed, count, type Forms } from '../../domain/numbers/counts'
import type { IsoDate } from '../../domain/dates/dates'
import { daysBetween, formatDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Lens } from '../../domain/lens'
import type { Money } from '../../domain/numbers/money'
import { stockOf, type Stock, type Supply, type Wear } from './supply'
import { soonestFirst } from '../../domain/dates/soonestFirst'

export type Channel = 'email' | 'sms' | 'push'

/** Dates are days: '2026-03-01'. */
export interface ReminderDraft {
  productId: Id
  packsCount: number
  /** Null where the shop does not know it. */
  purchasedAt: IsoDate | null
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
  lastPurchase?: { at: IsoDate; packs: number } | undefined
}

export const CHANNELS: Record<Channel, { name: string; means: string }> = {
  email: { name: 'Электронная почта', means: 'письмом' },
  sms: { name: 'SMS', means: 'по SMS' },
  push: { name: 'Push-уведомление', means: 'push-уведомлением' },
}

const PACKS: Forms = ['упаковки', 'упаковок', 'упаковок']
const PAIRS: Forms = ['пара', 'пары', 'пар']
const LENSES: Forms = ['линза', 'линзы', 'линз']

/** The server does not say for which eyes a reminder is: those that wear its lenses, else both. */
export const eyesOf = ({ lenses }: Reminder): 1 | 2 =>
  new Set(lenses.map(({ eye }) => eye)).size === 1 ? 1 : 2

/** '2 упаковок на оба глаза хватит до 31 мая 2026'; without the day where the schedule is not known. */
export function supplyInWords(supply: Supply, wear: Wear | undefined, today: IsoDate): string {
  const { packsCount, eyes } = supply
  const what = `${count(packsCount, PACKS)} на ${eyes === 1 ? 'один глаз' : 'оба глаза'}`
  if (wear === undefined) return `По расчёту для ${what}`
  const { endsAt } = stockOf(supply, wear, today)
  return endsAt < today
    ? `${what} хватило до ${formatDate(endsAt)}`
    : `${what} хватит до ${formatDate(endsAt)}`
}

/** 'Хватит до 24 ноября 2026: осталось 15 пар из 30' */
export function stockInWords({ total, left, endsAt }: Stock, eyes: number): string {
  if (left === 0) return `По расчёту закончились ${formatDate(endsAt)}`
  const { counted, verb } = agreed(left, eyes === 1 ? LENSES : PAIRS, ['осталась', 'остались', 'осталось'])
  return `Хватит до ${formatDate(endsAt)}: ${verb} ${counted} из ${total}`
}

/** The one that is due first of those that are on and still to come. */
export const nextReminder = (reminders: Reminder[], now: Date = new Date()): Reminder | undefined =>
  soonestFirst(
    reminders.filter(({ isActive, remindAt }) => isActive && daysBetween(now.toISOString(), remindAt) >= 0),
    ({ remindAt }) => remindAt,
  )[0]
