import type { LensEvents } from '#host/events'
import '#host/lensWidgets'

it('document knows the detail of each event', () => {
  const heard: LensEvents['basket-changed'][] = []
  // Without the package's types `event` would be an `Event`, and this would not compile.
  document.addEventListener('lens-widgets:basket-changed', ({ detail }) => heard.push(detail), { once: true })
  const detail = { type: 'eshop', itemsCount: 2, totalPrice: null } as const
  document.dispatchEvent(new CustomEvent('lens-widgets:basket-changed', { detail }))
  expect(heard).toEqual([detail])
})
