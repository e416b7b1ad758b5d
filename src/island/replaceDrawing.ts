import { forgetPress } from '../ui/lib/lastPress'
import { sameButton, sameField } from './matchElements'

/**
 * Takes what was drawn before React out of the page, in the same frame in which React's drawing comes. Focus and selection
 * go to the same element there, what was typed and chosen meanwhile into the same fields, what was opened is open, and the
 * buttons and the link that were pressed are pressed once, in the customer's order (`recordPresses`).
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
    // What was done before this may have drawn the field anew.
    return () => (field?.isConnected === false ? find(own()) : field)
  }
  const used = allBefore('[aria-busy][data-turn], summary[data-turn], input, select, textarea')
    .sort((one, other) => rankOf(one) - rankOf(other) || turnOf(one) - turnOf(other))
    .map((element) => [element, finderOf(element)] as const)
  const next =
    focused && before.some((element) => element.contains(focused)) ? finderOf(focused)() : undefined
  // The finger has seen the buttons that come: they were drawn there before.
  if (allBefore('a, button').length > 0) forgetPress()
  before.forEach((element) => element.remove())
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
    // What was pressed may have moved the focus, which the customer has moved on since.
    () => used.some(([element, find]) => find() === next && !isField(element)) || focus(),
  ])
}

/**
 * A button of an item goes first, as the item may go when its list is searched; a form is sent as it was filled in, and a
 * link leads away.
 */
function rankOf(element: Element): number {
  if (isField(element)) return 1
  if (element.localName === 'a') return 3
  if (element.closest('li, article')) return 0
  return element.getAttribute('type') === 'submit' ? 2 : 1
}

const turnOf = (element: Element): number => Number(element.getAttribute('data-turn'))

/** When React has drawn, and before the customer does anything else; each when React has seen to the one before. */
async function oneByOne(acts: (() => unknown)[]): Promise<void> {
  for (const act of acts) {
    await Promise.resolve()
    act()
  }
}

/** What the customer has folded or unfolded is left as they left it. */
function press(element: Element, own: HTMLElement | undefined): void {
  if (element.localName !== 'summary' || isOpen(element) !== isOpen(own)) own?.click()
}

const isOpen = (summary: Element | undefined) => (summary?.parentElement as HTMLDetailsElement | null)?.open

/**
 * As the customer would have done it: React hears of it. What they did not touch stays as React has it; what they
 * changed back counts as well, because React may have read what was there in between.
 */
function fillIn(field: Element, own: Element | undefined): void {
  if (field instanceof HTMLInputElement && own instanceof HTMLInputElement) {
    const isUsed = field.hasAttribute('data-turn')
    if ((isUsed || field.checked !== field.defaultChecked) && field.checked !== own.checked) own.click()
    if (!isUsed && field.value === field.defaultValue) return
  }
  if (isField(field) && isField(own) && field.value !== own.value) {
    // React watches the element's own property.
    Reflect.set(Object.getPrototypeOf(own) as object, 'value', field.value, own)
    own.dispatchEvent(new Event(own.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  }
}

const isField = (one: unknown): one is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement
