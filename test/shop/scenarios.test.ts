/** @jest-environment node */
import { scenarios } from '../../examples/shop/api/scenarios'
import { openShop } from './openShop'

describe('A scenario of the sandbox', () => {
  it.each([
    ['full', true, true],
    ['friends-candidate', true, false],
    ['friends-none', false, false],
  ])(
    'the scenario %s: friends available %s, application %s',
    async (name, is_friends_available, is_friends_application_exist) => {
      const call = openShop().visitor(`${name}.one`)
      expect((await call('getAccountInfo')).data).toMatchObject({
        is_friends_available,
        is_friends_application_exist,
      })
      const application = await call('getFriendsApplication')
      expect(application.status).toBe(is_friends_available ? 200 : 403)
    },
  )

  it('the scenario not-activated closes all that is for consumers', async () => {
    const call = openShop().visitor('not-activated.one')
    expect(await call('getOrders')).toMatchObject({ status: 403, errors: [{ code: 4030 }] })
    expect(await call('getProducts')).toMatchObject({ status: 200 })
  })

  it('the scenario restricted leaves the account, restricted-account does not', async () => {
    const { visitor } = openShop()
    const restricted = { status: 403, errors: [{ code: 9001 }] }
    expect(await visitor('restricted.one')('getAccountInfo')).toMatchObject({ status: 200 })
    expect(await visitor('restricted.one')('getOrders')).toMatchObject(restricted)
    expect(await visitor('restricted-account.one')('getAccountInfo')).toMatchObject(restricted)
  })

  it('the scenario slow waits three seconds before each answer', async () => {
    const { visitor, waited } = openShop()
    await visitor('slow.one')('getAccountInfo')
    await visitor('full.one')('getAccountInfo')
    expect(waited).toEqual([3000])
  })

  it.each([
    ['failing', '/api/v2/internal/account/info/', 200, 'application/json'],
    ['failing', '/api/v1/profile/score/', 500, 'text/html'],
    ['down', '/api/v2/internal/account/info/', 502, 'text/html'],
  ])('%s: %s answers %i as %s', async (name, url, status, type) => {
    const answer = await openShop().app.request(url, { headers: { 'X-Auth-Token': `${name}.one` } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain(type)
  })

  it('the scenario empty has a consumer and nothing else', async () => {
    const call = openShop().visitor('empty.one')
    expect((await call('getAccountInfo')).data.consumer).not.toBeNull()
    expect((await call('getOrders')).data.orders).toEqual([])
    expect((await call('getScore')).data).toEqual({ available: 0, pending: 0, spent: 0, expiring: [] })
    expect((await call('getSubscription')).data).toBeNull()
    expect((await call('getSubscriptionPreview')).data).toBeNull()
  })

  it('the scenario many has 300 of everything, each with its own id', async () => {
    const call = openShop().visitor('many.one')
    const { orders } = (await call('getOrders')).data
    expect(new Set(orders.map(({ id }) => id)).size).toBe(300)
    expect((await call('getPromoCodes')).data.active).toHaveLength(300)
    expect((await call('getNotifications')).data.notifications).toHaveLength(300)
    expect((await call('getReviews')).data.reviews).toHaveLength(300)
  })

  it('each scenario has a Russian title and a unique name', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
    for (const { title } of scenarios) expect(title).toMatch(/[а-я]/)
  })
})
