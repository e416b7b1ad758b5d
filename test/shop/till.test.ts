/** @jest-environment node */
import { offered, openShop } from './openShop'

const eshop = { path: { type: 'eshop' } } as const

describe('The till of the sandbox', () => {
  it.each([
    ['a day that is over', { delivery_date: '2020-01-01' }, 'delivery_date'],
    ['a day too far away', { delivery_date: '2026-03-20' }, 'delivery_date'],
    ['no day', { delivery_date: null }, 'delivery_date'],
    ['a time that was not offered', { time_from: '11:00', time_to: '12:00' }, 'time_from'],
    ['half of a time', { time_to: null }, 'time_from'],
  ])('refuses an order for %s', async (_, change, field) => {
    const call = openShop().visitor('basket.one')
    const refused = await call('placeOrder', {
      ...eshop,
      body: { ...offered, payment_type: 'card', ...change },
    })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.data)).toEqual([field])
    expect((await call('getBasket')).data.items).toHaveLength(3)
  })

  it('refuses a payment that the point does not take', async () => {
    const call = openShop().visitor('basket.one')
    // The point is a parcel locker.
    await call('saveCheckoutAddress', { path: { x: 'point' }, body: { point_id: 1002 } })
    const refused = await call('placeOrder', { ...eshop, body: { ...offered, payment_type: 'cash' } })
    expect(refused).toMatchObject({ status: 422, data: { payment_type: ['Здесь так оплатить нельзя'] } })
  })

  it('refuses an order to nowhere, and a subscription to a point', async () => {
    const { visitor } = openShop()
    const nowhere = visitor('empty.one')
    await nowhere('addBasketLenses', { ...eshop, body: { offer_id: 2021, quantity: 1 } })
    const order = { ...eshop, body: { ...offered, payment_type: 'card' } } as const
    expect(await nowhere('placeOrder', order)).toMatchObject({
      status: 400,
      errors: [{ message: 'Выберите, куда доставить заказ' }],
    })
    const call = visitor('full.one')
    await call('fillBasketFromWizard', {
      body: {
        mode: 'default',
        delivery_period: 'monthly',
        lenses: [{ offer_id: 2021, quantity: 1 }],
        additional: [],
      },
    })
    await call('saveCheckoutAddress', { path: { x: 'point' }, body: { point_id: 1003 } })
    expect(await call('placeOrder', order)).toMatchObject({ status: 400 })
  })

  it('refuses a deleted address', async () => {
    const call = openShop().visitor('basket.one')
    await call('deleteAddress', { path: { id: 31 } })
    expect((await call('placeOrder', { ...eshop, body: { ...offered, payment_type: 'card' } })).status).toBe(
      400,
    )
  })

  it('takes lenses and other goods by calls of their own', async () => {
    const call = openShop().visitor('full.one')
    expect(
      await call('addBasketAdditional', { ...eshop, body: { offer_id: 2021, quantity: 1 } }),
    ).toMatchObject({
      status: 422,
    })
    expect(await call('addBasketLenses', { ...eshop, body: { offer_id: 2061, quantity: 1 } })).toMatchObject({
      status: 422,
    })
  })

  it('confirms no order of a subscription with lenses that are sold out', async () => {
    const call = openShop({ dialects: ['stock-changes'] }).visitor('full.one')
    const isLeft = async () => {
      const { data } = await call('getOffers', { path: { type: 'eshop' }, query: { product_id: 202 } })
      return data.offers.find(({ offer_id }) => offer_id === 2021)?.is_available
    }
    while (await isLeft());
    expect(await call('confirmSubscriptionOrder')).toMatchObject({ status: 400 })
  })

  it('moves and cancels no appointment that has begun', async () => {
    const { visitor, pass } = openShop()
    const call = visitor('full.one')
    const { id } = (await call('createEntry', { path: { id: 11 }, body: { slot_id: 101 } })).data
    pass(15 * 24 * 60 * 60)
    expect(await call('cancelEntry', { path: { id } })).toMatchObject({ status: 400 })
  })
})
