/**
 * Moves the focus from a removed item to the one that took its place in the list of `part`, or to the last
 * one.
 * @param otherwise selector of the element that gets the focus when the list is empty
 */
export function focusListItem(part: HTMLElement | null, index: number, otherwise: string): void {
  const items = part?.querySelectorAll<HTMLElement>('li') ?? []
  const next = items[Math.min(index, items.length - 1)] ?? part?.querySelector<HTMLElement>(otherwise)
  next?.focus()
}
