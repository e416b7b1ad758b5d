import { screen } from '@testing-library/react'
import type { Pack, Product } from '#data/catalogue/product'
import { ProductCard } from '#features/shop/goods/ProductCard'
import { renderPage } from '../../../support/renderPage'

const cardOf = (packs: Partial<Pack>[], more: Partial<Product> = {}) => (
  <ProductCard
    product={
      {
        id: 202,
        code: '',
        title: 'Ясно Месяц',
        link: '',
        eshopPacks: packs,
        monoPacks: [],
        ...more,
      } as unknown as Product
    }
  />
)

const open = (...card: Parameters<typeof cardOf>) => renderPage(cardOf(...card))

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

it('a mark is said with the number of its reviews, and none is said of what nobody has reviewed', () => {
  const { rerender } = open([], { rating: 4.4, reviewsCount: 214 })
  expect(screen.getByText(/^Оценка/).parentElement).toHaveTextContent(/^Оценка: 4,4 из 5, 214 отзывов$/)
  rerender(cardOf([], { rating: null, reviewsCount: 0 }))
  expect(screen.queryByText(/^Оценка/)).toBeNull()
})

function rub(value: number) {
  return { value, currency: 'RUB' as const }
}

it('a number of reviews that is not known is not shown as none', () => {
  const { container } = open([{ isAvailable: true, price: rub(1990) }], { rating: 4.8, reviewsCount: null })
  expect(container.querySelector('.shelf__rating')).toHaveTextContent(/^Оценка: 4,8\sиз 5$/)
})
