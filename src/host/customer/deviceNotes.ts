import { tryOrUndefined } from './tryOrUndefined'

const PREFIX = 'lens-widgets:notes:'

/**
 * Returns what one customer has noted on this device, by name: it outlives the tab and the session. Another customer has
 * notes of their own. Where storage is closed it keeps nothing and does not fail.
 */
export function deviceNotesOf(owner: string | number) {
  const key = `${PREFIX}${owner}`
  const all = (): Record<string, unknown> => {
    const kept = tryOrUndefined((): unknown => JSON.parse(localStorage.getItem(key) ?? '{}'))
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  }
  return {
    read: (name: string): unknown => (Object.hasOwn(all(), name) ? all()[name] : undefined),
    write: (name: string, value: unknown): void =>
      tryOrUndefined(() => localStorage.setItem(key, JSON.stringify({ ...all(), [name]: value }))),
  }
}
