import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'
import { unkeptForms } from '../../host/customer/kept'

/** Unsaved text that would be lost on close. */
export interface Unsaved {
  /** Also removes its stored draft. */
  discard: () => void
  /** It is being sent: a close could not undo that, and nobody would be told of a failure. */
  isSending: boolean
}

/** Reports unsaved text to the surrounding dialog; outside a dialog it does nothing. */
export const UnsavedContext = createContext<(unsaved: Unsaved | undefined) => void>(() => undefined)

/** Closes the surrounding dialog; asks first if there is unsaved text. */
export const DismissContext = createContext<() => void>(() => undefined)

/** Makes the surrounding dialog ask before it closes while `isUnsaved` is true, and stay open while it is sent. */
export function useUnsaved(isUnsaved: boolean, onDiscarded: () => void = () => undefined, isSending = false) {
  const mark = use(UnsavedContext)
  const discard = useEffectEvent(onDiscarded)
  useLayoutEffect(() => {
    mark(isUnsaved || isSending ? { discard: () => discard(), isSending } : undefined)
    return () => mark(undefined)
  }, [mark, isUnsaved, isSending])
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
