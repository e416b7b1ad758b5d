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

  it.each([
    ['promoter.one', { free: ['book'], unavailable: [], booked: ['cancel'], kept: [], past: [] }],
    ['call-centre.one', { free: ['book'], unavailable: [], booked: ['cancel'], kept: [], past: [] }],
    ['full.one', { free: ['book'], unavailable: [], booked: [], kept: [], past: [] }],
    [undefined, { free: [], unavailable: [], booked: [], kept: [], past: [] }],
  ])('%s may do what the state of a time allows, and no more', async (token, expected) => {
    const { slots } = (await openShop().visitor('promoter.one')('getActivitySlots', { query: {} })).data
    const hasBegun = ({ starts_at }: { starts_at: string }) => starts_at <= '2026-03-05T12:00:00+03:00'
    const idOf = (is: (slot: (typeof slots)[number]) => boolean) => slots.find(is)?.id ?? NaN
    const states = {
      free: idOf((slot) => slot.is_available && !hasBegun(slot)),
      unavailable: idOf((slot) => !slot.is_available && !slot.is_booked && !hasBegun(slot)),
      booked: idOf((slot) => slot.is_cancelable === true),
      kept: idOf((slot) => slot.is_booked && !slot.is_cancelable),
      past: idOf((slot) => slot.is_available && hasBegun(slot)),
    }
    const done: Record<string, string[]> = {}
    for (const [state, id] of Object.entries(states)) {
      const call = openShop().visitor(token)
      const isStaff = token !== 'full.one'
      const acts = {
        book: await call('bookActivitySlot', { path: { id }, ...(isStaff && { body }) }),
        cancel: await openShop().visitor(token)('cancelActivitySlot', {
          path: { id },
          body: { reason: 'other', comment: null },
        }),
      }
      done[state] = Object.entries(acts).flatMap(([act, { status }]) => (status < 300 ? [act] : []))
    }
    expect(done).toEqual(expected)
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

it.each([
  ['full.one', 200, 3],
  ['call-centre.one', 200, 0],
  [undefined, 401, undefined],
])('%s reads own applications alone', async (token, status, count) => {
  const answer = await openShop().visitor(token)('getServiceApplications')
  expect([answer.status, (answer.data as { applications?: unknown[] } | null)?.applications?.length]).toEqual(
    [status, count],
  )
})
