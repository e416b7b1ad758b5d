import { withoutInherited } from '../../host/withoutInherited'

/** Tracks what a press has rendered, moved or renamed, and what we have focused since; see `guardPresses`. */

/** Milliseconds after an element was rendered or focused. */
const HOLD = 500
/** Milliseconds; later changes have another cause, such as the end of a countdown. */
const LONGEST = 30_000
/** Pixels; a pointer that has moved further is pressing on purpose. */
const REACH = 10

const ACTIONS =
  'button, a[href], input, select, textarea, label, summary, [role="button"], [role="tab"], dialog'

export interface Point {
  x: number
  y: number
}

interface Press {
  since: number
  /** Undefined for a key. */
  at: Point | undefined
  action: Element | undefined
  /** The text of the action, which may change into another one in place. */
  words: string
  /** The action under the pointer since the press. */
  under: Element | undefined
  hasMoved: boolean
}

/** The press that brought an element, and the time. */
type Brought = WeakMap<Element, { by: Press; since: number }>

const drawn: Brought = new WeakMap()
const focused: Brought = new WeakMap()

let last: Press | undefined
/** True while we handle a press or have just changed the page. */
let isActing = false
let frame: number | undefined
let observer: MutationObserver | undefined

/** Returns the action that an element belongs to; for a label that is its field. */
export function actionOf(element: unknown): Element | undefined {
  const action = element instanceof Element ? element.closest(ACTIONS) : null
  return (action instanceof HTMLLabelElement ? action.control : action) ?? undefined
}

const wordsOf = (action: Element | undefined): string =>
  action?.localName === 'button' ? (action.getAttribute('aria-label') ?? action.textContent) : ''

const isFar = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) > REACH

const note = (brought: Brought, element: Element, by: Press) =>
  void brought.set(element, { by, since: performance.now() })

function isRecent(brought: Brought, element: Element): boolean {
  const found = brought.get(element)
  return found !== undefined && found.by === last && performance.now() - found.since < HOLD
}

/** Returns the element at a position, also within a shadow root. */
function elementAt({ x, y }: Point): Element | null {
  let found: Element | null = null
  let inner = document.elementFromPoint(x, y)
  while (inner && inner !== found) {
    found = inner
    inner = found.shadowRoot?.elementFromPoint(x, y) ?? null
  }
  return found
}

/** Without a layout, as in tests, positions are unknown. */
const hasLayout = () => typeof document.elementFromPoint === 'function'

/** Marks the current task as ours. */
function act(): void {
  if (!isActing) setTimeout(() => (isActing = false))
  isActing = true
}

function lookUnder(): void {
  if (frame !== undefined) cancelAnimationFrame(frame)
  frame = undefined
  if (!last?.at || last.hasMoved || !hasLayout()) return
  const action = actionOf(elementAt(last.at))
  if (action && action !== last.under) note(drawn, action, last)
  last.under = action
}

/** Checks the element under the pointer after the layout. */
function onChanged(changes: readonly MutationRecord[]): void {
  if (!last || changes.length === 0 || performance.now() - last.since > LONGEST) return
  act()
  for (const { attributeName, target, addedNodes } of changes) {
    const shown = attributeName === 'hidden' || attributeName === 'open' ? [target] : addedNodes
    for (const one of shown)
      if (one instanceof Element && !one.contains(last.action ?? null)) note(drawn, one, last)
  }
  const words = wordsOf(last.action)
  if (last.action && words !== last.words) note(drawn, last.action, last)
  last.words = words
  frame ??= requestAnimationFrame(lookUnder)
}

/** @param at undefined for a key */
export function notePress(action: Element | undefined, at: Point | undefined, roots: Iterable<Node>): void {
  const under = at && hasLayout() ? actionOf(elementAt(at)) : action
  last = { since: performance.now(), at, action, words: wordsOf(action), under, hasMoved: false }
  act()
  observer ??= new MutationObserver(onChanged)
  const attributeFilter = ['hidden', 'open', 'aria-label']
  for (const root of roots)
    observer.observe(
      root,
      withoutInherited({ subtree: true, childList: true, characterData: true, attributeFilter }),
    )
}

/** Stops attributing changes to the last press. */
export function forgetPress(): void {
  last = undefined
  isActing = false
  observer?.disconnect()
}

export const placeOfLast = (): Point | undefined => last?.at

/** Records the position of the pointer; after a key press, the customer now uses the pointer. */
export function noteMove(point: Point): void {
  if (last && (!last.at || isFar(point, last.at))) last.hasMoved = true
}

/** Records that the customer has scrolled the page under the pointer. */
export function noteScroll(): void {
  if (last) last.hasMoved = true
}

/**
 * Records a focus. One that moves while we do nothing was moved by the customer's tools, such as a screen
 * reader or a script.
 * @param isLed the customer has moved it by pointer or key
 */
export function noteFocus(element: Element, isLed: boolean): void {
  if (observer) onChanged(observer.takeRecords())
  if (last && isActing && !isLed) note(focused, element, last)
  else focused.delete(element)
}

/**
 * Tells whether the last press has just brought this action under the same pointer. A press without a
 * position is treated as the same pointer.
 */
export function isUnderFinger(action: Element, at: Point | undefined): boolean {
  if (observer) onChanged(observer.takeRecords())
  if (!last || last.hasMoved || (at && (!last.at || isFar(at, last.at)))) return false
  if (frame !== undefined) lookUnder()
  if (action === last.action) return isRecent(drawn, action)
  for (let element: Element | null = action; element; element = element.parentElement)
    if (isRecent(drawn, element)) return true
  return false
}

/** Tells whether we have just focused this action, or it has just changed while focused. */
export function isUnderFocus(action: Element): boolean {
  if (observer) onChanged(observer.takeRecords())
  return isRecent(focused, action) || (action === last?.action && isRecent(drawn, action))
}
