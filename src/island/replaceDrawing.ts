import { forgetPress } from '../ui/lib/lastPress'
import { sameButton, sameField } from './matchElements'
import { pressAtEnd } from './pressAtEnd'

/**
 * Removes the rendering before React in the same frame in which React's content appears. Focus and selection
 * move to the same element, input and choices to the same fields, and opened parts stay open. Recorded
 * presses are replayed once, in the customer's order (`recordPresses`); one under way ends on the same element.
 */
export function replaceDrawing(root: ShadowRoot, before: Element[], drawn: Element): void {
  const { activeElement: focused } = root
  const allBefore = (selector: string) =>
    before.flatMap((element) => [...element.querySelectorAll<HTMLElement>(selector)])
  const finderOf = (element: Element) => {
    const own = () => [...drawn.querySelectorAll<HTMLElement>(element.localName)]
    const all = allBefore(element.localName)
    if (!isField(element)) {
      const button = sameButton(element, all, own())
      return () => button
    }
    const find = sameField(element, all)
    const field = find(own())
    // An earlier action may have replaced the field.
    return () => (field?.isConnected === false ? find(own()) : field)
  }
  const used = allBefore('[aria-busy][data-turn], summary[data-turn], input, select, textarea')
    .sort((one, other) => rankOf(one) - rankOf(other) || turnOf(one) - turnOf(other))
    .map((element) => [element, finderOf(element)] as const)
  const held = heldOf(allBefore(':active').at(-1))
  const heldNow = held && finderOf(held)
  const next =
    focused && before.some((element) => element.contains(focused)) ? finderOf(focused)() : undefined
  // The customer has already seen these buttons at this place.
  if (allBefore('a, button').length > 0) forgetPress()
  before.forEach((element) => element.remove())
  if (heldNow) pressAtEnd(heldNow)
  const focus = () => {
    next?.focus({ preventScroll: true })
    if (
      next instanceof HTMLInputElement &&
      focused instanceof HTMLInputElement &&
      focused.selectionStart !== null
    )
      next.setSelectionRange(focused.selectionStart, focused.selectionEnd)
  }
  focus()
  void oneByOne([
    ...used.map(
      ([element, find]) =>
        () =>
          isField(element) ? fillIn(element, find()) : press(element, find()),
    ),
    // A replayed press may have moved the focus, and the customer may have moved it since.
    () => used.some(([element, find]) => find() === next && !isField(element)) || focus(),
  ])
}

/** Returns the control that is being pressed. */
function heldOf(active: Element | undefined): Element | null | undefined {
  const control = active?.closest('button, a, summary, label, [type=radio], [type=checkbox]')
  return control instanceof HTMLLabelElement ? control.control : control
}

/**
 * Buttons of an item come first, because a search of its list may remove the item; a form is submitted after
 * it is filled in, and links leave the page.
 */
function rankOf(element: Element): number {
  if (isField(element)) return 1
  if (element.localName === 'a') return 3
  if (element.closest('li, article')) return 0
  return element.getAttribute('type') === 'submit' ? 2 : 1
}

const turnOf = (element: Element): number => Number(element.getAttribute('data-turn'))

/**
 * Runs the actions one by one after React's render and before the customer's next action; each waits until
 * React has processed the previous one.
 */
async function oneByOne(acts: (() => unknown)[]): Promise<void> {
  for (const act of acts) {
    await Promise.resolve()
    act()
  }
}

/** A part that the customer has folded or unfolded stays that way. */
function press(element: Element, own: HTMLElement | undefined): void {
  if (element.localName !== 'summary' || isOpen(element) !== isOpen(own)) own?.click()
}

const isOpen = (summary: Element | undefined) => (summary?.parentElement as HTMLDetailsElement | null)?.open

/**
 * Fills in a field with the events of real input, so that React is notified. Untouched fields keep React's
 * value; values that were changed back are filled in too, because React may have read the field in between.
 */
function fillIn(field: Element, own: Element | undefined): void {
  if (field instanceof HTMLInputElement && own instanceof HTMLInputElement) {
    const isUsed = field.hasAttribute('data-turn')
    if ((isUsed || field.checked !== field.defaultChecked) && field.checked !== own.checked) own.click()
    if (!isUsed && field.value === field.defaultValue) return
  }
  if (isField(field) && isField(own) && field.value !== own.value) {
    // React tracks the element's own property, so the prototype's setter is used.
    Reflect.set(Object.getPrototypeOf(own) as object, 'value', field.value, own)
    own.dispatchEvent(new Event(own.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  }
}

const isField = (one: unknown): one is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement
