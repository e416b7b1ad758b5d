/** Invisible characters in copied text: zero width, writing directions, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
/** Matches grouped digits, as in '− 1 840' and '1 000,50'. */
const GROUPS = /^[+-]?\d{1,3}(?: \d{3})+(?![^.,])/

/** Returns a text with plain spaces, without surrounding spaces and invisible characters. */
export const tidy = (text: string): string => text.replace(INVISIBLE, '').replace(SPACES, ' ').trim()

/** Replaces all dashes and minus signs with a hyphen. */
export const withHyphens = (text: string): string => text.replace(DASHES, '-')

/** Normalises a typed or pasted number for the rules: '− 1 840,5' becomes '-1840,5' (contract 8.1). */
export const normalizeNumber = (text: string): string =>
  withHyphens(tidy(text))
    .replace(/^([+-]) +/, '$1')
    .replace(GROUPS, (grouped) => grouped.replaceAll(' ', ''))
