/** What a field asks for: it decides what of the typed text is meant. */
export type Typed = 'text' | 'number' | 'digits' | 'email' | 'code'

/** Signs that come with copied text and are not seen: zero width, directions of writing, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
/** '− 1 840' and '1 000,50', as numbers are printed. */
const GROUPS = /^[+-]?\d{1,3}(?: \d{3})+(?![^.,])/

const MEANT: Record<Typed, (text: string) => string> = {
  // A sentence keeps its dashes.
  text: (text) => text.replace(/\u2212/g, '-'),
  number: (text) =>
    text
      .replace(DASHES, '-')
      .replace(/^([+-]) +/, '$1')
      .replace(GROUPS, (grouped) => grouped.replaceAll(' ', '')),
  digits: (text) => text.replace(DASHES, '-').replace(/(?<=\d)[ -]+(?=\d)/g, ''),
  email: (text) => text.replace(/^mailto:/i, '').replace(/[\s,;]+$/, ''),
  code: (text) => text.replace(DASHES, '-'),
}

/** Returns typed or pasted text as the rules need it: no spaces around, nothing invisible (contract 8.1). */
export const normalizeTyped = (text: string, asked: Typed = 'text'): string =>
  MEANT[asked](text.replace(INVISIBLE, '').replace(SPACES, ' ').trim()).trim()
