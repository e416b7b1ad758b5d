import { sameButton, sameField } from './counterparts'

/**
 * Takes what was drawn before React out of the page, in the same frame in which React's drawing comes. Focus and selection
 * go to the same element there, what was typed and chosen meanwhile into the same fields, and the buttons and the link
 * that were pressed are pressed once.
 */
export function takeOver(root: ShadowRoot, before: Element[], drawn: Element): void {
  const { activeElement: focused } = root
  const allBefore = (selector: string) =>
    before.flatMap((element) => [...element.querySelectorAll<HTMLElement>(selector)])
  const sameAs = (element: Element) => {
    const own = [...drawn.querySelectorAll<HTMLElement>(element.localName)]
    const all = allBefore(element.localName)
    return isField(element) ? sameField(element, all, own) : sameButton(element, all, own)
  }
  const pressed = allBefore('button[aria-busy], a[aria-busy]').map(sameAs)
  const isSubmit = (button: Element | undefined) => button?.getAttribute('type') === 'submit'
  const press = (button: HTMLElement | undefined) => () => button?.click()
  const fields = allBefore('input, select, textarea').map((field) => [field, sameAs(field)] as const)
  const next = focused && before.some((element) => element.contains(focused)) ? sameAs(focused) : undefined
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
  // What is pressed may go when a list is searched; a form is sent as it was filled in.
  void oneByOne([
    ...pressed.filter((button) => !isSubmit(button)).map(press),
    ...fields.map(
      ([field, own]) =>
        () =>
          fillIn(field, own),
    ),
    ...pressed.filter(isSubmit).map(press),
    // What was pressed may have moved the focus, which the customer has moved on since.
    () => pressed.includes(next) || focus(),
  ])
}

/** When React has drawn, and before the customer does anything else; each when React has seen to the one before. */
async function oneByOne(acts: (() => unknown)[]): Promise<void> {
  for (const act of acts) {
    await Promise.resolve()
    act()
  }
}

/** As the customer would have done it: React hears of it. What they did not touch stays as React has it. */
function fillIn(field: Element, own: Element | undefined): void {
  if (field instanceof HTMLInputElement && own instanceof HTMLInputElement) {
    if (field.checked !== field.defaultChecked && field.checked !== own.checked) own.click()
    if (field.value === field.defaultValue) return
  }
  if (isField(field) && isField(own) && field.value !== own.value) {
    // React watches the element's own property.
    Reflect.set(Object.getPrototypeOf(own) as object, 'value', field.value, own)
    own.dispatchEvent(new Event(own.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  }
}

const isField = (one: unknown): one is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement
