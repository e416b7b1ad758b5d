/** Adds a full stop to a server text unless it ends with punctuation. */
export const sentence = (text: string): string => (/[.!?…]\s*$/.test(text) ? text.trimEnd() : `${text}.`)
