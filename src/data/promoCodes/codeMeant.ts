import { normalizeTyped } from '../../domain/normalizeTyped'

/** Russian letters, each with the Latin one that looks the same. */
const RUSSIAN = 'АВЕКМНОРСТУХ'
const LATIN = 'ABEKMHOPCTYX'

/** Normalises a code by its look: alphabets, dashes and spaces are ignored. */
const look = (code: string): string =>
  normalizeTyped(code, 'code')
    .toUpperCase()
    .replace(/[ -]/g, '')
    .replace(/[А-Я]/g, (letter) => LATIN[RUSSIAN.indexOf(letter)] ?? letter)

/** Returns the customer's own code that looks like the typed one, or the typed one. */
export function codeMeant(typed: string, own: readonly string[]): string {
  const code = normalizeTyped(typed, 'code')
  if (own.includes(code)) return code
  const [alike, another] = new Set(own.filter((one) => look(one) === look(code)))
  return alike !== undefined && another === undefined ? alike : code
}
