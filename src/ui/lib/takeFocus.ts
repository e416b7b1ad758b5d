/** `ref` of an element that takes the focus as soon as it is drawn, because it replaces the focused one. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
