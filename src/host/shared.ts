import { withoutInherited } from './withoutInherited'

/**
 * What the loader and the islands share on one page. They are built apart (the loader may import nothing),
 * and the script tag may stand twice, so the state hangs on the page itself, under a key nobody else uses.
 */
interface Shared {
  /** Warnings that the page's owner has had. */
  told: Set<string>
  /** Reads that the template's snippet has started, by all that one depends on: address, token and headers. */
  begun: Map<string, Promise<Response>>
  /** Answers of the calls that the loader started before any chunk was there, by the same; each is taken once. */
  early: Map<string, EarlyAnswer>
  /** Ends when the first screen is drawn, or left to React. */
  drawing?: Promise<void>
  /** The queries with whose answers the page's islands were drawn before React. */
  asked: Asked[]
  /** Loads a chunk of the build, with its files where they are known; the build writes it in place of each `import()` of the islands. */
  load?: (name: string, own?: string, files?: BuiltFile[]) => Promise<unknown>
  /** The same for files by their names, which the build writes into what is drawn before React. */
  loadFiles?: (files: BuiltFile[]) => Promise<unknown>
  /** The address of React's larger half, once it is there; it comes last. If it does not load, the mount is retried. */
  react?: Promise<string>
  /** Forms with typed text of which no draft is kept: a reload would lose it. */
  unkept?: Set<object>
  /** Reloads the page if a deploy has taken files away; tells whether it has. */
  reloadIfStale?: () => Promise<boolean>
}

/**
 * A file of the build: its path relative to the loader, its hash if it is a script, and 1 for React itself,
 * which is waited for late.
 */
export type BuiltFile = [path: string, integrity?: string, isLate?: 1]

/** A query by its endpoint's name. */
export interface Asked {
  name: string
  arg: unknown
}

/** An HTTP status and a body. No `Response`, which is read once and in steps: each would wait for scripts that run. */
export interface HttpAnswer {
  status: number
  text: string
  /** Milliseconds by which the server's clock was ahead; NaN where it does not say its time. */
  ahead?: number
}

export type EarlyAnswer = Promise<HttpAnswer>

const KEY = Symbol.for('lens-widgets')

/** The template's snippet comes before all, and makes of it what it needs. */
export function shared(): Shared {
  const page = window as unknown as Record<symbol, Partial<Shared> | undefined>
  const known = (page[KEY] ??= withoutInherited<Partial<Shared>>({}))
  known.told ??= new Set()
  known.begun ??= new Map()
  known.early ??= new Map()
  known.asked ??= []
  return known as Shared
}
