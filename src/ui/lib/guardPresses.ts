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
 * A press applies to what the customer has seen (contract 9.2). A control that a press has just brought under
 * the same pointer, or into focus, ignores presses for a moment: they would be the second half of a double
 * tap. This runs before the handlers of all islands, so that no button has to handle it.
 */

const LEADING = /^(Tab|Arrow|Home|End|Page)/

const roots = new Set<Node>()

/** The key that is held down. */
let held: string | undefined
/** True while the customer moves the focus, by pointer or with a navigation key. */
let isLed = false

const isOurs = (element: unknown): element is Element =>
  element instanceof Element && roots.has(element.getRootNode())

/** Returns the position of a press; presses by keys and scripts have none. */
const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Point | undefined =>
  x === 0 && y === 0 ? undefined : { x, y }

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Decides whether to block a press. An arrow key also presses the radio button that it moves to, and Enter in
 * a field presses the button of its form.
 */
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
  // Autofill dispatches an event that is not a keyboard event.
  if (!(event instanceof KeyboardEvent)) return
  const [target] = event.composedPath()
  held = event.key
  isLed = LEADING.test(held)
  // A customer who types, or presses Escape, has seen the change.
  if (!isLed && held !== ' ' && held !== 'Enter') forgetPress()
  // A key that is held down presses once; in a textarea it continues to type.
  if (held === 'Enter' && event.repeat && isOurs(target) && target.localName !== 'textarea') stop(event)
}

/** A paste or a password manager fills in a field without a key; a box that is ticked is itself a press. */
function onInput(event: Event): void {
  const [field] = event.composedPath()
  if (isOurs(field) && !field.matches('[type=checkbox], [type=radio]')) forgetPress()
}

function onKeyUp({ key }: KeyboardEvent): void {
  isLed = false
  // The click of a space key comes after this event.
  if (key !== ' ') held = undefined
}

function onDown(): void {
  isLed = true
  held = undefined
  pressBegan()
}

function onUp(): void {
  isLed = false
  // Not every press ends with a click; if there is one, it has fired before this timer.
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
  // For a touch, this event comes after pointerup and before the focus.
  mousedown: onDown,
  pointerup: onUp,
  pointercancel: onUp,
  mouseup: onUp,
  keydown: onKeyDown,
  keyup: onKeyUp,
  input: onInput,
  focusin: onFocus,
}

/** Guards the presses in an island; returns a function that stops it. */
export function guardPresses(root: Node): () => void {
  // The listeners are shared, because a press in one island may open a dialog of another.
  if (roots.size === 0)
    for (const [type, listener] of Object.entries(LISTENERS))
      document.addEventListener(
        type,
        listener as EventListener,
        withoutInherited({ capture: true, passive: type === 'wheel' }),
      )
  // This listener runs after the handlers of the pressed element.
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
