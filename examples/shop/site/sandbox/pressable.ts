import type { Box } from './freePlace'

const PRESSABLE =
  'a[href], button, input, select, textarea, label, summary, video[controls], [role=button], [role=slider], [role=tab]'

function within(root: Document | ShadowRoot): Element[] {
  const islands = [...document.querySelectorAll('[data-lens-widget]')]
  const roots = root === document ? islands.flatMap(({ shadowRoot }) => shadowRoot ?? []) : []
  return [...root.querySelectorAll(PRESSABLE), ...roots.flatMap(within)]
}

/** Returns the boxes of all elements in the window that can be pressed, also in islands. */
export const pressable = (control: Element): Box[] =>
  within(document)
    .filter((element) => !control.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight)
