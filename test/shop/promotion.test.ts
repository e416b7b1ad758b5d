/** @jest-environment node */
import { openShop } from './openShop'

const body = {
  name: 'Ольга',
  phone: '9123456789',
  country: 'ru',
  comment: null,
  confirm_policy: 'Y',
} as const
const ID = 1001

describe('Times of vision tests and spa days', () => {
  it('a booked time is booked for all others of the hall, and its phone is cut', async () => {
    const { visitor } = openShop()
    const [promoter, anna] = [visitor('promoter.one'), visitor('full.one')]
    expect((await promoter('bookActivitySlot', { path: { id: ID }, body })).data.booking).toMatchObject({
      name: 'Ольга',
      phone_tail: '6789',
    })
    expect(await anna('bookActivitySlot', { path: { id: ID } })).toMatchObject({
      status: 400,
      errors: [{ code: 409 }],
    })
    const { role, slots } = (await anna('getActivitySlots', { query: { kind: 'vision_test' } })).data
    expect(role).toBe('visitor')
    expect(slots.find(({ id }) => id === ID)).toMatchObject({
      is_booked: true,
      is_mine: false,
      booking: null,
    })
    const others = await visitor('full.two')('bookActivitySlot', { path: { id: ID } })
    expect(others.data).toMatchObject({ is_booked: true, is_mine: true })
  })

  it('a time that has begun is not booked, and staff need a consent', async () => {
    const call = openShop().visitor('promoter.one')
    expect(await call('bookActivitySlot', { path: { id: 0 }, body })).toMatchObject({
      errors: [{ code: 409 }],
    })
    const refused = await call('bookActivitySlot', {
      path: { id: ID },
      body: { ...body, confirm_policy: null },
    })
    expect(refused).toMatchObject({ status: 422, data: { confirm_policy: [expect.any(String)] } })
  })

  it('staff alone cancel, and once', async () => {
    const { visitor } = openShop()
    const cancel = { path: { id: 1000 }, body: { reason: 'no_show', comment: null } } as const
    expect(await visitor('full.one')('cancelActivitySlot', cancel)).toMatchObject({ status: 403 })
    const call = visitor('call-centre.one')
    expect((await call('cancelActivitySlot', cancel)).data.is_available).toBe(true)
    expect(await call('cancelActivitySlot', cancel)).toMatchObject({ errors: [{ code: 409 }] })
  })

  it('there are a full day and a thousand times', async () => {
    const { visitor } = openShop()
    const day = await visitor('promoter.one')('getActivitySlots', {
      query: { date_from: '2026-03-07', date_to: '2026-03-07' },
    })
    expect(day.data.slots.filter(({ is_available }) => is_available)).toEqual([])
    const many = await visitor('promoter-many.one')('getActivitySlots', { query: { kind: 'spa' } })
    expect(many.data.slots.length).toBeGreaterThanOrEqual(1000)
  })
})

it('a verification is good for one application of its phone; a closed optician takes none', async () => {
  const call = openShop().visitor('full.one')
  const phone = { phone: '9123456789', country: 'ru' } as const
  await call('sendServiceCode', { body: phone })
  expect(await call('validateServiceCode', { body: { ...phone, code: '0000' } })).toMatchObject({
    status: 400,
  })
  const { verification } = (await call('validateServiceCode', { body: { ...phone, code: '1234' } })).data
  const draft = {
    ...phone,
    verification,
    reason_id: 3,
    department_id: 11,
    name: 'Анна',
    email: null,
    comment: null,
    confirm_policy: 'Y',
  } as const
  const closed = await call('applyForService', { body: { ...draft, department_id: 14 } })
  expect(closed).toMatchObject({ status: 422, data: { department_id: [expect.any(String)] } })
  expect((await call('applyForService', { body: draft })).data.number).toBe('1043')
  expect(await call('applyForService', { body: draft })).toMatchObject({
    status: 422,
    data: { verification: [expect.any(String)] },
  })
  expect((await call('getServiceApplications')).data.applications).toHaveLength(4)
})
