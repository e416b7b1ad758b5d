const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Presses what has replaced the control of a press under way, when that press ends there. The browser presses only
 * what is there from the press's beginning to its end; a touch begins and ends for it in one moment.
 */
export function pressAtEnd(find: () => HTMLElement | undefined): void {
  const onEnd = (event: KeyboardEvent | PointerEvent) => {
    ENDS.forEach((type) => removeEventListener(type, onEnd, true))
    const isPress =
      'key' in event
        ? event.key === ' '
        : event.type === 'pointerup' && event.pointerType === 'mouse' && event.button === 0
    const own = find()
    if (!isPress || !own || !event.composedPath().includes(own)) return
    // A key that repeats has begun a press of its own.
    event.preventDefault()
    own.click()
  }
  ENDS.forEach((type) => addEventListener(type, onEnd, true))
}
