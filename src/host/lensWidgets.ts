import type { LensEvents } from './events'
import type { PageConfig } from './PageConfig'

export type { LensEvents, PageConfig }

/** `window.lensWidgets`: the public API of the loader. */
export interface LensWidgets {
  readonly version: string
  /** Mounts the containers in `root` (default: the whole document) that are not mounted yet. */
  mount(root?: Node & ParentNode): void
  /** Takes the islands in `root` (default: the whole document) away; the fallback content shows again. */
  unmount(root?: Node & ParentNode): void
  /** Opens a dialog; the promise ends when the customer closes it. */
  open(name: 'feedback', options?: { messages?: string[] }): Promise<void>
  open(name: 'login' | 'restriction-notice'): Promise<void>
  /** Listens to an event; returns the function that ends it. */
  on<Name extends keyof LensEvents>(name: Name, listener: (detail: LensEvents[Name]) => void): () => void
}

declare global {
  interface Window {
    pageConfig?: PageConfig
    lensWidgets?: LensWidgets
    /** Yandex.Metrica, where the page has it. */
    ym?: (counter: number, action: string, ...rest: unknown[]) => void
  }
}

/** A `<img name=lensWidgets>` of the page stands at the same place, but has no version. */
export const isPublished = (): boolean => Boolean(window.lensWidgets?.version)

export function publish(api: LensWidgets): void {
  window.lensWidgets = api
}

/** Opens a dialog of another island, which the loader loads when it has to. */
export function openFeedback(messages: string[]): void {
  void window.lensWidgets?.open('feedback', { messages })
}

export function openDialog(name: 'login' | 'restriction-notice'): void {
  void window.lensWidgets?.open(name)
}
