/** Ends a text of the server with a stop, unless it has one. */
export const sentence = (text: string): string => (/[.!?…]\s*$/.test(text) ? text.trimEnd() : `${text}.`)
