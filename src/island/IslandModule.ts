/** The place where an island is mounted. */
export interface IslandHost {
  name: string
  container: HTMLElement
  root: ShadowRoot
}

/** What an island shows is told of its container alone: its settings are the container's. */
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
    /** Rejects when the island cannot be shown, for instance because its style sheet does not load. */
    mount(host: IslandHost): Promise<MountedIsland>
  }
}
