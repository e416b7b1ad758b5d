import '../support/browser'
import { islands } from '../../widgets/islands'

it.each([
  [
    'product',
    { 'data-product-id': '202' },
    [
      '/v2/internal/catalog/products/detail/id/202/',
      '/v2/internal/catalog/products/offers/eshop/?product_id=202',
    ],
  ],
  [
    'product',
    { 'data-product-id': '206', 'data-category': 'lenses' },
    [
      '/v2/internal/catalog/products/detail/id/206/',
      '/v2/internal/catalog/products/offers/eshop/?product_id=206',
      '/v2/internal/catalog/products/detail/id/206/params/',
      '/v1/eshop/subscriptions/types/',
      '/v2/internal/personal/profile/lenses_info/',
    ],
  ],
  ['delivery-points', { 'data-basket-type': 'mono' }, ['/v2/internal/basket/mono/delivery_points/']],
  ['locator', {}, ['/v2/internal/locator/points/']],
  ['product', { 'data-product-id': '202', 'data-show': 'reviews' }, []],
  ['product', { 'data-product-id': '../2' }, []],
  [
    'catalogue',
    { 'data-category': 'hats' },
    ['/v2/internal/catalog/products/', '/v2/internal/catalog/products/params/'],
  ],
])('the loader knows what %s with %j reads first', (name, settings, paths) => {
  const container = document.createElement('div')
  for (const [setting, value] of Object.entries(settings)) container.setAttribute(setting, value)
  expect(islands.get(name)?.reads?.(container)).toEqual(paths)
})
