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
