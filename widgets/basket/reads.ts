import { basketPath } from '../basketPath'

/** Returns the paths of the island's first reads, which the loader starts. */
export const reads = (container: HTMLElement): string[] => [basketPath(container)]
