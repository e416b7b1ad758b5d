import { startEarly } from '../src/api/early'

const started = new Set<string>()

/**
 * Starts a read early, once on a page: an island that is mounted again finds what it needs in the cache.
 * @param start how it is started, the first time
 */
export function startOnce(path: string, start = startEarly): void {
  if (started.has(path)) return
  started.add(path)
  void start({ path })
}
