/** @jest-environment node */
import { openShop } from './openShop'

const consumer = { path: { type: 'consumer' } } as const
const anna = { phone: '9161234567', country: 'ru' } as const
const newcomer = { phone: '9031112233', country: 'ru' } as const
const consents = { confirm_policy: 'Y', is_agree_mailings: false } as const

describe('Signing in', () => {
  it('signing in accepts the code that was sent and refuses any other', async () => {
    const call = openShop().visitor(undefined)
    expect(await call('sendConfirmCode', { ...consumer, body: { ...anna, method: 'sms' } })).toMatchObject({
      data: { retry_after: 60 },
    })
    const wrong = await call('validateConfirmCode', { ...consumer, body: { ...anna, code: '0000' } })
    expect(wrong).toMatchObject({ status: 400, errors: [{ message: 'wrong_code' }] })
    const right = await call('validateConfirmCode', { ...consumer, body: { ...anna, code: '1234' } })
    expect(right.data).toEqual({ is_registered: true })
  })

  it('signing in accepts no code that was never sent', async () => {
    const call = openShop().visitor(undefined)
    expect(await call('login', { ...consumer, body: { ...anna, code: '1234' } })).toMatchObject({
      status: 400,
      errors: [{ message: 'wrong_code' }],
    })
  })

  it('signing in sends three messages to a phone in ten minutes, no more', async () => {
    const { visitor, pass } = openShop()
    const call = visitor(undefined)
    const send = (phone: string) =>
      call('sendConfirmCode', { ...consumer, body: { ...anna, phone, method: 'sms' } })
    for (let sent = 0; sent < 3; sent += 1) expect(await send(anna.phone)).toMatchObject({ status: 200 })
    expect(await send(anna.phone)).toMatchObject({
      status: 400,
      errors: [{ code: 8, message: 'Вы превысили максимальное количество отправленных SMS' }],
    })
    expect(await send(newcomer.phone)).toMatchObject({ status: 200 })
    pass(10 * 60)
    expect(await send(anna.phone)).toMatchObject({ status: 200 })
  })

  it('signing in takes the last digits of the caller for the code of a call', async () => {
    const call = openShop().visitor('full.one')
    await call('callWithCode', { body: anna })
    expect(await call('confirmCallCode', { body: { phone: anna.phone, code: '1234' } })).toMatchObject({
      errors: [{ message: 'wrong_code' }],
    })
    expect(await call('confirmCallCode', { body: { phone: anna.phone, code: '5678' } })).toMatchObject({
      data: { auth: 'vox-5678' },
    })
  })

  it('signing in works with e-mail and password', async () => {
    const call = openShop().visitor(undefined)
    const email = 'anna.kovaleva@example.ru'
    const { data } = await call('login', { ...consumer, body: { email, password: 'linza2025' } })
    expect(data.token).toMatch(/^full\./)
    expect(await call('login', { ...consumer, body: { email, password: 'другой' } })).toMatchObject({
      status: 400,
    })
  })

  it('signing in makes an unknown number a consumer who has nothing yet', async () => {
    const { visitor } = openShop()
    const call = visitor(undefined)
    await call('sendConfirmCode', { ...consumer, body: { ...newcomer, method: 'sms' } })
    const { data } = await call('registerShort', {
      ...consumer,
      body: { ...newcomer, ...consents, code: '1234', name: 'Ирина' },
    })
    const info = await visitor(data.token)('getConsumerInfo')
    expect(info.data).toMatchObject({ name: 'Ирина', phone: '9031112233', unsubscribe_mailings: true })
    expect((await visitor(data.token)('getOrders')).data.orders).toEqual([])
  })
})

describe('Activation', () => {
  it('activation makes a visitor a consumer', async () => {
    const call = openShop().visitor('not-activated.one')
    expect((await call('getAccountInfo')).data).toMatchObject({
      consumer: null,
      is_available_consumer_mode: true,
    })
    await call('activate', { body: consents })
    expect((await call('getAccountInfo')).data.consumer).toMatchObject({
      name: 'Анна',
      unsubscribe_mailings: true,
    })
  })

  it('activation is refused without the consent', async () => {
    const call = openShop().visitor('not-activated.one')
    expect(await call('activate', { body: { confirm_policy: null, is_agree_mailings: true } })).toMatchObject(
      {
        status: 422,
        data: { confirm_policy: ['Подтвердите согласие с правилами клуба'] },
      },
    )
    expect((await call('getAccountInfo')).data.consumer).toBeNull()
  })

  it('activation is refused where the consumer mode is closed', async () => {
    const call = openShop().visitor('not-activated-closed.one')
    expect(await call('activate', { body: consents })).toMatchObject({ status: 400 })
  })
})

describe('A browser that signs in again', () => {
  it('is known by the e-mail and the password that were changed meanwhile', async () => {
    const { visitor } = openShop()
    const signedIn = visitor('full.one')
    await signedIn('changeEmail', { body: { email: 'belova@pochta.ru' } })
    await signedIn('changePassword', { body: { password: 'linza2025', new_password: 'novye-linzy' } })
    await signedIn('logout')
    const call = visitor(undefined)
    const login = (email: string, password: string) =>
      call('login', { ...consumer, body: { email, password } })
    expect(await login('anna@pochta.ru', 'linza2025')).toMatchObject({ status: 400 })
    expect(await login('belova@pochta.ru', 'linza2025')).toMatchObject({ status: 400 })
    const { token } = (await login('belova@pochta.ru', 'novye-linzy')).data
    expect((await visitor(token)('getConsumerInfo')).data.email).toBe('belova@pochta.ru')
  })

  it('shares no code with another browser', async () => {
    const { app } = openShop({ hasCookies: true })
    const post = (path: string, body: object, cookie?: string) =>
      app.request(`/api/v2/internal/auth/consumer/${path}/`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': 'test',
          ...(cookie !== undefined && { Cookie: cookie }),
        },
        body: JSON.stringify(body),
      })
    const sent = await post('send_confirm_code', { ...anna, method: 'sms' })
    const cookie = sent.headers.get('Set-Cookie')?.split(';')[0]
    const code = { ...anna, code: '1234' }
    expect((await post('validate_confirm_code', code, cookie)).status).toBe(200)
    expect((await post('validate_confirm_code', code)).status).toBe(400)
  })

  it('applies only a friend’s code that exists', async () => {
    const call = openShop().visitor('empty.one')
    expect(await call('applyReferral', { body: { code: 'MARIA-118' } })).toMatchObject({ status: 400 })
    expect(await call('applyReferral', { body: { code: 'MARIA-117' } })).toMatchObject({ status: 200 })
  })

  it('refuses a body that is too large', async () => {
    const { app } = openShop()
    const answer = await app.request('/api/v1/ozon/error/', {
      method: 'POST',
      headers: { 'X-CSRF-Token': 'test', 'Content-Length': '40000000' },
      body: 'x',
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ status: 'error', errors: [{ code: 413 }] })
  })
})
