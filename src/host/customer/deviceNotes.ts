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
  const read = (name: string): unknown => (Object.hasOwn(all(), name) ? all()[name] : undefined)
  const write = (name: string, value: unknown): void =>
    tryOrUndefined(() => localStorage.setItem(key, JSON.stringify({ ...all(), [name]: value })))
  return {
    read,
    write,
    /** Writes what becomes of a note as it is now: others, also in other tabs, may have changed it since it was read. */
    change: (name: string, changed: (now: unknown) => unknown): void => write(name, changed(read(name))),
  }
}
