import { startEarly } from '../src/api/early'

const started = new Set<string>()

/** Starts a read early, once on a page: an island that is mounted again finds what it needs in the cache. */
export function startOnce(path: string): void {
  if (started.has(path)) return
  started.add(path)
  void startEarly({ path })
}
