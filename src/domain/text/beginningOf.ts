/** Returns the beginning of a longer text, with '…'. Characters of two code units, such as emoji, are kept whole. */
export function beginningOf(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text
}
