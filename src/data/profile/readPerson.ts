import { city } from '../../api/generated/records/city'
import type { ServerRecord } from '../../api/serverRecord'
import type { Read } from '../../api/wire'
import {
  falseIfUnreadable,
  flag,
  givenDate,
  givenText,
  id,
  mapped,
  oneOf,
  nullIfUnreadable,
  text,
  textOrNull,
  texts,
  unlessEmpty,
} from '../../api/wire'
import { isFakeEmail } from '../../domain/fakeEmail'
import { countryOf, isCountryCode, nationalDigits, type CountryCode } from '../../domain/phone'
import { fakeEmailDomain } from '../../host/page/config'

/** The server stores the inverse; a missing value means no consent (contract 7.2). */
export const subscribed: Read<boolean> = (isUnsubscribed) => isUnsubscribed === false

const countryOrNull: Read<CountryCode | null> = (code) => (isCountryCode(code) ? code : null)

/** An address that the shop has generated is not the customer's, so it is dropped. */
export const email: Read<string | null | false> = mapped(falseIfUnreadable(givenText), (given) =>
  given === false || (given?.trim() && !isFakeEmail(given, fakeEmailDomain())) ? given : null,
)

/** The fields that the records of a customer and of a specialist have in common. */
export const person = {
  id,
  name: text,
  last_name: text,
  second_name: textOrNull,
  phone: mapped(falseIfUnreadable(givenText), (given) => given ?? ''),
  country: countryOrNull,
  email,
  birthday: unlessEmpty(givenDate),
  gender: unlessEmpty(oneOf('female', 'male')),
  residence: nullIfUnreadable(city),
  is_birthday_change_available: flag,
  avatar: textOrNull,
  restrictions: texts,
}

/**
 * Normalises the phone as for a contact; the phone tells its country if the record has none. A text without
 * digits is unreadable.
 */
export const withNationalPhone = <T extends { phone: string | false; country: CountryCode | null }>(
  found: T,
) => {
  const given = found.phone || ''
  const country = found.country ?? countryOf(given) ?? 'ru'
  const phone = nationalDigits(given, country)
  const isUnreadable = phone === '' && (found.phone === false || given.trim() !== '')
  return { ...found, country, phone: !isUnreadable && phone }
}

/** Adds the server's record to the value that `read` returns. */
export const withServerRecord =
  <T>(read: Read<T>): Read<T & { serverRecord: ServerRecord }> =>
  (value) => ({ ...read(value), serverRecord: value as ServerRecord })
