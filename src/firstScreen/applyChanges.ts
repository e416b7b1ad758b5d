/**
 * Makes one drawing that is in the page into another. Only what differs is drawn again, so that the focus stays where it is.
 * @param shown in the page, where something may have been pressed
 * @param before the same as it was drawn
 * @param after what it becomes; its nodes move into the page
 */
export function applyChanges(shown: Element, before: Element, after: Element): void {
  const [old, fresh, own] = [[...before.childNodes], [...after.childNodes], [...shown.childNodes]] as const
  const isSame = (one: Node | undefined, other: Node | undefined) => one && other && one.isEqualNode(other)
  const most = Math.min(old.length, fresh.length)
  let first = 0
  while (first < most && isSame(old[first], fresh[first])) first++
  let last = 0
  while (last < most - first && isSame(old.at(-1 - last), fresh.at(-1 - last))) last++
  const [was, becomes, child] = [old[first], fresh[first], own[first]]
  if (old.length - last - first === 1 && fresh.length - last - first === 1) {
    if (was instanceof Element && becomes instanceof Element && child instanceof Element) {
      if (was.cloneNode().isEqualNode(becomes.cloneNode())) {
        applyChanges(child, was, becomes)
        return
      }
    }
  }
  const next = own[old.length - last] ?? null
  own.slice(first, old.length - last).forEach((node) => shown.removeChild(node))
  fresh.slice(first, fresh.length - last).forEach((node) => shown.insertBefore(node, next))
}
