/**
 * Makes one drawing that is in the page into another. Only what differs is changed, so that the focus, and what has been
 * typed, chosen and pressed, stay where they are.
 * @param shown in the page, where something may have been used
 * @param before the same as it was drawn (`copyOf`)
 * @param after what it becomes; its nodes move into the page
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

/** A copy of what is drawn. What is selected belongs to no node's markup, and is not copied by itself. */
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
    // Unless the customer has chosen meanwhile.
    if (isSelect(shown) && isSelect(before) && isSelect(after) && shown.value === before.value)
      shown.value = after.value
  }
}

/** What has been typed into one field is not for another. */
const isSameKind = (before: Element, after: Element): boolean =>
  before.localName === after.localName &&
  ['class', 'name', 'type'].every((name) => before.getAttribute(name) === after.getAttribute(name))

function changeAttributes(shown: Element, before: Element, after: Element): void {
  for (const name of [...before.getAttributeNames(), ...after.getAttributeNames()]) {
    const value = after.getAttribute(name)
    if (value === before.getAttribute(name)) continue
    if (value === null) shown.removeAttribute(name)
    // The mark of another radio would take the customer's choice away.
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
