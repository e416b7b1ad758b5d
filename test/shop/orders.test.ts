/** @jest-environment node */
import { offered, openShop } from './openShop'

const eshop = { path: { type: 'eshop' } } as const
const lenses = { offer_id: 2021, quantity: 2 }
/** An optician, who accepts every payment method. */
const somePoint = { path: { x: 'point' }, body: { point_id: 1003 } } as const
const days = 24 * 60 * 60

describe('An order', () => {
  it('an order appears in the orders, empties the basket and takes the points', async () => {
    const call = openShop().visitor('full.one')
    await call('addBasketLenses', { ...eshop, body: lenses })
    const basket = await call('applyPointsDiscount', { body: { points: 500 } })
    expect(basket.data).toMatchObject({ total_price: { value: 3480 }, points_discount_value: 500 })

    const { data } = await call('placeOrder', { ...eshop, body: { ...offered, payment_type: 'card_online' } })
    const { orders } = (await call('getOrders', { query: { scope: 'active' } })).data
    // The total includes 290 ₽ for the courier.
    expect(orders[0]).toMatchObject({ id: data.id, total_price: { value: 3770 }, items_count: 2 })
    expect((await call('getBasket')).data.items).toEqual([])
    expect((await call('getScore')).data.available).toBe(1340)
  })

  it('an order brings its points only after two weeks', async () => {
    const { visitor, pass } = openShop()
    const call = visitor('empty.one')
    await call('saveCheckoutAddress', somePoint)
    await call('addBasketLenses', { ...eshop, body: lenses })
    await call('placeOrder', { ...eshop, body: { ...offered, payment_type: 'cash' } })
    expect((await call('getScore')).data).toMatchObject({ available: 0, pending: 199 })
    pass(15 * days)
    expect((await call('getScore')).data).toMatchObject({ available: 199, pending: 0 })
  })

  it('an order uses a promo code up', async () => {
    const call = openShop().visitor('full.one')
    await call('addBasketLenses', { ...eshop, body: lenses })
    const basket = await call('applyPromoCode', { ...eshop, body: { promo_code: 'VESNA-1000' } })
    expect(basket.data.total_price.value).toBe(2980)
    await call('placeOrder', { ...eshop, body: { ...offered, payment_type: 'card' } })
    const { active, used } = (await call('getPromoCodes')).data
    expect(active.map(({ promo_code }) => promo_code)).not.toContain('VESNA-1000')
    expect(used[0]).toMatchObject({ promo_code: 'VESNA-1000' })
  })

  it('an order is refused for an empty basket', async () => {
    const call = openShop().visitor('full.one')
    expect(await call('placeOrder', { ...eshop, body: { ...offered, payment_type: 'cash' } })).toMatchObject({
      status: 400,
      errors: [{ message: 'Корзина пуста' }],
    })
  })

  it('an order does not take more points than there are', async () => {
    const call = openShop().visitor('full.one')
    expect(await call('applyPointsDiscount', { body: { points: 5000 } })).toMatchObject({
      status: 400,
      errors: [{ message: 'Недостаточно баллов' }],
    })
  })

  it('an order goes where and to whom the checkout was told', async () => {
    const call = openShop().visitor('full.one')
    await call('addBasketLenses', { ...eshop, body: lenses })
    await call('saveCheckoutAddress', { path: { x: 'point' }, body: { point_id: 1003 } })
    await call('setCheckoutRecipient', {
      body: { name: 'Игорь Ковалёв', phone: '9035556677', country: 'ru' },
    })
    await call('placeOrder', { ...eshop, body: { ...offered, payment_type: 'card' } })
    expect((await call('getOrders')).data.orders[0]).toMatchObject({
      delivery: { type: 'point', point_code: 'MSK-003' },
      recipient: { name: 'Игорь Ковалёв', phone: '9035556677' },
    })
  })

  it('an order of single lenses can be cancelled once, and ordered again', async () => {
    const call = openShop().visitor('full.one')
    expect((await call('cancelMonoOrder', { path: { id: 5102 } })).data.status.code).toBe('cancelled')
    expect(await call('cancelMonoOrder', { path: { id: 5102 } })).toMatchObject({ status: 400 })
    const { data } = await call('retryMonoOrder', { path: { id: 5102 } })
    const { orders } = (await call('getMonoOrders')).data
    const first = orders.find(({ id }) => id === 5102)
    expect(orders[0]).toMatchObject({
      id: data.id,
      status: { code: 'accepted' },
      items: first?.items,
      total_price: first?.total_price,
      payment: { type: first?.payment.type, status: { code: 'awaiting' } },
      is_cancelable: true,
    })
  })

  it('a cancelled order is no longer under way', async () => {
    const call = openShop().visitor('empty.one')
    await call('saveCheckoutAddress', somePoint)
    const mono = { path: { type: 'mono' } } as const
    await call('addBasketLenses', { ...mono, body: { offer_id: 2021, quantity: 3 } })
    const { id } = (await call('placeOrder', { ...mono, body: { ...offered, payment_type: 'card_online' } }))
      .data
    const active = async () => (await call('getOrders', { query: { scope: 'active' } })).data.orders
    expect(await active()).toHaveLength(1)
    await call('cancelMonoOrder', { path: { id } })
    expect(await active()).toEqual([])
    expect(await call('getPaymentLink', { path: { id } })).toMatchObject({ status: 400 })
  })

  it('no basket has the type of a built-in', async () => {
    const { app } = openShop()
    const answer = await app.request('/api/v1/__proto__/basket/promo_code/remove/', {
      method: 'POST',
      headers: { 'X-Auth-Token': 'full.one', 'X-CSRF-Token': 'test' },
    })
    expect(answer.status).toBe(404)
  })

  it('an order of single lenses that is cancelled brings no points', async () => {
    const call = openShop().visitor('empty.one')
    await call('saveCheckoutAddress', somePoint)
    const mono = { path: { type: 'mono' } } as const
    await call('addBasketLenses', { ...mono, body: { offer_id: 2021, quantity: 3 } })
    const { id } = (await call('placeOrder', { ...mono, body: { ...offered, payment_type: 'cash' } })).data
    expect((await call('getScore')).data.pending).toBeGreaterThan(0)
    await call('cancelMonoOrder', { path: { id } })
    expect((await call('getScore')).data.pending).toBe(0)
  })

  it('an order of somebody else is not found', async () => {
    expect(await openShop().visitor('empty.one')('getPaymentLink', { path: { id: 48213 } })).toMatchObject({
      status: 404,
    })
  })
})

