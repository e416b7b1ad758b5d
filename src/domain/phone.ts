export type CountryCode = 'ru' | 'by' | 'am' | 'kz' | 'kg'

interface Country {
  name: string
  dialCode: string
  /** 0 stands for a digit. The masks as the shop gave them; those of am and kg fit no real mobile number (contract 8.2). */
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

/** How many digits a national number has. */
export function phoneLength(country: CountryCode): number {
  return COUNTRIES[country].mask.replace(/[^0]/g, '').length
}

/** What people dial in front of a national number, the longest first: '8' within Russia, '80' within Belarus. */
const TRUNK_PREFIX: Partial<Record<CountryCode, string>> = { ru: '8', kz: '8', by: '80' }

function prefixesOf(country: CountryCode): string[] {
  const dialCode = COUNTRIES[country].dialCode.slice(1)
  const trunk = TRUNK_PREFIX[country]
  return [`00${dialCode}`, dialCode, ...(trunk === undefined ? [] : [trunk])]
}

/**
 * National digits of what was typed, pasted or filled in: '+7 916 123-45-67' and '8 916 123 45 67' are '9161234567' in
 * Russia. What is dialled in front goes only when the number is too long with it, or comes with a plus. A number that
 * is too long all the same is given as it is: cut off, it would be somebody else's.
 */
export function nationalDigits(text: string, country: CountryCode): string {
  const digits = text.replace(/\D/g, '')
  const isWithPrefix = text.trim().startsWith('+') || digits.length > phoneLength(country)
  const prefix = isWithPrefix ? prefixesOf(country).find((prefix) => digits.startsWith(prefix)) : undefined
  return digits.slice(prefix?.length ?? 0)
}

/** '9161234567' → '(916) 123-45-67', '916' → '(916) ___-__-__' */
export function maskDigits(digits: string, country: CountryCode): string {
  let next = 0
  return COUNTRIES[country].mask.replace(/0/g, () => digits.charAt(next++) || '_')
}

/** '+7 (916) 123-45-67'; a number that does not fit the mask is shown as it stands, and '' for none. */
export function formatPhone(digits: string, country: CountryCode): string {
  if (digits === '') return ''
  const fits = digits.length === phoneLength(country)
  return `${COUNTRIES[country].dialCode} ${fits ? maskDigits(digits, country) : digits}`
}

/** '+375 (29) 123-45-67'; '(916) 123-45-67' of Russia, or where nobody has said the country. */
export function formatContactPhone({
  phone,
  country,
}: {
  phone: string
  country?: CountryCode | null
}): string {
  if (country && country !== 'ru') return formatPhone(phone, country)
  return phone.length === phoneLength('ru') ? maskDigits(phone, 'ru') : phone
}

/**
 * Of a number that is written with its dial code; undefined for others. Russia and Kazakhstan share theirs: numbers of
 * the latter go on with 6 or 7.
 */
export function countryOf(text: string): CountryCode | undefined {
  const written = text.replace(/[^+\d]/g, '')
  if (/^\+7[67]/.test(written)) return 'kz'
  return COUNTRY_CODES.find((code) => written.startsWith(COUNTRIES[code].dialCode))
}

export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && Object.hasOwn(COUNTRIES, value)
}
