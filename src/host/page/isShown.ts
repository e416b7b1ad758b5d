/**
 * Tells whether the page renders an element. A modal dialog in a part that it does not render would be invisible
 * and block the page. Safari before 17.4 cannot tell.
 */
export const isShown = (one: Element): boolean => !('checkVisibility' in one) || one.checkVisibility()
