import { tryOrUndefined } from './tryOrUndefined'

const PREFIX = 'lens-widgets:notes:'

/**
 * Returns one customer's notes on this device, by name; they outlive the tab and the session. Each customer
 * has separate notes. If the storage is blocked, it stores nothing and does not throw.
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
