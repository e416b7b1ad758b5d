import type { IslandModule } from '../src/island/IslandModule'
import { startCabinet } from './cabinet/start'

interface IslandEntry {
  load: () => Promise<IslandModule>
  /** What begins before the island's chunk is there: a skeleton, the first call. */
  start?: (root: ShadowRoot) => void
  /** False while the island has nothing to show: then nothing of it is loaded until it is opened. */
  isWanted?: () => boolean
}

/** A dialog: it waits until it is opened. */
const never = () => false

/** Everything a page can mount, by the name in `data-lens-widget`. */
export const islands: Record<string, IslandEntry> = {
  login: { load: () => import('./login/index'), isWanted: never },
  cabinet: { load: () => import('./cabinet/index'), start: startCabinet },
}
