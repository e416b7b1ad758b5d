/** @jest-environment node */
import { newBrowser } from '../../examples/shop/api/browsers'
import { dialects, type DialectName } from '../../examples/shop/api/dialects'
import type { OperationName } from '../../examples/shop/api/http/contract'
import { operations } from '../contract/contract'
import { nullDialects } from '../support/nullable'
import { offered, openShop } from './openShop'
import { walkTo } from './walkTo'

/** The examples of the contract are written by a shop without dialects. */
const CANNOT_HEAR: Partial<Record<DialectName, OperationName[]>> = {
  'slots-restart': ['createEntry', 'editEntry'],
  'customer-abroad': ['login', 'validateConfirmCode'],
  'config-refused': ['getServiceConfig'],
  'six-digit-codes': [
    'confirmCallCode',
    'login',
    'validateConfirmCode',
    'validateServiceCode',
    'applyForService',
    'confirmPassword',
    'register',
    'registerShort',
  ],
}

const speaking = (...names: DialectName[]) => openShop({ dialects: names })

describe('A dialect of the sandbox', () => {
  it.each(dialects)(
    '%s answers every call as the contract says, but for what is its own',
    async (name, dialect) => {
      const { visitor } = openShop({ dialects: [name], beyond: dialect.beyond })
      for (const operation of operations) {
        const { status } = await walkTo(operation, visitor, name === 'ids-as-text')
        if (CANNOT_HEAR[name]?.includes(operation.id as OperationName)) continue
        expect(`${operation.id} ${status}`).toBe(`${operation.id} 200`)
      }
    },
  )

  it('every field that may be null is, one by one, and its answer conforms', async () => {
    expect(nullDialects.length).toBeGreaterThan(100)
    const { visitor } = openShop()
    for (const { operation, name } of nullDialects) {
      const { status } = await walkTo(operation, visitor, false, name)
      expect(`${name} ${status}`).toBe(`${name} 200`)
    }
  })

  it('is told apart by the token, too, and several are spoken together', async () => {
    const { visitor } = openShop({ beyond: /id must be integer/ })
    const orders = (await visitor('full+ids-as-text+utc.one')('getOrders')).data.orders
    expect(orders[0]).toMatchObject({ id: '48213', created_at: expect.stringMatching(/Z$/) as unknown })
    expect((await visitor('full.two')('getOrders')).data.orders[0]).toMatchObject({ id: 48213 })
  })

  it('both places are kept, and the last choice counts', async () => {
    const call = speaking('both-places').visitor('basket.one')
    await call('saveCheckoutAddress', { path: { x: 'point' }, body: { point_id: 1003 } })
    expect((await call('getCheckoutAddresses')).data).toMatchObject({ address_id: 31, point_id: 1003 })
    await call('setCheckoutAddress', { path: { x: 'courier' }, body: { id: 32 } })
    expect((await call('getCheckoutAddresses')).data).toMatchObject({ address_id: 32, point_id: 1003 })
    await call('placeOrder', { path: { type: 'eshop' }, body: { ...offered, payment_type: 'card' } })
    expect((await call('getOrders')).data.orders[0]?.delivery.type).toBe('courier')
  })

  it('another origin lets no page send the key of a write', async () => {
    const asked = await speaking('other-origin').app.request('/api/v1/eshop/basket/items/add/lenses/', {
      method: 'OPTIONS',
      headers: { Origin: 'https://shop.test', 'Access-Control-Request-Method': 'POST' },
    })
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('X-Auth-Token')
    expect(asked.headers.get('Access-Control-Allow-Headers')).not.toContain('Idempotency-Key')
  })

  it('the same key does a write twice where nobody heeds it', async () => {
    const key = { headers: { 'Idempotency-Key': 'one' } }
    const add = { path: { type: 'eshop' }, body: { offer_id: 2021, quantity: 1 }, ...key } as const
    for (const [names, quantity] of [
      [[], 1],
      [['no-idempotency'], 2],
    ] as const) {
      const call = speaking(...names).visitor('full.one')
      await call('addBasketLenses', add)
      await call('addBasketLenses', add)
      expect((await call('getBasket')).data.items[0]?.quantity).toBe(quantity)
    }
  })

  it.each<[DialectName[], unknown]>([
    [[], { offer_id: ['Этого товара нет в наличии'] }],
    [['refusals-nested'], { 'lenses.1.offer_id': ['Этого товара нет в наличии'] }],
    [['refusals-list'], [{ field: 'offer_id', message: 'Этого товара нет в наличии' }]],
    [['refusals-bare'], {}],
  ])('a refusal of one line of a set is told by %j', async (names, data) => {
    const { visitor } = openShop({ dialects: names, beyond: /data must be object/ })
    const lenses = [2021, 1].map((offer_id) => ({ offer_id, quantity: 1 }))
    const refused = await visitor('full.one')('fillBasketFromWizard', {
      body: { mode: 'default', delivery_period: null, lenses, additional: [] },
    })
    expect(refused).toMatchObject({ status: 422, data })
  })

  it.each<[DialectName, unknown, number | undefined]>([
    ['writes-bare', {}, 3],
    ['writes-refused-bare', { success: false }, undefined],
    ['writes-failing-bare', { code: 17, message: 'Внутренняя ошибка' }, undefined],
  ])(
    'a write is answered without an envelope, whether it is done or not, in %s',
    async (name, told, quantity) => {
      const { app, visitor } = openShop({ dialects: [name] })
      const answer = await app.request('/api/v1/eshop/basket/items/add/lenses/', {
        method: 'POST',
        headers: { 'X-Auth-Token': 'full.one', 'X-CSRF-Token': 'csrf', 'Content-Type': 'application/json' },
        body: JSON.stringify({ offer_id: 2021, quantity: 3 }),
      })
      expect([answer.status, await answer.json()]).toEqual([200, told])
      expect((await visitor('full.one')('getBasket')).data.items[0]?.quantity).toBe(quantity)
    },
  )

  it('every answer is told with the keys of its envelope by the alphabet', async () => {
    const { app } = openShop({ dialects: ['envelope-sorted'] })
    const keysOf = async (token: string) => {
      const answer = await app.request('/api/v2/internal/account/info/', {
        headers: { 'X-Auth-Token': token },
      })
      return Object.keys((await answer.json()) as object)
    }
    expect(await keysOf('full.one')).toEqual(['data', 'errors', 'status'])
    expect(await keysOf('session-expired.one')).toEqual(['data', 'errors', 'status'])
  })

  it('a call without a token is that of whoever is signed in by the cookie', async () => {
    const browser = newBrowser()
    const { visitor } = openShop({ dialects: ['cookie-session'], beyond: /data must be object/, browser })
    const call = visitor(undefined)
    const linesHeld = async () => (await call('getBasket')).data.items.length
    browser.session = 'full.one'
    const { phone } = (await call('getConsumerInfo')).data
    expect(await linesHeld()).toBe(0)
    browser.session = 'basket.two'
    expect(await linesHeld()).toBe(3)
    await call('logout')
    expect((await call('getAccountInfo')).status).toBe(401)
    // Our own login gives the page no token: it is only in the cookie.
    await call('sendConfirmCode', {
      path: { type: 'consumer' },
      body: { phone, country: 'ru', method: 'sms' },
    })
    const login = await call('login', {
      path: { type: 'consumer' },
      body: { phone, country: 'ru', code: '1234' },
    })
    expect([login.status, login.data]).toEqual([200, null])
    expect(await linesHeld()).toBe(3)
  })

  it('the price of delivery that was told is the one that is taken, unless it has changed since', async () => {
    const priceOf = async (...names: DialectName[]) => {
      const { visitor } = openShop({ dialects: names, beyond: /must be object/ })
      const call = visitor('basket.one')
      const total = (await call('getBasket')).data.total_price.value
      const read = () => call('getDeliveryDates', { path: { x: 'courier' }, body: { address_id: 31 } })
      const first = (await read()).data.delivery_zone as { price: { value: number } | null } | null
      const { data } = await call('placeOrder', {
        path: { type: 'eshop' },
        body: { ...offered, payment_type: 'card' },
      })
      return [first?.price?.value, (data.total_price?.value ?? 0) - total]
    }
    expect(await priceOf()).toEqual([290, 290])
    expect(await priceOf('delivery-price-by-service')).toEqual([undefined, 290])
    expect(await priceOf('delivery-price-unknown')).toEqual([undefined, 290])
    expect(await priceOf('delivery-price-changes')).toEqual([290, 350])
  })

  it('a toric lens has four cylinders, and what is sold out changes', async () => {
    const call = speaking('torics', 'stock-changes').visitor('full.one')
    const read = async () =>
      (await call('getOffers', { path: { type: 'eshop' }, query: { product_id: 203 } })).data.offers
    const first = await read()
    expect(new Set(first.map(({ cylinder }) => cylinder)).size).toBe(4)
    const gone = (offers: typeof first) =>
      offers.filter((one) => !one.is_available).map((one) => one.offer_id)
    const second = await read()
    expect(gone(second)).not.toEqual(gone(first))
    const [sold] = gone(second)
    expect(
      (await call('addBasketLenses', { path: { type: 'eshop' }, body: { offer_id: sold ?? 0, quantity: 1 } }))
        .status,
    ).toBe(422)
  })

  it('a time that is counted anew means another one as soon as an earlier one is taken', async () => {
    const call = speaking('slots-restart').visitor('full.one')
    const first = async () =>
      (await call('getEntrySlots', { path: { id: 11 } })).data.days.flatMap(({ date, slots }) =>
        slots.map(({ id, time }) => [id, `${date} ${time}`]),
      )
    const before = await first()
    const { data } = await call('createEntry', { path: { id: 11 }, body: { slot_id: 1 } })
    expect(data.starts_at.slice(0, 16).replace('T', ' ')).toBe(before[0]?.[1])
    expect((await first())[0]).toEqual([1, before[1]?.[1]])
  })

  it('one call fails alone, and all others are healthy', async () => {
    const statusOf = async (name: string, path: string) =>
      (
        await openShop().app.request(`/api/v2/internal/${path}/`, {
          headers: { 'X-Auth-Token': `full+${name}.one` },
        })
      ).status
    const failing = 'fail:GET:/v2/internal/personal/reminders/'
    expect(await statusOf(failing, 'personal/reminders')).toBe(500)
    expect(await statusOf(failing, 'personal/reviews')).toBe(200)
    expect(await statusOf('config-refused', 'service/config')).toBe(403)
  })

  it('one call is one too many, once, and says when it may come again', async () => {
    const { app } = openShop()
    const ask = () =>
      app.request('/api/v2/internal/personal/reminders/', {
        headers: { 'X-Auth-Token': 'full+limit:GET:/v2/internal/personal/reminders/.one' },
      })
    const refused = await ask()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
    expect((await ask()).status).toBe(200)
  })

  it('a code has six digits, and four are none', async () => {
    const call = speaking('six-digit-codes').visitor('full.one')
    expect((await call('getServiceConfig')).data).toMatchObject({ sms_code_length: 6 })
    const person = { phone: '9123456789', country: 'ru' } as const
    await call('sendServiceCode', { body: person })
    expect((await call('validateServiceCode', { body: { ...person, code: '1234' } })).status).toBe(400)
    expect((await call('validateServiceCode', { body: { ...person, code: '123456' } })).status).toBe(200)
  })

  it('a search finds an optician that the list does not hold', async () => {
    const idsOf = async (names: DialectName[], query?: string) =>
      (
        await speaking(...names).visitor('full.one')(
          'getServiceDepartments',
          query ? { query: { query } } : {},
        )
      ).data.departments
    const all = await idsOf([])
    const last = all.at(-1)
    expect(await idsOf(['search-holds-more'])).toEqual(all.slice(0, -1))
    expect(await idsOf(['search-holds-more'], last?.name)).toContainEqual(last)
  })

  it('a file changes when a request of an IOL was changed, too', async () => {
    const path = { id: 2316 }
    const changedAt = async (...names: DialectName[]) => {
      const call = speaking(...names).visitor('specialist.one')
      const before = (await call('getIolRequest', { path })).data.updated_at
      const file = new File(['%PDF-1.7 1'], 'scan.pdf', { type: 'application/pdf' })
      expect((await call('addIolAttachment', { path, body: { file } })).status).toBe(200)
      return [before, (await call('getIolRequest', { path })).data.updated_at]
    }
    const [before, after] = await changedAt()
    expect(after).toBe(before)
    const [earlier, stamped] = await changedAt('uploads-stamp')
    expect(stamped).not.toBe(earlier)
  })

  it('a text comes back trimmed, and with other ends of its lines', async () => {
    const body = { idea_code: null, title: ' Утро ', text: 'Раз\nдва \n', tags: [] }
    const { data } = await speaking('texts-trimmed').visitor('full.one')('createStory', { body })
    expect(data).toMatchObject({ title: 'Утро', text: 'Раз\r\nдва' })
  })
})
