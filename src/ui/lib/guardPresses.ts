import { pressBegan, pressEnded } from './afterPress'
import {
  actionOf,
  forgetPress,
  isUnderFinger,
  isUnderFocus,
  noteFocus,
  noteMove,
  notePress,
  noteScroll,
  placeOfLast,
  type Point,
} from './lastPress'
import { withoutInherited } from '../../host/withoutInherited'

/*
 * A press counts for what the finger saw (contract 9.2). What a press has brought under the same pointer, or into focus,
 * takes no further press for a while: it would be the second half of a double tap. This stands before the handlers of all
 * islands, so that no button has to know of it.
 */

const LEADING = /^(Tab|Arrow|Home|End|Page)/

const roots = new Set<Node>()

/** The key that is held down. */
let held: string | undefined
/** The customer is moving the focus: by the pointer, or by a key that leads there. */
let isLed = false

const isOurs = (element: unknown): element is Element =>
  element instanceof Element && roots.has(element.getRootNode())

/** Keys and scripts press without a place. */
const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Point | undefined =>
  x === 0 && y === 0 ? undefined : { x, y }

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** An arrow key also presses: the radio button that it leads to. Enter in a field presses the button of its form. */
function isHeldBack(action: Element, key: string | undefined, at: Point | undefined): boolean {
  if (key === undefined) return isUnderFinger(action, at)
  const { activeElement } = action.getRootNode() as ShadowRoot
  return !LEADING.test(key) && isUnderFocus(activeElement ?? action)
}

function onClick(event: MouseEvent): void {
  const action = actionOf(event.composedPath()[0])
  const key = event.detail === 0 ? held : undefined
  if (held === ' ') held = undefined
  const at = placeOf(event)
  if (isOurs(action) && isHeldBack(action, key, at)) stop(event)
  else notePress(action, key === undefined ? (at ?? placeOfLast()) : undefined, roots)
}

function onKeyDown(event: Event): void {
  // What a browser fills in comes with an event that is none of a key.
  if (!(event instanceof KeyboardEvent)) return
  const [target] = event.composedPath()
  held = event.key
  isLed = LEADING.test(held)
  // Who types, or presses Escape, has seen what came.
  if (!isLed && held !== ' ' && held !== 'Enter') forgetPress()
  // A key that is held down counts once; in a longer text it goes on writing.
  if (held === 'Enter' && event.repeat && isOurs(target) && target.localName !== 'textarea') stop(event)
}

function onKeyUp({ key }: KeyboardEvent): void {
  isLed = false
  // The press of a space comes after this.
  if (key !== ' ') held = undefined
}

function onDown(): void {
  isLed = true
  held = undefined
  pressBegan()
}

function onUp(): void {
  isLed = false
  // Not every press ends in a click; by the time of the timer a click has come.
  setTimeout(pressEnded)
}
const onMove = (event: MouseEvent) => {
  const place = placeOf(event)
  if (place) noteMove(place)
}
const onFocus = (event: Event) => {
  const [target] = event.composedPath()
  if (target instanceof Element) noteFocus(target, isLed)
}

const LISTENERS: Record<string, (event: never) => void> = {
  click: onClick,
  pointermove: onMove,
  wheel: noteScroll,
  pointerdown: onDown,
  // Of a touch it comes after the pointer is up, and only then the focus.
  mousedown: onDown,
  pointerup: onUp,
  pointercancel: onUp,
  mouseup: onUp,
  keydown: onKeyDown,
  keyup: onKeyUp,
  focusin: onFocus,
}

/** Guards the presses in an island; returns the function that ends it. */
export function guardPresses(root: Node): () => void {
  // Once for all islands: a press in one of them opens a dialog of another.
  if (roots.size === 0)
    for (const [type, listener] of Object.entries(LISTENERS))
      document.addEventListener(
        type,
        listener as EventListener,
        withoutInherited({ capture: true, passive: type === 'wheel' }),
      )
  // After the handlers of what was pressed.
  if (roots.size === 0) document.addEventListener('click', pressEnded)
  roots.add(root)
  return () => {
    roots.delete(root)
    if (roots.size > 0) return
    forgetPress()
    pressEnded()
    document.removeEventListener('click', pressEnded)
    for (const [type, listener] of Object.entries(LISTENERS))
      document.removeEventListener(type, listener as EventListener, true)
  }
}
