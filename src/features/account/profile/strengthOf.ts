export type Strength = 'weak' | 'fair' | 'strong'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
// These are parts of common passwords, in both keyboard layouts.
const COMMON = /123|321|qwe|asd|йцу|фыв|abc|абв|pass|парол|linz|lens|линз/i

/**
 * Estimates how hard a password is to guess. Its length counts most; common parts and repeated characters do
 * not count.
 */
export function strengthOf(password: string): Strength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const worth = new Set(password.replace(COMMON, '')).size
  if (password.length < 8 || worth < 6) return 'weak'
  const points = Math.floor(Math.min(password.length, worth * 2) / 4) + kinds
  if (points >= 6) return 'strong'
  return points >= 4 ? 'fair' : 'weak'
}
