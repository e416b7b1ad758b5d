/** A `ref` of what takes the focus as soon as it is drawn, because it replaces what had it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
