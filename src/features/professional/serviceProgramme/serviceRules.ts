import { boolean, object, string, type InferType } from 'yup'
import type { Phone } from '#data/phoneVerification/phoneVerificationApi'
import type { ServiceReason } from '#data/serviceProgramme/serviceProgramme'
import type { IsoDate } from '#domain/dates/dates'
import { sameId } from '#domain/Id'
import type { CountryCode } from '#domain/phone'
import { idOfOne, text } from '#forms/lib/rules'
import { fakeEmailDomain } from '#host/page/config'

export const LONGEST_COMMENT = 1000

export interface SentCode extends Phone {
  /** Time from which another code may be asked for, in milliseconds since 1970. */
  nextAt: number
}

/** Tells whether the code was sent to this number: another number asks for another code. */
export const isSentTo = (
  sent: SentCode | undefined,
  { phone, country }: { phone: unknown; country: unknown },
): boolean => sent !== undefined && sent.phone === phone && sent.country === country

/** Returns the rules of an application: what a reason does not need, and a code that was not sent, is not asked for. */
export function serviceRules(reasons: readonly ServiceReason[], today: IsoDate, sent: SentCode | undefined) {
  const needs = (need: 'needsProduct' | 'needsPurchaseDate') => (reasonId: unknown) =>
    reasons.some((reason) => reason[need] && sameId(reason.id, String(reasonId)))
  return object({
    reasonId: idOfOne(reasons, 'Выберите причину'),
    departmentId: text().required('Выберите оптику'),
    productId: text().when('reasonId', {
      is: needs('needsProduct'),
      then: (field) => field.required('Выберите товар'),
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
    // Without consent the server refuses, and says so (contract 8.5).
    confirmPolicy: boolean().default(false),
    code: text().when(['phone', 'country'], ([phone, country], field) =>
      isSentTo(sent, { phone, country }) ? field.required() : field,
    ),
  })
}

export type TypedApplication = InferType<ReturnType<typeof serviceRules>>
