import type { Read } from '../../api/wire'
import { mapped, textOrNull } from '../../api/wire'
import { isFakeEmail } from '../../domain/fakeEmail'
import { isCountryCode, type CountryCode } from '../../domain/phone'
import { fakeEmailDomain } from '../../host/page/config'

/** The server keeps the inverse; what it does not say is no consent (contract 7.2). */
export const subscribed: Read<boolean> = (isUnsubscribed) => isUnsubscribed === false

export const country: Read<CountryCode> = (code) => (isCountryCode(code) ? code : 'ru')

/** An address that the shop has made up does not belong to the customer. */
export const email: Read<string | null> = mapped(textOrNull, (given) =>
  given === null || given.trim() === '' || isFakeEmail(given, fakeEmailDomain()) ? null : given,
)
