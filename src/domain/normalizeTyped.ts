import { normalizeNumber, tidy, withHyphens } from './numbers/normalizeNumber'

/** The kind of a field, which decides how typed text is normalised. */
export type Typed = 'text' | 'number' | 'digits' | 'email' | 'code'

const MEANT: Record<Typed, (text: string) => string> = {
  // Free text keeps its dashes.
  text: (text) => text.replace(/\u2212/g, '-'),
  number: normalizeNumber,
  digits: (text) => withHyphens(text).replace(/(?<=\d)[ -]+(?=\d)/g, ''),
  email: (text) => text.replace(/^mailto:/i, '').replace(/[\s,;]+$/, ''),
  code: withHyphens,
}

/**
 * Normalises typed or pasted text for the rules: no surrounding spaces, no invisible characters (contract
 * 8.1).
 */
export const normalizeTyped = (text: string, asked: Typed = 'text'): string => MEANT[asked](tidy(text)).trim()
