/** Ends a text of the server with a stop, where it has none of its own. */
export const sentence = (text: string): string => (/[.!?…]\s*$/.test(text) ? text.trimEnd() : `${text}.`)
