import { normalizeTyped } from '../../domain/normalizeTyped'

/** Russian letters, and the Latin ones that look the same. */
const RUSSIAN = 'АВЕКМНОРСТУХ'
const LATIN = 'ABEKMHOPCTYX'

/** What one sees of a code: neither its alphabet nor its dashes and spaces. */
const look = (code: string): string =>
  normalizeTyped(code, 'code')
    .toUpperCase()
    .replace(/[ -]/g, '')
    .replace(/[А-Я]/g, (letter) => LATIN[RUSSIAN.indexOf(letter)] ?? letter)

/** Returns the one of the customer's own codes that looks like the typed one, else what was typed. */
export function codeMeant(typed: string, own: readonly string[]): string {
  const code = normalizeTyped(typed, 'code')
  if (own.includes(code)) return code
  const [alike, another] = new Set(own.filter((one) => look(one) === look(code)))
  return alike !== undefined && another === undefined ? alike : code
}
