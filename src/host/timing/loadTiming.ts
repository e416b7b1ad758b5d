import { ignore } from '../ignore'

/** Loads what measures when the browser is idle; it loads once. */
export function loadTiming(): void {
  const load = () => void import('./timing').catch(ignore)
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(load)
  else setTimeout(load)
}
