import { getClinics } from '../../src/api/generated/locator'

/** Returns the paths of the island's first reads, which the loader starts. */
export const reads = (): string[] => [getClinics.path]
