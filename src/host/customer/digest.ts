/** Returns 32 bits of a text in base 36: enough to tell two sessions apart, too few to recover the token. */
export function digest(text: string): string {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return hash.toString(36)
}
