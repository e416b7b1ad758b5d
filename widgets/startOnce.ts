import { startEarly } from '../src/api/early'
import type { Call } from '../src/api/request'

const started = new Set<string>()

/** Starts a read early, once on a page: an island that is mounted again finds what it needs in the cache. */
export function startOnce(call: Call): void {
  if (started.has(call.path)) return
  started.add(call.path)
  void startEarly(call)
}
