/** Adds a full stop to a server text unless it ends with punctuation, or is empty. */
export function sentence(text: string): string {
  const words = text.trimEnd()
  return /([.!?…]|^)$/.test(words) ? words : `${words}.`
}
