import { tryOrUndefined } from '../customer/tryOrUndefined'

/**
 * Key in `localStorage` of larger text. It belongs to the device, not to a customer, so logout does not
 * remove it (contract 3.6).
 */
const KEY = 'lens-widgets:larger'

/** Set on the page's root element, so that `tokens.css` also enlarges islands that mount later. */
const ATTRIBUTE = 'data-lens-larger'

const { documentElement: page } = document

export const isLarger = (): boolean => page.hasAttribute(ATTRIBUTE)

/** Applies the device's setting before anything of ours is rendered. */
export function showLarger(): void {
  page.toggleAttribute(ATTRIBUTE, tryOrUndefined(() => localStorage.getItem(KEY)) != null)
}

/** If the storage is blocked, the setting lasts until the page is left. */
export function changeLarger(isOn: boolean): void {
  page.toggleAttribute(ATTRIBUTE, isOn)
  tryOrUndefined(() => (isOn ? localStorage.setItem(KEY, '') : localStorage.removeItem(KEY)))
}
