/**
 * Takes what was drawn before React out of the page, in the same frame in which React's drawing comes. The focus goes
 * to the same element there, and the buttons and the link that were pressed meanwhile are pressed once.
 */
export function takeOver(root: ShadowRoot, before: Element[], drawn: Element): void {
  const { activeElement: focused } = root
  const pressed = before.flatMap((element) => [
    ...element.querySelectorAll('button[aria-busy], a[aria-busy]'),
  ])
  const sameAs = (element: Element | null) =>
    element &&
    [...drawn.querySelectorAll<HTMLElement>(element.localName)].find((other) => isSame(other, element))
  const next = before.some((element) => element.contains(focused)) ? sameAs(focused) : null
  before.forEach((element) => element.remove())
  next?.focus({ preventScroll: true })
  // When all that React has drawn listens.
  setTimeout(() => pressed.forEach((button) => sameAs(button)?.click()))
}

/** What follows a comma in a label is a count, which React may know already. */
const nameOf = (element: Element) =>
  [
    element.getAttribute('href'),
    element.getAttribute('aria-label')?.split(',')[0],
    element.textContent,
  ].join()

const isSame = (one: Element, other: Element): boolean => nameOf(one) === nameOf(other)
