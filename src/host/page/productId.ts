import { setting } from '../settings'
import { warnOnce } from '../warn'

/** The id of a product: a number from 1 (contract 11.2). */
export const PRODUCT_ID = /^[1-9]\d{0,14}$/

const PARTS = ['buy', 'reviews', 'related'] as const
export type ProductPart = (typeof PARTS)[number]

/**
 * Returns the product id of a container (contract 11.2), a number from 1. Any other value is reported to the
 * page's owner.
 */
export function productIdOf(container: HTMLElement): string | undefined {
  const id = setting(container, 'data-product-id') ?? ''
  if (PRODUCT_ID.test(id)) return id
  warnOnce(`"product" stays away: data-product-id="${id}" is the id of no product`)
  return undefined
}

/** Returns the parts of the product to show; all of them if the setting is not usable. */
export function partsOf(container: HTMLElement): readonly ProductPart[] {
  const show = setting(container, 'data-show') ?? ''
  const named = show.split(/\s+/).filter(Boolean)
  const known = PARTS.filter((part) => named.includes(part))
  if (named.some((name) => !PARTS.some((part) => part === name))) {
    warnOnce(`data-show="${show}": known are ${PARTS.join(', ')}`)
  }
  return known.length > 0 ? known : PARTS
}
