import { startEarly } from '../src/api/early'

const started = new Set<string>()

/**
 * Starts a read early, once per page: an island that is mounted again finds its data in the cache.
 * @param start starts the read the first time
 */
export function startOnce(path: string, start = startEarly): void {
  if (started.has(path)) return
  started.add(path)
  void start({ path })
}
