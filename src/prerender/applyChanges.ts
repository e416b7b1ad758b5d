/**
 * Updates a rendering in the page to another one. Only the differences are applied, so that focus, input,
 * choices and presses stay.
 * @param shown the rendering in the page, which may have been used
 * @param before a copy of it as it was rendered (`copyOf`)
 * @param after the new rendering; its nodes are moved into the page
 */
export function applyChanges(shown: Element, before: Element, after: Element): void {
  const [old, fresh, own] = [[...before.childNodes], [...after.childNodes], [...shown.childNodes]] as const
  const most = Math.min(old.length, fresh.length)
  let first = 0
  while (first < most && areSame(old[first], fresh[first])) first++
  let last = 0
  while (last < most - first && areSame(old.at(-1 - last), fresh.at(-1 - last))) last++
  const [gone, come] = [own.slice(first, old.length - last), fresh.slice(first, fresh.length - last)]
  if (gone.length === come.length) {
    gone.forEach((node, place) => change(node, old[first + place], come[place]))
    return
  }
  const next = own[old.length - last] ?? null
  gone.forEach((node) => shown.removeChild(node))
  come.forEach((node) => shown.insertBefore(node, next))
}

/**
 * Copies a rendering. The selected options are copied separately, because they are not part of the markup.
 */
export function copyOf(drawn: HTMLElement): HTMLElement {
  const copy = drawn.cloneNode(true) as HTMLElement
  const selects = selectsIn(drawn)
  selectsIn(copy).forEach((select, place) => (select.value = selects[place]?.value ?? ''))
  return copy
}

function change(shown: Node, before: Node | undefined, after: Node | undefined): void {
  if (!before || !after || areSame(before, after)) return
  if (!(shown instanceof Element && before instanceof Element && after instanceof Element)) {
    shown.parentNode?.replaceChild(after, shown)
  } else if (!isSameKind(before, after)) {
    shown.replaceWith(after)
  } else {
    changeAttributes(shown, before, after)
    applyChanges(shown, before, after)
    // The customer's own choice stays.
    if (isSelect(shown) && isSelect(before) && isSelect(after) && shown.value === before.value)
      shown.value = after.value
  }
}

/** Tells whether two elements are the same field; input must not move to another one. */
const isSameKind = (before: Element, after: Element): boolean =>
  before.localName === after.localName &&
  ['class', 'name', 'type'].every((name) => before.getAttribute(name) === after.getAttribute(name))

function changeAttributes(shown: Element, before: Element, after: Element): void {
  for (const name of [...before.getAttributeNames(), ...after.getAttributeNames()]) {
    const value = after.getAttribute(name)
    if (value === before.getAttribute(name)) continue
    if (value === null) shown.removeAttribute(name)
    // Checking another radio would undo the customer's choice.
    else if (name !== 'checked' || !shown.closest('fieldset')?.querySelector('[data-turn]'))
      shown.setAttribute(name, value)
  }
}

const isSelect = (node: Node): node is HTMLSelectElement => node instanceof HTMLSelectElement

const selectsIn = (node: Node): HTMLSelectElement[] =>
  isSelect(node) ? [node] : node instanceof Element ? [...node.querySelectorAll('select')] : []

const areSame = (one: Node | undefined, other: Node | undefined): boolean =>
  !!one &&
  !!other?.isEqualNode(one) &&
  selectsIn(one).map(valueOf).join() === selectsIn(other).map(valueOf).join()

const valueOf = ({ value }: HTMLSelectElement): string => value
