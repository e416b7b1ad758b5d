import { phoneLength, type CountryCode } from './phone'

/** Whether digits are a whole national number of a country. */
export const isWholePhone = (digits: string, country: CountryCode): boolean =>
  /^\d+$/.test(digits) && digits.length === phoneLength(country)
