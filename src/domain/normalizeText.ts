/**
 * Returns typed or pasted text as the rules need it: no spaces around, a real hyphen for '−', plain spaces
 * (contract 8.1).
 */
export function normalizeText(text: string): string {
  return text
    .replace(/\u2212/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
}