describe('The basket', () => {
  it('the basket adds up the same offer and removes what is taken out', async () => {
    const call = openShop().visitor('full.one')
    await call('addBasketLenses', { ...eshop, body: lenses })
    const twice = await call('addBasketLenses', { ...eshop, body: lenses })
    expect(twice.data.items).toMatchObject([{ basket_item_id: 1, quantity: 4 }])
    const gone = await call('removeBasketItem', { ...eshop, body: { basket_item_id: 1 } })
    expect(gone.data.items).toEqual([])
    expect(await call('removeBasketItem', { ...eshop, body: { basket_item_id: 1 } })).toMatchObject({
      status: 404,
    })
  })

  it('the basket refuses an offer that is sold out', async () => {
    const call = openShop().visitor('full.one')
    expect(await call('addBasketLenses', { ...eshop, body: { offer_id: 2051, quantity: 1 } })).toMatchObject({
      status: 422,
      data: { offer_id: ['Этого товара нет в наличии'] },
    })
  })

  it('the basket has the discount of a subscription the wizard filled it with', async () => {
    const call = openShop().visitor('full.one')
    const { data } = await call('fillBasketFromWizard', {
      body: { mode: 'default', delivery_period: 'monthly', lenses: [lenses], additional: [] },
    })
    expect(data).toMatchObject({ delivery_period: 'monthly', subscription_discount: { value: 398 } })
  })
})
