import type { LensEvents } from './events'
import { tellProblem } from './problem'
import { report } from './report'
import { loadTiming } from './timing/loadTiming'
import { MARK } from './timing/mark'
import { withoutInherited } from './withoutInherited'

/**
 * Listens to one of our events and reports exceptions in the listener. Returns a function that stops
 * listening.
 */
export function on<Name extends keyof LensEvents>(
  name: Name,
  listener: (detail: LensEvents[Name]) => void,
): () => void {
  const type = 'lens-widgets:' + name
  const heard = (event: Event) => {
    try {
      listener((event as CustomEvent<LensEvents[Name]>).detail)
    } catch (error) {
      // A failing listener of `error` must not be called with its own failure.
      if (name === 'error') console.error(error)
      else report(error, 'listen')
      tellProblem({ kind: 'listener', reason: 'threw' })
    }
  }
  document.addEventListener(type, heard)
  if (name === 'timing') {
    if (performance.getEntriesByName(MARK + 'ready').length > 0) loadTiming()
    else document.addEventListener('lens-widgets:ready', loadTiming, withoutInherited({ once: true }))
  }
  return () => document.removeEventListener(type, heard)
}
