import { createContext, useCallback, useEffect, useRef } from 'react'

/** Runs the effects of leaving a field, after a press is over; outside a form immediately. */
export const DeferBlurContext = createContext((run: () => void): void => run())

/**
 * Delays the effects of leaving a field until a press is over. A press moves the focus out of a field before
 * the click. If the field's message appeared in between, it could move the button away from the pointer, and
 * there would be no click.
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
    // Not every press ends in a click; by the time of the timer a click has fired.
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
