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
