/** Tells whether a value is an object; its keys come from the server, and its values are unchecked. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
