export type CountryCode = 'ru' | 'by' | 'am' | 'kz' | 'kg'

interface Country {
  name: string
  dialCode: string
  /**
   * The shop's format of a national number, with 0 for each digit; the masks of am and kg fit no real mobile
   * number (contract 8.2).
   */
  mask: string
}

export const COUNTRIES: Record<CountryCode, Country> = {
  ru: { name: 'Россия', dialCode: '+7', mask: '(000) 000-00-00' },
  by: { name: 'Беларусь', dialCode: '+375', mask: '(00) 000-00-00' },
  am: { name: 'Армения', dialCode: '+374', mask: '(00) 000-00-00' },
  kz: { name: 'Казахстан', dialCode: '+7', mask: '(000) 000-00-00' },
  kg: { name: 'Киргизия', dialCode: '+996', mask: '(000) 000-00-00' },
}

export const COUNTRY_CODES = Object.keys(COUNTRIES).filter(isCountryCode)

/** Returns the number of digits of a national number. */
export function phoneLength(country: CountryCode): number {
  return COUNTRIES[country].mask.replace(/[^0]/g, '').length
}

/** Prefixes that people dial before a national number: '8' within Russia, '80' within Belarus. */
const TRUNK_PREFIX: Partial<Record<CountryCode, string>> = { ru: '8', kz: '8', by: '80' }

function prefixesOf(country: CountryCode): string[] {
  const dialCode = COUNTRIES[country].dialCode.slice(1)
  const trunk = TRUNK_PREFIX[country]
  return [`00${dialCode}`, dialCode, ...(trunk === undefined ? [] : [trunk])]
}

/**
 * Returns the national digits of typed, pasted or autofilled text: '9161234567' for '+7 916 123-45-67' and
 * for '8 916 123 45 67' in Russia. A prefix is removed only if the number is too long with it or begins with
 * a plus. A number that is still too long is kept: truncated, it would be somebody else's.
 */
export function nationalDigits(text: string, country: CountryCode): string {
  const digits = text.replace(/\D/g, '')
  const isWithPrefix = text.trim().startsWith('+') || digits.length > phoneLength(country)
  const prefix = isWithPrefix ? prefixesOf(country).find((prefix) => digits.startsWith(prefix)) : undefined
  return digits.slice(prefix?.length ?? 0)
}

export interface PhoneNumber {
  country: CountryCode
  /** The digits without the country code. */
  digits: string
}

/** Tells whether a text has as many digits as a number of the country. */
export const isNumberOf = (text: string, country: CountryCode): boolean =>
  nationalDigits(text, country).length === phoneLength(country)

/**
 * Reads a number of another country, written with its dial code; real numbers may be one digit shorter than
 * the masks of am and kg. Russia and Kazakhstan share a code, so they are told apart only if the given
 * country is Russia.
 */
export function numberAbroad(text: string, country: CountryCode): PhoneNumber | undefined {
  const written = `+${text.replace(/\D/g, '').replace(/^00/, '')}`
  const found = countryOf(written)
  if (found === undefined || found === country || (found === 'ru' && country === 'kz')) return undefined
  const digits = written.slice(COUNTRIES[found].dialCode.length)
  const lacking = phoneLength(found) - digits.length
  return lacking === 0 || lacking === 1 ? { country: found, digits } : undefined
}

/** Tells whether a number is written with a country code. */
export const isInternational = (text: string): boolean => /^\s*(\+|00)/.test(text)

/** Removes the extension from '+7 916 123-45-67 доб. 12'. */
export const withoutExtension = (text: string): string => text.replace(/[\s,;(]*(доб|вн|ext|#).*$/iu, '')

/** Writes '9161234567' as '(916) 123-45-67', '916' as '(916) ___-__-__'. */
export function maskDigits(digits: string, country: CountryCode): string {
  let next = 0
  return COUNTRIES[country].mask.replace(/0/g, () => digits.charAt(next++) || '_')
}

/** Writes '+7 (916) 123-45-67'; digits that do not fit the mask are returned unchanged, and none as ''. */
export function formatPhone(digits: string, country: CountryCode): string {
  if (digits === '') return ''
  const fits = digits.length === phoneLength(country)
  return `${COUNTRIES[country].dialCode} ${fits ? maskDigits(digits, country) : digits}`
}

/**
 * Writes '+7 (916) 123-45-67' for Russia and an unknown country; without a country, digits that are no Russian
 * number are returned unchanged.
 */
export function formatContactPhone({
  phone,
  country,
}: {
  phone: string
  country?: CountryCode | null
}): string {
  return country || phone.length === phoneLength('ru') ? formatPhone(phone, country ?? 'ru') : phone
}

/**
 * Returns the country of a number with a dial code; undefined without one. Russia and Kazakhstan share their
 * code: Kazakh numbers continue with 6 or 7.
 */
export function countryOf(text: string): CountryCode | undefined {
  const written = text.replace(/[^+\d]/g, '')
  if (/^\+7[67]/.test(written)) return 'kz'
  return COUNTRY_CODES.find((code) => written.startsWith(COUNTRIES[code].dialCode))
}

export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && Object.hasOwn(COUNTRIES, value)
}
