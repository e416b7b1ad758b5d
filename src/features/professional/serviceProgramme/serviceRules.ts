import { boolean, object, string, type InferType } from 'yup'
import type { Phone } from '#data/phoneVerification/phoneVerificationApi'
import type { ServiceReason } from '#data/serviceProgramme/serviceProgramme'
import type { IsoDate } from '#domain/dates/dates'
import { sameId, type Id } from '#domain/Id'
import type { CountryCode } from '#domain/phone'
import { idOfOne, text } from '#forms/lib/rules'
import { fakeEmailDomain } from '#host/page/config'

export const LONGEST_COMMENT = 1000

export interface SentCode extends Phone {
  /** Time from which the code can be sent again, in milliseconds since 1970. */
  nextAt: number
}

/** Returns whether the code was sent to this number: another number needs a new code. */
export const isSentTo = (
  sent: SentCode | undefined,
  { phone, country }: { phone: unknown; country: unknown },
): boolean => sent !== undefined && sent.phone === phone && sent.country === country

/** The lists of which one item is chosen; undefined while they are unknown. */
export interface Offered {
  departments: readonly { id: Id }[] | undefined
  products: readonly { id: Id }[] | undefined
}

const idIn = (items: readonly { id: Id }[] | undefined, message: string) =>
  items ? idOfOne(items, message) : text().required(message)

/**
 * Returns the validation rules of an application. A field that the reason does not need is optional, as is
 * the code until it was sent.
 */
export function serviceRules(
  reasons: readonly ServiceReason[],
  { departments, products }: Offered,
  today: IsoDate,
  sent: SentCode | undefined,
) {
  const needs = (need: 'needsProduct' | 'needsPurchaseDate') => (reasonId: unknown) =>
    reasons.some((reason) => reason[need] && sameId(reason.id, String(reasonId)))
  return object({
    reasonId: idOfOne(reasons, 'Выберите причину'),
    departmentId: idIn(departments, 'Выберите оптику'),
    productId: text().when('reasonId', {
      is: needs('needsProduct'),
      then: () => idIn(products, 'Выберите товар'),
    }),
    purchasedAt: text().when('reasonId', {
      is: needs('needsPurchaseDate'),
      then: (field) => field.required().date().notAfter(today),
    }),
    name: text().required(),
    phone: text().required().phone(),
    country: string<CountryCode>().default('ru'),
    email: text().email(fakeEmailDomain),
    comment: text().maxLength(LONGEST_COMMENT),
    // The server validates the consent and sends the error (contract 8.5).
    confirmPolicy: boolean().default(false),
    code: text().when(['phone', 'country'], ([phone, country], field) =>
      isSentTo(sent, { phone, country }) ? field.required() : field,
    ),
  })
}

export type TypedApplication = InferType<ReturnType<typeof serviceRules>>

/** The form before anything is typed. */
export const NOTHING_TYPED: TypedApplication = {
  reasonId: '',
  departmentId: '',
  productId: '',
  purchasedAt: '',
  name: '',
  phone: '',
  country: 'ru',
  email: '',
  comment: '',
  confirmPolicy: false,
  code: '',
}
