import { normalizeNumber, tidy, withHyphens } from './numbers/normalizeNumber'

/** What a field asks for: it decides what of the typed text is meant. */
export type Typed = 'text' | 'number' | 'digits' | 'email' | 'code'

const MEANT: Record<Typed, (text: string) => string> = {
  // A sentence keeps its dashes.
  text: (text) => text.replace(/\u2212/g, '-'),
  number: normalizeNumber,
  digits: (text) => withHyphens(text).replace(/(?<=\d)[ -]+(?=\d)/g, ''),
  email: (text) => text.replace(/^mailto:/i, '').replace(/[\s,;]+$/, ''),
  code: withHyphens,
}

/** Returns typed or pasted text as the rules need it: no spaces around, nothing invisible (contract 8.1). */
export const normalizeTyped = (text: string, asked: Typed = 'text'): string => MEANT[asked](tidy(text)).trim()
