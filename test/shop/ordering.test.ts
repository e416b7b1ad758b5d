/** @jest-environment node */
import { offersOf } from '../../examples/shop/api/seed/offers'
import { offered, openShop } from './openShop'

const eshop = { path: { type: 'eshop' } } as const
const body = { ...offered, payment_type: 'card', request_id: 'one' } as const
const orderCount = async (call: ReturnType<ReturnType<typeof openShop>['visitor']>) =>
  (await call('getOrders')).data.orders.length

describe('The catalogue of the sandbox', () => {
  it('every pack has offers that cost what is paid for it', async () => {
    const call = openShop().visitor(undefined)
    const { products } = (await call('getProducts')).data
    for (const { eshop_packs, mono_packs } of products) {
      for (const [kind, packs] of [
        ['eshop', eshop_packs],
        ['mono', mono_packs],
      ] as const) {
        for (const pack of packs) {
          const offers = offersOf(kind).filter(({ pack_id }) => pack_id === pack.id)
          expect(offers.length).toBeGreaterThan(0)
          expect(new Set(offers.map(({ price }) => price.value))).toEqual(
            new Set([(pack.discount?.price ?? pack.price).value]),
          )
        }
      }
    }
  })

  it('no two offers share an id', () => {
    for (const kind of ['eshop', 'mono'] as const) {
      const ids = offersOf(kind).map(({ offer_id }) => offer_id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('a toric lens comes in thousands of combinations with gaps', () => {
    const torics = offersOf('eshop').filter(({ product_id }) => product_id === 210)
    expect(torics.length).toBeGreaterThan(8000)
    expect(
      torics.some(({ sphere, cylinder, axis }) => sphere === -9 && cylinder === -2.5 && axis === 10),
    ).toBe(false)
  })
})

describe('The basket of the sandbox', () => {
  it('counts its limit in packs, and says what is paid and what it was before', async () => {
    const call = openShop().visitor('full.one')
    const twenty = await call('addBasketLenses', { ...eshop, body: { offer_id: 202121, quantity: 20 } })
    expect(twenty.data).toMatchObject({
      is_purchase_available: true,
      items: [{ price: { value: 3781 }, price_without_discount: { value: 3980 } }],
    })
    const more = await call('addBasketLenses', { ...eshop, body: { offer_id: 2021, quantity: 1 } })
    expect(more.data.is_purchase_available).toBe(false)
  })

  it('keeps the ids of the lines that stay when it is sent whole', async () => {
    const call = openShop().visitor('basket.one')
    const { data } = await call('putBasketItems', {
      body: {
        items: [
          { offer_id: 2022, quantity: 1 },
          { offer_id: 2021, quantity: 1 },
        ],
      },
    })
    expect(data.items.map(({ basket_item_id, quantity }) => [basket_item_id, quantity])).toEqual([
      [2, 1],
      [1, 1],
    ])
  })

  it('is paid for without points where single lenses are bought', async () => {
    const call = openShop().visitor('full.one')
    await call('addBasketLenses', { path: { type: 'mono' }, body: { offer_id: 2021, quantity: 4 } })
    expect((await call('getBasket', { query: { type: 'mono' } })).data.available_points_discount).toBe(0)
  })

  it('names the lines that are sold out, by the type of the basket', async () => {
    const call = openShop().visitor('soldout.one')
    expect((await call('validateBasket')).data).toMatchObject({
      is_valid: false,
      items: [{ basket_item_id: 1 }, { basket_item_id: 2 }],
    })
    expect((await call('validateBasket', { query: { type: 'mono' } })).data).toMatchObject({
      messages: ['Корзина пуста'],
      items: [],
    })
    expect(await call('addBasketLenses', { ...eshop, body: { offer_id: 2021, quantity: 1 } })).toMatchObject({
      status: 422,
    })
  })
})

describe('An order of the sandbox', () => {
  it('costs its delivery besides, by where it goes', async () => {
    const { visitor } = openShop()
    const courier = visitor('basket.one')
    const total = (await courier('getBasket')).data.total_price.value
    expect((await courier('placeOrder', { ...eshop, body })).data.total_price?.value).toBe(total + 290)
    const point = visitor('basket.two')
    await point('saveCheckoutAddress', { path: { x: 'point' }, body: { point_id: 1003 } })
    expect((await point('placeOrder', { ...eshop, body })).data.total_price?.value).toBe(total)
  })

  it('is one order for one request, however often it comes', async () => {
    const call = openShop().visitor('basket.one')
    const before = await orderCount(call)
    const first = await call('placeOrder', { ...eshop, body })
    const again = await call('placeOrder', { ...eshop, body })
    expect(again.data).toEqual(first.data)
    expect(await orderCount(call)).toBe(before + 1)
  })

  it.each([
    ['order-lost', 1],
    ['order-late', 1],
    ['order-dead', 0],
  ])('%s gets no answer; another try with its request makes no second one', async (scenario, made) => {
    const { app, visitor } = openShop()
    const call = visitor(`${scenario}.one`)
    const before = await orderCount(call)
    const silent = await app.request('/api/v2/internal/basket/eshop/order/', {
      method: 'POST',
      headers: { 'X-Auth-Token': `${scenario}.one`, 'X-CSRF-Token': 'x', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(silent.status).toBe(504)
    expect(await orderCount(call)).toBe(before + made)
    expect((await call('placeOrder', { ...eshop, body })).status).toBe(200)
    expect(await orderCount(call)).toBe(before + 1)
  })

  it('wants a confirmed phone or agreement where the scenario says so', async () => {
    const { visitor } = openShop()
    const unconfirmed = visitor('phone-unconfirmed.one')
    expect(await unconfirmed('placeOrder', { ...eshop, body })).toMatchObject({
      status: 400,
      errors: [{ message: 'phone_not_confirmed' }],
    })
    const agreeing = visitor('agreement-unconfirmed.one')
    const { id } = (await agreeing('consentToPublicOffer')).data
    expect((await agreeing('getAgreementStatus', { path: { id } })).data.is_confirmed).toBe(false)
    expect((await agreeing('placeOrder', { ...eshop, body })).status).toBe(400)
    await agreeing('confirmAgreement', { path: { id } })
    expect((await agreeing('placeOrder', { ...eshop, body })).status).toBe(200)
  })
})
