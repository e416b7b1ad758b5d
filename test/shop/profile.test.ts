/** @jest-environment node */
import { openShop } from './openShop'

const address = {
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
}
const draft = {
  name: 'Анна',
  last_name: 'Белова',
  second_name: null,
  birthday: '1991-04-17',
  gender: 'female',
  fias_id: null,
  unsubscribe_mailings: true,
  unsubscribe_calls: true,
} as const

describe('My data', () => {
  it('personal data are saved', async () => {
    const call = openShop().visitor('full.one')
    await call('saveAccountInfo', { body: draft })
    await call('changeEmail', { body: { email: 'belova@example.ru' } })
    expect((await call('getConsumerInfo')).data).toMatchObject({
      last_name: 'Белова',
      email: 'belova@example.ru',
      unsubscribe_mailings: true,
    })
  })

  it('personal data are refused field by field, in Russian', async () => {
    const call = openShop().visitor('full.one')
    expect(
      await call('saveAccountInfo', { body: { ...draft, name: ' ', birthday: '17 апреля' } }),
    ).toMatchObject({
      status: 422,
      data: { name: ['Заполните поле'], birthday: ['Укажите дату'] },
    })
    expect(await call('saveAccountInfo', { body: { ...draft, birthday: '1992-01-01' } })).toMatchObject({
      status: 422,
      data: { birthday: ['Дату рождения изменить нельзя'] },
    })
    expect(await call('changeEmail', { body: { email: 'нет' } })).toMatchObject({ status: 422 })
    expect((await call('getConsumerInfo')).data.last_name).toBe('Ковалёва')
  })

  it('personal data change the password only for who knows the present one', async () => {
    const call = openShop().visitor('full.one')
    const change = (password: string) =>
      call('changePassword', { body: { password, new_password: 'новый-пароль' } })
    expect(await change('чужой')).toMatchObject({
      status: 422,
      data: { password: ['Неверный текущий пароль'] },
    })
    expect(await change('linza2025')).toMatchObject({ status: 200 })
    expect(await change('linza2025')).toMatchObject({ status: 422 })
  })
})

describe('Addresses', () => {
  it('addresses are added, changed, made the default and deleted', async () => {
    const call = openShop().visitor('full.one')
    const { id } = (await call('createAddress', { body: address })).data
    await call('updateAddress', { path: { id }, body: { ...address, house_number: '9' } })
    await call('setDefaultAddress', { path: { id } })
    const { addresses } = (await call('getAddresses')).data
    expect(addresses.filter(({ is_default }) => is_default)).toMatchObject([{ id, house_number: '9' }])
    await call('deleteAddress', { path: { id } })
    const left = (await call('getAddresses')).data.addresses
    expect(left.map((one) => [one.id, one.is_default])).toEqual([
      [31, true],
      [32, false],
    ])
  })

  it('addresses of somebody else are not found', async () => {
    expect(await openShop().visitor('full.one')('deleteAddress', { path: { id: 99 } })).toMatchObject({
      status: 404,
    })
  })
})

describe('Notifications', () => {
  it('notifications are counted until they are read', async () => {
    const call = openShop().visitor('full.one')
    const unread = async () => (await call('getAccountCounters')).data.unread_notifications
    expect(await unread()).toBe(2)
    await call('readNotification', { path: { id: 103 } })
    expect(await unread()).toBe(1)
    await call('readNotifications', { body: { notification_id: [102, 103] } })
    expect(await unread()).toBe(0)
  })
})

describe('Reminders', () => {
  const reminder = {
    product_id: 202,
    packs_count: 1,
    purchased_at: '2026-03-01',
    remind_at: '2026-05-23',
    channels: ['email'],
    is_active: true,
  } as const

  it('reminders come when a pack of six monthly lenses for two eyes is nearly worn', async () => {
    const { data } = await openShop().visitor('full.one')('calculateRemindDate', {
      body: { product_id: 202, packs_count: 1, purchased_at: '2026-03-01', eyes: 2 },
    })
    expect(data.remind_at).toBe('2026-05-23')
  })

  it('reminders are made, changed and deleted', async () => {
    const call = openShop().visitor('full.one')
    const body = { ...reminder, channels: [...reminder.channels] }
    const { id } = (await call('createReminder', { body })).data
    await call('updateReminder', { path: { id }, body: { ...body, is_active: false } })
    expect((await call('getReminders')).data.reminders[0]).toMatchObject({
      id,
      is_active: false,
      title: 'Ясно Месяц',
    })
    await call('deleteReminder', { path: { id } })
    expect((await call('getReminders')).data.reminders).toHaveLength(1)
  })
})
