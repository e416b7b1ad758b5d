import { tryOrUndefined } from './customer/tryOrUndefined'
import { withoutInherited } from './withoutInherited'

/** `isOver` is true when nothing may be rendered any more, because the page is about to reload. */
export type CustomerListener = (change: { isOver: boolean }) => void

/** The customer of this page, shared by all islands and by the rendering before React. */
export interface Customer {
  /** The token that the page's data belong to; undefined for a visitor, or if a cookie keeps the session. */
  token: string | undefined
  /** The mark of the browser's session as this page knows it. */
  mark: string
  /** Number of earlier customers of this page. */
  changes: number
  /** True while the tab's texts belong to an account and it is unknown whether it is this customer's. */
  isWithheld: boolean
}

/**
 * State that the loader and the islands share on one page. They are built separately (the loader may import
 * nothing), and the script tag may occur twice, so the state is stored on the page under a unique key.
 */
interface PageState {
  /** Undefined until something belongs to the customer. */
  customer?: Customer
  /**
   * The values that the widgets have written into `window.pageConfig`, by key, and the values of the page's
   * block then.
   */
  renewed?: Record<string, { value: unknown; over: unknown }>
  /** Called when all data read so far belong, or may belong, to another customer. */
  customerListeners: Set<CustomerListener>
  /** Warnings that were already shown to the page's owner. */
  told: Set<string>
  /**
   * Reads that began before their island loaded, by everything that they depend on: address, token and
   * headers.
   */
  early: Map<string, EarlyAnswer>
  /** True once the rendering before React has put the design's custom properties on the page, where they stay. */
  hasTokens?: true
  /** Resolves when the first screen is rendered, or left to React. */
  drawing?: Promise<void>
  /** Resolves when the code has loaded that renders the page of a cabinet's section before React. */
  sectionCode?: Promise<unknown>
  /** The queries whose answers were used to render the islands before React. */
  asked: ShownQuery[]
  /**
   * Loads a chunk of the build, with its files if they are known; the build replaces each `import()` of the
   * islands with it.
   */
  load?: (name: string, files?: BuiltFile[]) => Promise<unknown>
  /** Loads files by name; the build inserts their names into the code that renders before React. */
  loadFiles?: (files: BuiltFile[]) => Promise<unknown>
  /**
   * Resolves to a function that runs React's larger half, once it has loaded; it comes last. If it fails to
   * load, the mount is retried.
   */
  react?: Promise<() => Promise<unknown>>
  /**
   * Checks at once whether the page's configuration has another session; set once a customer island exists.
   */
  refresh?: () => void
  /** Forms with typed text but without a draft: a reload would lose it. */
  unkept?: Set<object>
  /** Reloads the page if a deploy has removed files; resolves to whether it has. */
  reloadIfStale?: () => Promise<boolean>
}

/**
 * A file of the build: its path relative to the loader, its hash if it is a script, and 1 for React itself,
 * which is awaited last.
 */
export type BuiltFile = [path: string, integrity?: string, isLate?: 1]

/** A query by its endpoint's name. */
export interface EndpointQuery {
  name: string
  arg: unknown
}

/** A query whose answer was used to render, with the customer (`customerEpoch`) whose answer it was. */
export interface ShownQuery extends EndpointQuery {
  customer: number
}

/**
 * HTTP status and body. It is not a `Response`, whose body is read once and asynchronously: each step would
 * wait for running scripts.
 */
export interface HttpAnswer {
  status: number
  text: string
  /** Milliseconds by which the server's clock is ahead; NaN if the server does not state its time. */
  ahead?: number
  /** The `Retry-After` header of a rate-limited answer. */
  retryAfter?: string | null
  /** The parsed body, after the first read. */
  json?: unknown
}

/** Returns the JSON of an answer, parsed once for all readers; undefined if it is not JSON. */
export function jsonOf(answer: HttpAnswer): unknown {
  if (!Object.hasOwn(answer, 'json')) answer.json = tryOrUndefined((): unknown => JSON.parse(answer.text))
  return answer.json
}

/**
 * A read that the template's snippet, the loader or the first render has started. All of them share it with
 * the store.
 */
export interface EarlyAnswer {
  answer: Promise<HttpAnswer>
  /** Milliseconds by this device's clock: first the time of the request, then that of the answer. */
  since: number
  /**
   * The content of the envelope, for the synchronous rendering before React; undefined until a valid answer
   * arrives.
   */
  data?: unknown
  /** The loader has seen it; a failed one is not requested again. */
  isKnown?: true
  /** The store has taken it and makes its own requests from then on. */
  isTaken?: true
}

const KEY = Symbol.for('lens-widgets')

/** The template's snippet runs first and creates only the parts that it needs. */
export function pageState(): PageState {
  const page = window as unknown as Record<symbol, Partial<PageState> | undefined>
  const known = (page[KEY] ??= withoutInherited<Partial<PageState>>({}))
  known.told ??= new Set()
  known.customerListeners ??= new Set()
  known.early ??= new Map()
  known.asked ??= []
  return known as PageState
}
