import { join } from 'node:path'
import { emit, type LensEvents } from '../../src/host/events'

/* The data that the examples send, compared with the fields that Google and Yandex have published. */

const page = window as unknown as { gtag?: jest.Mock; dataLayer?: unknown[] }

const run = (file: string): unknown =>
  jest.requireActual(join(__dirname, '../../examples/integrations/analytics', file))

const lens = {
  id: 202,
  title: 'Ясно Месяц',
  category: 'lenses' as const,
  price: 1791,
  quantity: 2,
  discount: 199,
}
const unknown = { id: null, title: null, category: null, price: 690, quantity: 1, discount: 0 }
const trade = { items: [lens, unknown], currency: 'RUB', value: 4272 }
const order: LensEvents['order-placed'] = {
  ...trade,
  id: 48301,
  number: '48301',
  type: 'eshop',
  totalPrice: { value: 4062, currency: 'RUB' },
  delivery: 290,
  coupon: 'LINZA500',
}

/** https://developers.google.com/analytics/devguides/collection/ga4/reference/events */
const GOOGLE = {
  event: ['currency', 'value', 'items', 'transaction_id', 'coupon', 'shipping', 'tax', 'customer_type'],
  item: [
    ...['item_id', 'item_name', 'affiliation', 'coupon', 'discount', 'index', 'item_brand', 'item_category'],
    ...['item_category2', 'item_category3', 'item_category4', 'item_category5', 'item_list_id'],
    ...['item_list_name', 'item_variant', 'location_id', 'price', 'quantity'],
  ],
}

/** https://yandex.ru/support/metrica/ecommerce/data.html */
const YANDEX = {
  ecommerce: [
    'currencyCode',
    'impressions',
    'click',
    'detail',
    'add',
    'remove',
    'purchase',
    'promoView',
    'promoClick',
  ],
  action: ['actionField', 'products'],
  actionField: ['id', 'coupon', 'goal_id', 'revenue'],
  product: [
    ...['id', 'name', 'brand', 'category', 'coupon', 'discount', 'list', 'position', 'price', 'quantity'],
    'variant',
  ],
}

function expectOnly(given: object, published: readonly string[]) {
  expect(published).toEqual(expect.arrayContaining(Object.keys(given)))
  expect(Object.values(given)).not.toContain(null)
}

it('GA4 gets each event with its currency, its value and its items', () => {
  page.gtag = jest.fn()
  run('ga4.js')
  emit('product-viewed', trade)
  emit('basket-line-added', trade)
  emit('basket-line-removed', trade)
  emit('checkout-began', trade)
  emit('order-placed', order)
  emit('order-placed', { ...order, delivery: null, coupon: null })
  type Call = [kind: string, name: string, fields: { items: object[] }]
  const calls = page.gtag.mock.calls as Call[]
  expect(calls.map(([kind, name]) => `${kind} ${name}`)).toEqual([
    ...['event view_item', 'event add_to_cart', 'event remove_from_cart', 'event begin_checkout'],
    ...['event purchase', 'event purchase'],
  ])
  for (const [, , fields] of calls) {
    expectOnly(fields, GOOGLE.event)
    fields.items.forEach((item) => expectOnly(item, GOOGLE.item))
  }
  expect(calls[4]?.[2]).toEqual({
    currency: 'RUB',
    value: 4272,
    transaction_id: '48301',
    shipping: 290,
    coupon: 'LINZA500',
    items: [
      {
        item_id: '202',
        item_name: 'Ясно Месяц',
        item_category: 'lenses',
        price: 1791,
        quantity: 2,
        discount: 199,
      },
      { price: 690, quantity: 1, discount: 0 },
    ],
  })
  expect(calls[5]?.[2]).not.toHaveProperty('coupon')
})

it('Yandex.Metrica gets each action with its products', () => {
  page.dataLayer = []
  run('metrica.js')
  emit('product-viewed', trade)
  emit('basket-line-added', trade)
  emit('basket-line-removed', trade)
  emit('order-placed', order)
  type Action = { actionField?: object; products: object[] }
  const pushed = page.dataLayer as { ecommerce: Record<string, Action> }[]
  const actions = ['detail', 'add', 'remove', 'purchase']
  expect(pushed.map(({ ecommerce }) => Object.keys(ecommerce))).toEqual(
    actions.map((action) => ['currencyCode', action]),
  )
  pushed.forEach(({ ecommerce }, index) => {
    expectOnly(ecommerce, YANDEX.ecommerce)
    const action = ecommerce[actions[index] ?? ''] as Action
    expectOnly(action, YANDEX.action)
    expectOnly(action.actionField ?? {}, YANDEX.actionField)
    action.products.forEach((product) => expectOnly(product, YANDEX.product))
  })
  expect(pushed[3]).toEqual({
    ecommerce: {
      currencyCode: 'RUB',
      purchase: {
        actionField: { id: '48301', revenue: 4272, coupon: 'LINZA500' },
        products: [
          { id: '202', name: 'Ясно Месяц', category: 'lenses', price: 1791, quantity: 2 },
          { price: 690, quantity: 1 },
        ],
      },
    },
  })
})
