import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'
import { unkeptForms } from '../../host/customer/kept'

/** Unsaved text that would be lost on close; `discard` also removes its stored draft. */
export interface Unsaved {
  discard: () => void
}

/** Reports unsaved text to the surrounding dialog; outside a dialog it does nothing. */
export const UnsavedContext = createContext<(unsaved: Unsaved | undefined) => void>(() => undefined)

/** Closes the surrounding dialog; asks first if there is unsaved text. */
export const DismissContext = createContext<() => void>(() => undefined)

/** Makes the surrounding dialog ask before it closes while `isUnsaved` is true. */
export function useUnsaved(isUnsaved: boolean, onDiscarded: () => void = () => undefined) {
  const mark = use(UnsavedContext)
  const discard = useEffectEvent(onDiscarded)
  useLayoutEffect(() => {
    mark(isUnsaved ? { discard: () => discard() } : undefined)
    return () => mark(undefined)
  }, [mark, isUnsaved])
}

/** Prevents automatic reloads of the page while `isUnkept` is true: the typed text has no draft. */
export function useUnkept(isUnkept: boolean) {
  useLayoutEffect(() => {
    if (!isUnkept) return
    const form = {}
    unkeptForms().add(form)
    return () => void unkeptForms().delete(form)
  }, [isUnkept])
}
