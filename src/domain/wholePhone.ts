import { phoneLength, type CountryCode } from './phone'

/** Tells whether digits are a complete national number of a country. */
export const isWholePhone = (digits: string, country: CountryCode): boolean =>
  /^\d+$/.test(digits) && digits.length === phoneLength(country)
