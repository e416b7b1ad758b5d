/** @jest-environment node */
import { offered, openShop } from './openShop'

describe('A subscription', () => {
  it('a subscription ends when it is cancelled', async () => {
    const call = openShop().visitor('full.one')
    expect((await call('getSubscription')).data?.status.code).toBe('active')
    await call('cancelSubscription', { body: { reason: 'Перехожу на очки' } })
    expect((await call('getSubscription')).data).toBeNull()
    expect((await call('getSubscriptionPreview')).data).toBeNull()
    expect((await call('getCurrentSubscriptionOrder')).data).toBeNull()
    expect(await call('cancelSubscription', { body: { reason: 'Ещё раз' } })).toMatchObject({ status: 404 })
  })

  it('a subscription recalculates its order when an addition is made, changed or removed', async () => {
    const call = openShop().visitor('full.one')
    const total = async () => (await call('getCurrentSubscriptionOrder')).data?.total_price.value
    const before = await total()
    const { data } = await call('setSubscriptionAdditional', { body: { offer_id: 2071, quantity: 2 } })
    expect(data.additional).toHaveLength(2)
    expect(await total()).toBe(5175)
    await call('removeSubscriptionAdditional', { query: { id: 2 } })
    expect(await total()).toBe(before)
  })

  it('a subscription changes lenses, recipient and address of the next order', async () => {
    const call = openShop().visitor('full.one')
    await call('setSubscriptionLenses', { body: { lenses: [{ eye: 'right', offer_id: 2022, quantity: 2 }] } })
    await call('setSubscriptionRecipient', {
      body: { name: 'Игорь Ковалёв', phone: '9035556677', country: 'ru' },
    })
    await call('setSubscriptionAddress', { path: { id: 32 } })
    expect((await call('getCurrentSubscriptionOrder')).data).toMatchObject({
      lenses: [{ eye: 'right', sphere: -3, quantity: 2 }],
      recipient: { name: 'Игорь Ковалёв' },
      delivery_address: { id: 32 },
    })
  })

  it('a confirmed order of a subscription keeps its address and its date', async () => {
    const call = openShop().visitor('full.one')
    await call('setSubscriptionAddress', { path: { id: 32 } })
    const { scheduled_at, delivery_address } = (await call('confirmSubscriptionOrder')).data
    expect((await call('getOrders')).data.orders[0]).toMatchObject({
      delivery: {
        type: 'courier',
        address: expect.stringContaining(delivery_address.street ?? '') as string,
        date: scheduled_at.slice(0, 10),
      },
      expected_at: scheduled_at,
    })
  })

  it('a subscription puts a confirmed order into its history and into the orders, once', async () => {
    const call = openShop().visitor('full.one')
    const before = (await call('getSubscriptionOrders')).data.orders.length
    await call('confirmSubscriptionOrder')
    expect((await call('getSubscriptionPreview')).data?.is_confirmed).toBe(true)
    expect((await call('getSubscriptionOrders')).data.orders).toHaveLength(before + 1)
    expect((await call('getOrders')).data.orders[0]?.number).toBe('48301')
    expect(await call('confirmSubscriptionOrder')).toMatchObject({ status: 400 })
  })

  it('a subscription takes no changes of an order that is confirmed, or whose last moment is over', async () => {
    const { visitor, pass } = openShop()
    const confirmed = visitor('full.one')
    await confirmed('confirmSubscriptionOrder')
    expect(await confirmed('setSubscriptionAddress', { path: { id: 32 } })).toMatchObject({
      status: 400,
      errors: [{ message: 'Заказ уже подтверждён, изменить его нельзя' }],
    })
    const late = visitor('full.two')
    await late('getSubscription')
    pass(12 * 24 * 60 * 60)
    expect(await late('removeSubscriptionAdditional', { query: { id: 1 } })).toMatchObject({
      status: 400,
      errors: [{ message: 'Срок изменений истёк' }],
    })
  })

  it('a subscription begins with the order of a basket the wizard filled', async () => {
    const call = openShop().visitor('empty.one')
    await call('fillBasketFromWizard', {
      body: {
        mode: 'default',
        delivery_period: 'quarterly',
        lenses: [{ offer_id: 2021, quantity: 2 }],
        additional: [],
      },
    })
    await call('saveCheckoutAddress', {
      path: { x: 'courier' },
      body: {
        fias_id: null,
        location: 'Казань',
        street: 'улица Баумана',
        house_number: '7',
        postal_code: null,
        house_apartment: null,
        floor: null,
        entrance: null,
        intercom: null,
        comment: null,
      },
    })
    await call('placeOrder', { path: { type: 'eshop' }, body: { ...offered, payment_type: 'card_online' } })
    expect((await call('getSubscription')).data).toMatchObject({
      delivery_period: 'quarterly',
      subscription_type_id: 2,
    })
    expect((await call('getCurrentSubscriptionOrder')).data).toMatchObject({
      lenses: [{ offer_id: 2021, quantity: 2 }],
      delivery_address: { location: 'Казань' },
    })
  })
})

describe('The wizard', () => {
  const set = { lenses: [{ offer_id: 2021, quantity: 1 }], additional: [] }
  const wizardOf =
    (call: ReturnType<ReturnType<typeof openShop>['visitor']>) =>
    (
      mode: 'default' | 'subscription-on-subscription' | 'subscription-on-lenses' | 'lenses-on-subscription',
      delivery_period: 'monthly' | null,
    ) =>
      call('fillBasketFromWizard', { body: { ...set, mode, delivery_period } })

  it('the wizard adds to a basket in which nothing stands in its way', async () => {
    const call = openShop().visitor('full.one')
    await call('addBasketAdditional', { path: { type: 'eshop' }, body: { offer_id: 2061, quantity: 1 } })
    const { data } = await wizardOf(call)('default', 'monthly')
    expect(data).toMatchObject({
      delivery_period: 'monthly',
      items: [{ offer_id: 2061 }, { offer_id: 2021 }],
    })
  })

  it('the wizard replaces lenses, a subscription, or a subscription by lenses, only when the customer has agreed to it', async () => {
    const call = openShop().visitor('full.one')
    const fill = wizardOf(call)
    await call('addBasketLenses', { path: { type: 'eshop' }, body: { offer_id: 2011, quantity: 4 } })
    expect(await fill('default', 'monthly')).toMatchObject({ status: 400 })
    expect((await fill('subscription-on-lenses', 'monthly')).data.items).toMatchObject([{ offer_id: 2021 }])
    expect(await fill('subscription-on-lenses', 'monthly')).toMatchObject({ status: 400 })
    expect((await fill('subscription-on-subscription', 'monthly')).data.items).toHaveLength(1)
    expect(await fill('default', null)).toMatchObject({ status: 400 })
    expect((await fill('lenses-on-subscription', null)).data).toMatchObject({
      delivery_period: null,
      subscription_type_id: null,
    })
  })
})
