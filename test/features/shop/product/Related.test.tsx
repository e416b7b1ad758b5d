import '../../../support/browser'
import { screen } from '@testing-library/react'
import { Related } from '#features/shop/product/Related'
import { products } from '../../../../examples/shop/api/seed/catalogue'
import { renderCard } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

const ofKind = (kind: string) =>
  `/api/v2/internal/catalog/products/detail/id/202/lists/related_products_${kind}/items/`

it('a product that the shop names in both lists is shown once', async () => {
  const [solution, drops, spray] = [206, 207, 209].map((id) => products.find(({ id: own }) => own === id))
  shop()
    .get(ofKind('solutions'))
    .reply(200, success({ products: [solution, drops] }))
    .get(ofKind('drops'))
    .reply(200, success({ products: [drops, spray] }))
  renderCard(
    <Related
      product={{
        id: 202,
        category: 'lenses',
        code: '',
        brand: '',
        title: '',
        types: [],
        picture: null,
        link: '',
        rating: null,
        reviewsCount: 0,
        eshopPacks: [],
        monoPacks: [],
      }}
    />,
  )
  expect(await screen.findByText('Росинка, спрей для глаз')).toBeVisible()
  expect(screen.getAllByText('Росинка, увлажняющие капли')).toHaveLength(1)
  expect(screen.getAllByText('Росинка, раствор для линз')).toHaveLength(1)
  // The page's own button is the only one with this name.
  expect(screen.getByRole('button', { name: 'Добавить «Росинка, раствор для линз»' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /В корзину/ })).not.toBeInTheDocument()
})
