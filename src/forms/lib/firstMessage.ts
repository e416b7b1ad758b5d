/** Returns the first message of a field; for a record or a list the messages of its parts are searched. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error).map(firstMessage).find(Boolean)
}
