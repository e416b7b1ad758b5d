import { pageQuery } from './page/pageAddress'
import { warnOnce } from './warn'

/** Returns a `data-` attribute of a container; an empty one counts as missing (contract 11.2). */
export const setting = (container: Element, name: string): string | undefined =>
  container.getAttribute(name)?.trim() || undefined

/**
 * Returns an attribute that has one of a few values; any other is reported once, and the default counts
 * (contract 2.3).
 */
export function settingOf<Value extends string>(
  container: Element,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = setting(container, name)
  const known = values.find((value) => value === given)
  if (given !== undefined && known === undefined)
    warnOnce(`${name}="${given}" is ignored: known are ${values.join()}`)
  return known
}

const BASKETS = ['eshop', 'mono'] as const

/** Returns the basket an island is for: its own setting, else '?basket=', else the basket of packs. */
export function basketTypeOf(container: Element): (typeof BASKETS)[number] {
  const asked = new URLSearchParams(pageQuery()).get('basket')
  return (
    settingOf(container, 'data-basket-type', BASKETS) ?? BASKETS.find((type) => type === asked) ?? 'eshop'
  )
}
