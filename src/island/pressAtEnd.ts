import { withoutInherited } from '../host/withoutInherited'

const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Presses what has replaced the control of a press under way, when that press ends there. The browser presses only
 * what is there from the press's beginning to its end; a touch begins and ends for it in one moment.
 */
export function pressAtEnd(find: () => HTMLElement | undefined): void {
  const waiting = new AbortController()
  const onEnd = (event: KeyboardEvent | PointerEvent) => {
    waiting.abort()
    const isPress =
      'key' in event ? event.key === ' ' : event.pointerType === 'mouse' && event.type === 'pointerup'
    const own = find()
    if (!isPress || !own || !event.composedPath().includes(own)) return
    // A key that repeats has begun a press of its own.
    event.preventDefault()
    own.click()
  }
  const { signal } = waiting
  for (const type of ENDS) addEventListener(type, onEnd, withoutInherited({ capture: true, signal }))
}
