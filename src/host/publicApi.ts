import type { LensEvents } from './events'
import type { PageConfig } from './PageConfig'

/* The types of the package: only what the loader offers to a page. */

export type { LensEvents, PageConfig }

/** `window.lensWidgets`: the public API of the loader. */
export interface LensWidgets {
  readonly version: string
  /** Mounts the containers in `root` (default: the whole document) that are not mounted yet. */
  mount(root?: Node & ParentNode): void
  /**
   * Unmounts the islands in `root` (default: the whole document) until `mount()`; the fallback content shows
   * again.
   */
  unmount(root?: Node & ParentNode): void
  /** Opens a dialog; the promise resolves when the customer closes it, and rejects if it cannot be loaded. */
  open(name: 'feedback' | 'login' | 'restriction-notice', options?: { messages?: string[] }): Promise<void>
  /**
   * Checks at once whether the page's configuration has another session. Without this call a changed token is
   * noticed within a second while the page is visible.
   */
  refresh(): void
  /** Listens to an event and returns a function that stops listening. */
  on<Name extends keyof LensEvents>(name: Name, listener: (detail: LensEvents[Name]) => void): () => void
}

/** The events as `document` dispatches them. */
type DocumentEvents = {
  [Name in keyof LensEvents as `lens-widgets:${Name}`]: CustomEvent<LensEvents[Name]>
}

declare global {
  // The interface has no members of its own, because the table of events names them all.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface DocumentEventMap extends DocumentEvents {}
  interface Window {
    pageConfig?: PageConfig
    lensWidgets?: LensWidgets
    /** Yandex.Metrica, on pages that have it. */
    ym?: (counter: number, action: string, ...rest: unknown[]) => void
  }
}
