/** `ref` of an element that is focused on mount, because it replaces the focused one. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
