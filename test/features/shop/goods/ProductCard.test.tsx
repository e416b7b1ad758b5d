import { screen } from '@testing-library/react'
import type { Pack, Product } from '#data/catalogue/product'
import { ProductCard } from '#features/shop/goods/ProductCard'
import { renderPage } from '../../../support/renderPage'

const open = (packs: Partial<Pack>[]) =>
  renderPage(
    <ProductCard
      product={
        {
          id: 202,
          code: '',
          title: 'Ясно Месяц',
          link: '',
          eshopPacks: packs,
          monoPacks: [],
        } as unknown as Product
      }
    />,
  )

it.each([
  ['Цену не удалось показать', [{ isAvailable: true, price: null }]],
  ['Цену не удалось показать', [{ isAvailable: true, price: rub(1990), discount: { price: null } }]],
  ['Нет в наличии', [{ isAvailable: false, price: rub(1990) }]],
  ['Нет в наличии', []],
  [
    'от 1\u00a0990\u00a0₽',
    [
      { isAvailable: true, price: null },
      { isAvailable: true, price: rub(1990) },
    ],
  ],
])('“%s” is said of %j', (text, packs) => {
  open(packs as Partial<Pack>[])
  expect(screen.getByText(text, { normalizer: (given) => given })).toBeVisible()
})

function rub(value: number) {
  return { value, currency: 'RUB' as const }
}
