/** @jest-environment node */
import { openShop } from './openShop'

const consumer = { path: { type: 'consumer' } } as const

describe('A session of the sandbox', () => {
  it('a session of the sandbox is a visitor of its own for every token', async () => {
    const { visitor } = openShop()
    await visitor('full.one')('buyPromoCode', { body: { denomination_value: 500 } })
    const one = await visitor('full.one')('getScore')
    const other = await visitor('full.other')('getScore')
    expect([one.data.available, other.data.available]).toEqual([1340, 1840])
  })

  it('a session of the sandbox is asked for where the call is not open to everybody', async () => {
    const stranger = openShop().visitor(undefined)
    expect(await stranger('getAccountInfo')).toMatchObject({ status: 401, errors: [{ code: 8001 }] })
    expect(await stranger('getCities')).toMatchObject({ status: 200 })
    expect(await stranger('getDeliveryPoints', { path: { type: 'eshop' } })).toMatchObject({ status: 200 })
    expect(await stranger('getProducts')).toMatchObject({ status: 200 })
  })

  it('a session of the sandbox is unknown when its token begins with no scenario', async () => {
    expect(await openShop().visitor('nobody.1')('getProducts')).toMatchObject({
      status: 401,
      errors: [{ code: 8001 }],
    })
  })

  it('a session of the sandbox ends with logout', async () => {
    const call = openShop().visitor('full.one')
    await call('logout')
    expect(await call('getAccountInfo')).toMatchObject({ status: 401, errors: [{ code: 8001 }] })
  })

  it('a session of the sandbox demands the CSRF header on writes', async () => {
    const call = openShop().visitor('full.one')
    expect(await call('logout', { headers: { 'X-CSRF-Token': '' } })).toMatchObject({
      status: 403,
      errors: [{ code: 4031 }],
    })
    expect(await call('getAccountInfo')).toMatchObject({ status: 200 })
  })

  it('a session of the sandbox answers activation and logout with a new token, once each, when the old one has aged', async () => {
    const { visitor } = openShop()
    const body = { confirm_policy: 'Y', is_agree_mailings: true } as const
    const aged = { status: 400, errors: [{ code: 5011 }] }
    const tokenOf = ({ data }: { data: unknown }) => (data as { token: string }).token

    const activation = await visitor('token-refresh.old')('activate', { body })
    expect(activation).toMatchObject(aged)
    expect(await visitor('token-refresh.old')('getAccountInfo')).toMatchObject({ status: 401 })
    const call = visitor(tokenOf(activation))
    expect(await call('activate', { body })).toMatchObject({ status: 200 })
    expect((await call('getAccountInfo')).data.consumer).not.toBeNull()

    const leaving = await call('logout')
    expect(leaving).toMatchObject(aged)
    expect(await visitor(tokenOf(leaving))('logout')).toMatchObject({ status: 200 })
  })

  it('a session of the sandbox continues with the token of a login', async () => {
    const { visitor } = openShop()
    const expired = visitor('session-expired.one')
    expect(await expired('getAccountInfo')).toMatchObject({ status: 401, errors: [{ code: 8001 }] })
    await expired('sendConfirmCode', {
      ...consumer,
      body: { phone: '9161234567', country: 'ru', method: 'sms' },
    })
    const { data } = await expired('login', {
      ...consumer,
      body: { phone: '9161234567', country: 'ru', code: '1234' },
    })
    expect((await visitor(data.token)('getAccountInfo')).data.consumer).toMatchObject({ name: 'Анна' })
  })
})
