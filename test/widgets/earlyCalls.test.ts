import '../support/browser'
import { islands } from '../../widgets/islands'

const { fetch } = globalThis

afterEach(() => {
  Object.assign(globalThis, { fetch })
})

it.each([
  [
    'product',
    { 'data-product-id': '202' },
    [
      '/api/v2/internal/catalog/products/detail/id/202/',
      '/api/v2/internal/catalog/products/offers/eshop/?product_id=202',
    ],
  ],
  [
    'product',
    { 'data-product-id': '206', 'data-category': 'lenses' },
    [
      '/api/v2/internal/catalog/products/detail/id/206/',
      '/api/v2/internal/catalog/products/offers/eshop/?product_id=206',
      '/api/v2/internal/catalog/products/detail/id/206/params/',
      '/api/v1/eshop/subscriptions/types/',
      '/api/v2/internal/personal/profile/lenses_info/',
    ],
  ],
  ['delivery-points', { 'data-basket-type': 'mono' }, ['/api/v2/internal/basket/mono/delivery_points/']],
  ['locator', {}, ['/api/v2/internal/locator/points/']],
])('the loader asks for what %s shows before its chunk is there', (name, settings, calls) => {
  const asked: string[] = []
  Object.assign(globalThis, {
    fetch: (input: string) => {
      asked.push(input.replace(location.origin, ''))
      return Promise.resolve(new Response('{}'))
    },
  })
  const container = document.createElement('div')
  for (const [setting, value] of Object.entries(settings)) container.setAttribute(setting, value)
  islands.get(name)?.start?.(container.attachShadow({ mode: 'open' }))
  expect(asked).toEqual(calls)
})
