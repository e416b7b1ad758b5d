import { hideMenu } from '#host/page/config'

/** Tells whether a cabinet has no menu, by the page's key or by `data-hide-menu` of its container; 'false' is none. */
export const isMenuHidden = (container: Element): boolean =>
  hideMenu() || (container.hasAttribute('data-hide-menu') && !container.matches('[data-hide-menu=false]'))
