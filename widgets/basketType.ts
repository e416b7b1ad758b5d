import { settingOf } from '../src/host/settings'
import { pageQuery } from '../src/host/page/pageAddress'

const BASKETS = ['eshop', 'mono'] as const

/** Returns the basket of an island: its own setting, otherwise '?basket=', otherwise the basket of packs. */
export function basketTypeOf(container: Element): (typeof BASKETS)[number] {
  const asked = new URLSearchParams(pageQuery()).get('basket')
  return (
    settingOf(container, 'data-basket-type', BASKETS) ?? BASKETS.find((type) => type === asked) ?? 'eshop'
  )
}
