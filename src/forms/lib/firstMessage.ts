/**
 * Returns the first message of a field; a field that holds a record or a list has the messages of its parts.
 */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error).map(firstMessage).find(Boolean)
}
