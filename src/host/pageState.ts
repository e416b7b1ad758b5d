import { tryOrUndefined } from './customer/tryOrUndefined'
import { withoutInherited } from './withoutInherited'

/** `isOver` is true when nothing may be drawn any more, because the page is about to reload. */
export type CustomerListener = (change: { isOver: boolean }) => void

/** Who the customer of this page is, for all islands, and for what is drawn before React. */
export interface Customer {
  /** The token that the page's data belong to; undefined for a visitor, and where a cookie holds the session. */
  token: string | undefined
  /** The browser's session as this page knows it. */
  mark: string
  /** Number of customers the page has had before. */
  changes: number
  /** What the tab keeps is of an account, and nothing has told yet that it is this customer's. */
  isWithheld: boolean
}

/**
 * What the loader and the islands share on one page. They are built apart (the loader may import nothing),
 * and the script tag may stand twice, so the state hangs on the page itself, under a key nobody else uses.
 */
interface PageState {
  /** Who the customer is; undefined until something belongs to them. */
  customer?: Customer
  /** What the widgets have written into `window.pageConfig`, by its key, and what the page's block had there. */
  renewed?: Record<string, { value: unknown; over: unknown }>
  /** Called when all data read so far belong, or may belong, to another customer. */
  customerListeners: Set<CustomerListener>
  /** Warnings that the page's owner has had. */
  told: Set<string>
  /** Reads that began before their island was there, by all that one depends on: address, token and headers. */
  early: Map<string, EarlyAnswer>
  /** Ends when the first screen is drawn, or left to React. */
  drawing?: Promise<void>
  /** The queries with whose answers the page's islands were drawn before React. */
  asked: EndpointQuery[]
  /** Loads a chunk of the build, with its files where they are known; the build writes it in place of each `import()` of the islands. */
  load?: (name: string, files?: BuiltFile[]) => Promise<unknown>
  /** The same for files by their names, which the build writes into what is drawn before React. */
  loadFiles?: (files: BuiltFile[]) => Promise<unknown>
  /** The address of React's larger half, once it is there; it comes last. If it does not load, the mount is retried. */
  react?: Promise<string>
  /** Looks at once whose session the page's configuration tells of, once an island of a customer is there. */
  refresh?: () => void
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
export interface EndpointQuery {
  name: string
  arg: unknown
}

/** An HTTP status and a body. No `Response`, which is read once and in steps: each would wait for scripts that run. */
export interface HttpAnswer {
  status: number
  text: string
  /** Milliseconds by which the server's clock was ahead; NaN where it does not say its time. */
  ahead?: number
  /** The header of a server that has had too many calls. */
  retryAfter?: string | null
  /** What the body says, once somebody has asked. */
  json?: unknown
}

/** Returns the JSON of an answer, parsed once for all who read it; undefined where it is none. */
export function jsonOf(answer: HttpAnswer): unknown {
  if (!Object.hasOwn(answer, 'json')) answer.json = tryOrUndefined((): unknown => JSON.parse(answer.text))
  return answer.json
}

/** A read that the template's snippet, the loader or the first drawing has started. All of them and the store share it. */
export interface EarlyAnswer {
  answer: Promise<HttpAnswer>
  /** Milliseconds by this device's clock: when it was asked for, then when it came. */
  since: number
  /** What the envelope held, for the drawing before React, which cannot wait; undefined until it is there and good. */
  data?: unknown
  /** The loader knows of it: one that fails is not asked for once more. */
  isKnown?: true
  /** The store has it, and asks anew from then on. */
  isTaken?: true
}

const KEY = Symbol.for('lens-widgets')

/** The template's snippet comes before all, and makes of it what it needs. */
export function pageState(): PageState {
  const page = window as unknown as Record<symbol, Partial<PageState> | undefined>
  const known = (page[KEY] ??= withoutInherited<Partial<PageState>>({}))
  known.told ??= new Set()
  known.customerListeners ??= new Set()
  known.early ??= new Map()
  known.asked ??= []
  return known as PageState
}
