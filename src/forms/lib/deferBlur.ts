import { createContext, useCallback, useEffect, useRef } from 'react'

/** Runs the effects of leaving a field; outside a form immediately. */
export const DeferBlurContext = createContext((run: () => void): void => run())

/**
 * A press moves the focus out of a field before the click. If the field's message appeared in between, it could
 * move the button away from the pointer, and there would be no click: so it waits until the press is over.
 */
export function useDeferBlur(page: Document) {
  const waiting = useRef<(() => void)[]>(undefined)

  useEffect(() => {
    const onDown = () => {
      waiting.current ??= []
    }
    const onOver = () => {
      const held = waiting.current ?? []
      waiting.current = undefined
      held.forEach((run) => run())
    }
    // Not every press ends in a click; one that does has fired it by then.
    const onUp = () => setTimeout(onOver)
    const listeners = { pointerdown: onDown, pointerup: onUp, pointercancel: onUp, click: onOver }
    Object.entries(listeners).forEach(([type, listener]) => page.addEventListener(type, listener))
    return () =>
      Object.entries(listeners).forEach(([type, listener]) => page.removeEventListener(type, listener))
  }, [page])

  return useCallback((run: () => void) => {
    if (waiting.current === undefined) run()
    else waiting.current.push(run)
  }, [])
}
