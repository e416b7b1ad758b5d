import { withoutInherited } from '../../host/withoutInherited'

/** What a press has drawn, moved or named anew, and what we have focused since; see `guardPresses`. */

/** Milliseconds from when it is drawn or focused. */
const HOLD = 500
/** Milliseconds: what comes later was brought by something else, such as the end of a countdown. */
const LONGEST = 30_000
/** Pixels: a pointer that has moved further means what it presses. */
const REACH = 10

const ACTIONS =
  'button, a[href], input, select, textarea, label, summary, [role="button"], [role="tab"], dialog'

export interface Point {
  x: number
  y: number
}

interface Press {
  since: number
  /** None of a key. */
  at: Point | undefined
  action: Element | undefined
  /** The words of the action, which may become another one in its place. */
  words: string
  /** The action under the pointer since. */
  under: Element | undefined
  hasMoved: boolean
}

/** Since when, and by which press. */
type Brought = WeakMap<Element, { by: Press; since: number }>

const drawn: Brought = new WeakMap()
const focused: Brought = new WeakMap()

let last: Press | undefined
/** We are seeing to a press, or have just changed the page. */
let isActing = false
let frame: number | undefined
let observer: MutationObserver | undefined

/** Returns the action that an element belongs to; of a label it is the field. */
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

/** What lies under a place, also in a shadow root. */
function elementAt({ x, y }: Point): Element | null {
  let found: Element | null = null
  let inner = document.elementFromPoint(x, y)
  while (inner && inner !== found) {
    found = inner
    inner = found.shadowRoot?.elementFromPoint(x, y) ?? null
  }
  return found
}

/** What has no layout, in tests, cannot tell. */
const hasLayout = () => typeof document.elementFromPoint === 'function'

/** Until this task is over. */
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

/** Looks under the pointer once the frame is laid out. */
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

/** Nothing that comes from now on was brought by a press. */
export function forgetPress(): void {
  last = undefined
  isActing = false
  observer?.disconnect()
}

export const placeOfLast = (): Point | undefined => last?.at

/** Takes note of where the pointer is. Who has pressed a key before takes the pointer now. */
export function noteMove(point: Point): void {
  if (last && (!last.at || isFar(point, last.at))) last.hasMoved = true
}

/** The customer has moved the page under the pointer. */
export function noteScroll(): void {
  if (last) last.hasMoved = true
}

/**
 * A focus that comes of itself, while we do nothing, is moved by what the customer works with: a screen reader, a script.
 * @param isLed the customer has moved it by pointer or key
 */
export function noteFocus(element: Element, isLed: boolean): void {
  if (observer) onChanged(observer.takeRecords())
  if (last && isActing && !isLed) note(focused, element, last)
  else focused.delete(element)
}

/** Whether the last press has just brought this action under the same pointer. Without a place it is the same. */
export function isUnderFinger(action: Element, at: Point | undefined): boolean {
  if (observer) onChanged(observer.takeRecords())
  if (!last || last.hasMoved || (at && (!last.at || isFar(at, last.at)))) return false
  if (frame !== undefined) lookUnder()
  if (action === last.action) return isRecent(drawn, action)
  for (let element: Element | null = action; element; element = element.parentElement)
    if (isRecent(drawn, element)) return true
  return false
}

/** Whether we have just moved the focus to it, or it has just become another action under the focus. */
export function isUnderFocus(action: Element): boolean {
  if (observer) onChanged(observer.takeRecords())
  return isRecent(focused, action) || (action === last?.action && isRecent(drawn, action))
}
