import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/** Typed text that closing would throw away; `discard` forgets what was kept of it elsewhere. */
export interface Unsaved {
  discard: () => void
}

/** How a dialog learns of unsaved text inside it; outside a dialog nobody asks. */
export const UnsavedContext = createContext<(unsaved: Unsaved | undefined) => void>(() => undefined)

/** Closes the dialog that this stands in, once it has asked about unsaved text. */
export const DismissContext = createContext<() => void>(() => undefined)

/** Makes the dialog this stands in ask before it closes, as long as `isUnsaved`. */
export function useUnsaved(isUnsaved: boolean, onDiscarded: () => void = () => undefined) {
  const mark = use(UnsavedContext)
  const discard = useEffectEvent(onDiscarded)
  useLayoutEffect(() => {
    mark(isUnsaved ? { discard: () => discard() } : undefined)
    return () => mark(undefined)
  }, [mark, isUnsaved])
}
