import type { BasketType } from '../events'

/** Links of the basket for single lenses say so (contract 11.3). */
export function ofBasket(address: string, type: BasketType): string {
  if (type === 'eshop') return address
  const [path = '', hash] = address.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}basket=mono${hash === undefined ? '' : `#${hash}`}`
}
