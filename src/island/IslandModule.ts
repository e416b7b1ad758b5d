/** The place where an island is mounted. */
export interface IslandHost {
  name: string
  container: HTMLElement
  root: ShadowRoot
}

/** An island's component receives only its container, whose attributes are the settings. */
export interface ContentProps {
  container: HTMLElement
}

/** How an island is drawn before React, from its own component. */
export interface IslandPrerender {
  /** The island's name. */
  name: string
  /** The paths of its first reads; nothing is drawn without the first of them. */
  reads: (container: HTMLElement) => string[]
  /** Pending parts keep their space and are filled in later; otherwise nothing is shown before everything can be. */
  isInParts?: true
}

export interface MountedIsland {
  unmount(): void
  /** Opens a dialog island; the promise resolves when the customer closes it. */
  open?(options?: unknown): Promise<void>
}

/** The export `island` of an island's chunk. */
export interface IslandModule {
  island: {
    /** Rejects if the island cannot be shown, for example because its style sheet fails to load. */
    mount(host: IslandHost): Promise<MountedIsland>
  }
}
