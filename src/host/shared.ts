/**
 * What the loader and the islands share on one page. They are built apart (the loader may import nothing),
 * and the script tag may stand twice, so the state hangs on the page itself, under a key nobody else uses.
 */
interface Shared {
  /** Warnings that the page's owner has had. */
  told: Set<string>
  /**
   * Answers of the calls that the loader started before any chunk was there; each is taken once. The key is all that
   * one depends on: address, token and headers.
   */
  early: Map<string, EarlyAnswer>
  /** Loads a chunk of the build; the build writes this call in place of each `import()` of the islands. */
  load?: (name: string) => Promise<unknown>
  /** Reloads the page if a deploy has taken files away; tells whether it has. */
  reloadIfStale?: () => Promise<boolean>
}

/** Undefined if the call turned out not to be needed. */
export type EarlyAnswer = Promise<Response | null | undefined>

const KEY = Symbol.for('lens-widgets')

export function shared(): Shared {
  const page = window as unknown as Record<symbol, Shared | undefined>
  return (page[KEY] ??= { told: new Set(), early: new Map() })
}
