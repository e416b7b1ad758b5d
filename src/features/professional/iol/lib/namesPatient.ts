/** Two words with capitals side by side; a point or a new line between them is another sentence. */
const FULL_NAME = /(?<!\p{L})[А-ЯЁ][А-ЯЁа-яё]{2,}[ \t\u00a0\u202f]+[А-ЯЁ][А-ЯЁа-яё]{2,}/u
const PHONE = /\d{10}/
const BETWEEN_DIGITS = /[\s()\-\u2010-\u2015\u2212]/g

/** Tells whether a text looks as if it named a patient, or gave a phone (contract 20.5). */
export const namesPatient = (text: string): boolean =>
  // Letters that are typed in two parts, as 'й' on some devices, are one.
  FULL_NAME.test(text.normalize('NFC')) || PHONE.test(text.replace(BETWEEN_DIGITS, ''))
