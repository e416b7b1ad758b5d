/** Media query of a phone: up to 767 px (contract 2.5). */
export const MOBILE = '(max-width: 767px)'

/** In pixels; a narrower container is laid out as on a phone, however wide the screen is (contract 2.5). */
const TABLET_WIDTH = 640

/**
 * Tells whether the screen, or a container of that width, is as narrow as a phone. A hidden container has no
 * width and is ignored.
 */
export const isPhone = (width: () => number): boolean => {
  if (matchMedia(MOBILE).matches) return true
  const found = width()
  return found > 0 && found < TABLET_WIDTH
}
