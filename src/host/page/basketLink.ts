import type { BasketType } from '../events'

/** Returns an address with `basket=mono` for the basket of single lenses (contract 11.3). */
export function ofBasket(address: string, type: BasketType): string {
  if (type === 'eshop') return address
  const [path = '', hash] = address.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}basket=mono${hash === undefined ? '' : `#${hash}`}`
}
