/** Where an island is mounted. */
export interface IslandHost {
  name: string
  container: HTMLElement
  root: ShadowRoot
}

export interface MountedIsland {
  unmount(): void
  /** Dialogs only: opens it; the promise ends when the customer closes it. */
  open?(options?: unknown): Promise<void>
}

/** What the chunk of an island exports as `island`. */
export interface IslandModule {
  island: {
    /** Rejects when the island cannot be shown, for instance because its style sheet does not load. */
    mount(host: IslandHost): Promise<MountedIsland>
  }
}
