import { ignore } from '../ignore'

/** Loads the measuring code once, when the browser is idle. */
export function loadTiming(): void {
  const load = () => void import('./timing').catch(ignore)
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load)
  else setTimeout(load)
}
