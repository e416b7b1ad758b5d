const PREFIX = 'lens-widgets:draft:'

/**
 * Unfinished forms over a reload, in the tab's own storage. A form removes its draft when it is sent; logout removes
 * them all. Where storage is closed nothing is kept, and nothing fails.
 */
export const pageDrafts = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')
    } catch {
      return undefined
    }
  },
  write(key: string, values: Record<string, unknown>): void {
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(values))
    } catch {
      // Closed or full.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(PREFIX + key)
    } catch {
      // Closed.
    }
  },
}

/** Nothing of a customer stays for the next one. */
export function removeDrafts(): void {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => sessionStorage.removeItem(key))
  } catch {
    // Closed: there is nothing.
  }
}
