import { warnOnce } from '../warn'

const PARTS = ['buy', 'reviews', 'related'] as const
export type ProductPart = (typeof PARTS)[number]

/** Which product a container is about (contract 11.2): a number from 1; anything else is told to the page's owner. */
export function productIdOf({ dataset: { productId = '' } }: HTMLElement): string | undefined {
  if (/^[1-9]\d{0,14}$/.test(productId.trim())) return productId.trim()
  warnOnce(`data-product-id="${productId}" is no product: the id of one is needed`)
  return undefined
}

/** What of the product is shown; all of it without a usable setting. */
export function partsOf({ dataset: { show = '' } }: HTMLElement): readonly ProductPart[] {
  const named = show.split(/\s+/).filter(Boolean)
  const known = PARTS.filter((part) => named.includes(part))
  if (named.some((name) => !PARTS.some((part) => part === name))) {
    warnOnce(`data-show="${show}": known are ${PARTS.join(', ')}`)
  }
  return known.length > 0 ? known : PARTS
}
