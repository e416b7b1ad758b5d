import { tryOrUndefined } from '../customer/tryOrUndefined'

/**
 * Key in `localStorage` for larger text. It belongs to the device, not to a customer, so logout leaves it (contract 3.6).
 */
const KEY = 'lens-widgets:larger'

/** Of the page's root, so that `tokens.css` enlarges the islands that are mounted later, too. */
const ATTRIBUTE = 'data-lens-larger'

const { documentElement: page } = document

export const isLarger = (): boolean => page.hasAttribute(ATTRIBUTE)

/** Draws the page as this device has it, before anything of ours is drawn. */
export function showLarger(): void {
  page.toggleAttribute(ATTRIBUTE, tryOrUndefined(() => localStorage.getItem(KEY)) != null)
}

/** Where storage is closed it lasts until the page goes. */
export function changeLarger(isOn: boolean): void {
  page.toggleAttribute(ATTRIBUTE, isOn)
  tryOrUndefined(() => (isOn ? localStorage.setItem(KEY, '') : localStorage.removeItem(KEY)))
}
