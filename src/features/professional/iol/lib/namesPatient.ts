/** Matches two capitalized words in a row; between sentences or lines they do not count. */
const FULL_NAME = /(?<!\p{L})[А-ЯЁ][А-ЯЁа-яё]{2,}[ \t\u00a0\u202f]+[А-ЯЁ][А-ЯЁа-яё]{2,}/u
const PHONE = /\d{10}/
const BETWEEN_DIGITS = /[\s()\-\u2010-\u2015\u2212]/g

/** Returns whether a text seems to contain a patient's name or a phone number (contract 20.5). */
export const namesPatient = (text: string): boolean =>
  // Some devices type letters such as 'й' as two code points; NFC combines them.
  FULL_NAME.test(text.normalize('NFC')) || PHONE.test(text.replace(BETWEEN_DIGITS, ''))
