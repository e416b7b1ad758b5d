import { warnOnce } from './warn'

export type BasketType = 'eshop' | 'mono'

const isBasketType = (value: string | null | undefined): value is BasketType =>
  value === 'eshop' || value === 'mono'

/** Which basket a container is about (contract 11.2): its own setting, else the page's address, else the shop's. */
export function basketTypeOf(container: HTMLElement): BasketType {
  const { basketType } = container.dataset
  if (isBasketType(basketType)) return basketType
  if (basketType) warnOnce(`data-basket-type="${basketType}" is ignored: eshop or mono`)
  const asked = new URLSearchParams(location.search).get('basket')
  return isBasketType(asked) ? asked : 'eshop'
}

/** Links of the basket for single lenses say so (contract 11.3). */
export function ofBasket(address: string, type: BasketType): string {
  if (type === 'eshop') return address
  const [path = '', hash] = address.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}basket=mono${hash === undefined ? '' : `#${hash}`}`
}
