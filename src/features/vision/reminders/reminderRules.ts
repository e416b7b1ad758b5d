import { array, mixed, object, string, type InferType } from 'yup'
import { sameId } from '#domain/Id'
import { parseNumber } from '#domain/numbers/parseNumber'
import type { IsoDate } from '#domain/dates/dates'
import { dateFieldText, parseDate } from '#domain/dates/parseDate'
import { idOfOne, text } from '#forms/lib/rules'
import {
  CHANNELS,
  eyesOf,
  type Channel,
  type LensSupply,
  type Reminder,
  type RemindedProduct,
} from '#data/reminders/reminder'

export const MOST_PACKS = 99

/** Returns the rules of a reminder. Fields have the names that the server uses in its messages. */
export const reminderRules = (today: IsoDate, products: readonly Pick<RemindedProduct, 'id'>[]) =>
  object({
    productId: idOfOne(products, 'Выберите линзы'),
    packsCount: text().required().range(1, MOST_PACKS).matches(/^\d*$/, 'Введите целое число упаковок'),
    eyes: string().oneOf(['1', '2']).required(),
    purchasedAt: text().required().date().notAfter(today),
    /** 'proposed' is the calculated day. */
    when: string().oneOf(['proposed', 'own']).required(),
    remindAt: text().when('when', {
      is: 'own',
      then: (day) => day.required().date().notBefore(today),
    }),
    channels: array().of(mixed<Channel>().required()).default([]).required('Выберите, как напомнить'),
  })

export type TypedReminder = InferType<ReturnType<typeof reminderRules>>

/** Both eyes, unless the customer wears the lenses in one. */
export const typedEyes = (eyes: number | undefined): '1' | '2' => (eyes === 1 ? '1' : '2')

/** Returns the number of packs of the last purchase as the form's text. */
export const lastPacks = (last: RemindedProduct['lastPurchase']): string =>
  String(Math.min(last?.packs ?? 1, MOST_PACKS))

/**
 * Returns a reminder as the form's values; a new one is about the lenses that the customer wears and bought
 * last.
 */
export function typedReminder(
  reminder: Reminder | undefined,
  products: readonly RemindedProduct[],
  today: IsoDate,
): TypedReminder {
  const known = products.find(({ isMine }) => isMine)
  // Customers mostly buy again what they bought last.
  const last = reminder ? undefined : known?.lastPurchase
  return {
    productId: String(reminder?.productId ?? known?.id ?? ''),
    packsCount: reminder ? String(reminder.packsCount) : lastPacks(last),
    eyes: typedEyes(reminder ? eyesOf(reminder) : known?.eyes),
    purchasedAt: dateFieldText(reminder ? reminder.purchasedAt : (last?.at ?? today)),
    // A day that was chosen before does not change on its own.
    when: reminder ? 'own' : 'proposed',
    remindAt: dateFieldText(reminder?.remindAt ?? null),
    channels: reminder?.channels ?? ['email'],
  }
}

/** Returns the supply from which the day is calculated; undefined as long as a part of it is missing. */
export function supplyOf(
  typed: Pick<TypedReminder, 'productId' | 'packsCount' | 'eyes' | 'purchasedAt'>,
  products: readonly RemindedProduct[],
): LensSupply | undefined {
  const product = products.find(({ id }) => sameId(id, typed.productId))
  const packsCount = parseNumber(typed.packsCount) ?? NaN
  const purchasedAt = parseDate(typed.purchasedAt)
  const isCount = Number.isInteger(packsCount) && packsCount >= 1 && packsCount <= MOST_PACKS
  if (product === undefined || !isCount || purchasedAt === undefined) return undefined
  return { productId: product.id, packsCount, purchasedAt, eyes: typed.eyes === '1' ? 1 : 2 }
}

export const channelOptions = Object.entries(CHANNELS).map(([value, { name }]) => ({ value, label: name }))
