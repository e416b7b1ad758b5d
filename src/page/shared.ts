/**
 * What the loader and the islands share on one page. They are built apart (the loader may import nothing),
 * and the script tag may stand twice, so the state hangs on the page itself, under a key nobody else uses.
 */
interface Shared {
  /** Names of `pageConfig` keys already reported as wrong. */
  reported: Set<string>
  /** The call that the loader started before any chunk was there; taken once. */
  early?: EarlyCall
  /** Loads a chunk of the build; the build writes this call in place of each `import()` of the islands. */
  load?: (name: string, file: string) => Promise<unknown>
}

export interface EarlyCall {
  /** Everything the answer depends on: address, token and headers. */
  key: string
  response: Promise<Response>
}

const KEY = Symbol.for('lens-widgets')

export function shared(): Shared {
  const page = window as unknown as Record<symbol, Shared | undefined>
  return (page[KEY] ??= { reported: new Set() })
}
