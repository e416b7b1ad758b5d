import { createContext, use, useLayoutEffect } from 'react'

/** How a dialog learns that closing it would throw typed text away; outside a dialog nobody asks. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => undefined)

/** Makes the dialog this stands in ask before it closes, as long as `isUnsaved`. */
export function useUnsaved(isUnsaved: boolean) {
  const mark = use(UnsavedContext)
  useLayoutEffect(() => {
    mark(isUnsaved)
    return () => mark(false)
  }, [mark, isUnsaved])
}
