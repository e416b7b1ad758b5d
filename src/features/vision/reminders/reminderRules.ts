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

/**
 * Returns the validation rules of a reminder. Fields have the names that the server uses in its error
 * messages.
 */
export const reminderRules = (today: IsoDate, products: readonly Pick<RemindedProduct, 'id'>[]) =>
  object({
    productId: idOfOne(products, 'Выберите линзы'),
    packsCount: text().required().range(1, MOST_PACKS).matches(/^\d*$/, 'Введите целое число упаковок'),
    eyes: string().oneOf(['1', '2']).required(),
    purchasedAt: text().required().date().notAfter(today),
    /** 'proposed' is the day that the shop calculates, 'own' one that the customer chooses. */
    when: string().oneOf(['proposed', 'own']).required(),
    remindAt: text().when('when', {
      is: 'own',
      then: (day) => day.required().date().notBefore(today),
    }),
    channels: array().of(mixed<Channel>().required()).default([]).required('Выберите, как напомнить'),
  })

export type TypedReminder = InferType<ReturnType<typeof reminderRules>>

/** Returns the form's value: '2' unless the lenses are worn in one eye only. */
const typedEyes = (eyes: number | undefined): '1' | '2' => (eyes === 1 ? '1' : '2')

/**
 * Returns what a new reminder of these lenses proposes: their last purchase, because customers mostly buy again what
 * they bought last, and the eyes that wear them.
 */
export const proposedFor = (product: RemindedProduct | undefined, today: IsoDate) => ({
  packsCount: String(Math.min(product?.lastPurchase?.packs ?? 1, MOST_PACKS)),
  eyes: typedEyes(product?.eyes),
  purchasedAt: dateFieldText(product?.lastPurchase?.at ?? today),
})

/**
 * Returns the initial values of the form; a new reminder starts with the lenses that the customer wears and
 * their last purchase.
 */
export function typedReminder(
  reminder: Reminder | undefined,
  products: readonly RemindedProduct[],
  today: IsoDate,
): TypedReminder {
  const known = products.find(({ isMine }) => isMine)
  return {
    productId: String(reminder?.productId ?? known?.id ?? ''),
    ...(reminder
      ? {
          packsCount: String(reminder.packsCount),
          eyes: typedEyes(eyesOf(reminder)),
          purchasedAt: dateFieldText(reminder.purchasedAt),
        }
      : proposedFor(known, today)),
    // When a reminder is edited, its day does not change unless the customer changes it.
    when: reminder ? 'own' : 'proposed',
    remindAt: dateFieldText(reminder?.remindAt ?? null),
    channels: reminder?.channels ?? ['email'],
  }
}

/** Returns the supply from which the day is calculated; undefined while a part of it is missing. */
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
