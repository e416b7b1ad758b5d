import { tryOrUndefined } from '../../../src/host/customer/tryOrUndefined'

/*
 * The number of packs that the header's basket shows. A real shop's server writes it into each page; the widgets report
 * changes.
 */
const KEY = 'example-shop:packs'
const UNITS = new Map<Intl.LDMLPluralRule, string>([
  ['one', 'упаковка'],
  ['few', 'упаковки'],
])
const rules = new Intl.PluralRules('ru')

export function drawPacks(): void {
  const count = Number(tryOrUndefined(() => localStorage.getItem(KEY)) ?? 0)
  for (const place of document.querySelectorAll('.shop-count')) {
    const unit = document.createElement('span')
    unit.className = 'shop-hidden'
    unit.textContent = ` ${UNITS.get(rules.select(count)) ?? 'упаковок'}`
    place.replaceChildren(...(count > 0 ? [String(count), unit] : []))
  }
}

/** Another visitor has another basket. */
export const forgetPacks = (): void => localStorage.removeItem(KEY)

export function keepPacks(): void {
  const onLoaded = () =>
    window.lensWidgets?.on('basket-changed', ({ type, itemsCount }) => {
      if (type !== 'eshop') return
      tryOrUndefined(() => localStorage.setItem(KEY, String(itemsCount)))
      drawPacks()
    })
  if (window.lensWidgets) onLoaded()
  else document.addEventListener('lens-widgets:loaded', onLoaded, { once: true })
}
