/** `ref` of an element that is focused on mount, because it replaces the focused one. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Tells whether nothing has the focus, as after its element has gone, or after a press in some browsers. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/**
 * Moves the focus from a removed item to its successor in the list of `part`, or to the last item.
 * @param otherwise selector of the element to focus if the list is empty
 */
export function focusListItem(part: HTMLElement | null, index: number, otherwise: string): void {
  const items = part?.querySelectorAll<HTMLElement>('li') ?? []
  const next = items[Math.min(index, items.length - 1)] ?? part?.querySelector<HTMLElement>(otherwise)
  next?.focus()
}
