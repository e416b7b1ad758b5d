import nock from 'nock'

export const account = {
  consumer: { id: 1, name: 'Анна', last_name: 'Ковалёва' },
  is_available_consumer_mode: true,
  is_friends_available: true,
  is_friends_application_exist: true,
}

/** The shop's server, of which only the announced calls answer. */
export const shop = () => nock('https://shop.test')

export const success = (data: unknown) => ({ status: 'success', data, errors: [] })

export const refusal = (code: number, message: string, data: unknown = null) => ({
  status: 'error',
  data,
  errors: [{ code, message }],
})

/** The calls of the home page with what the shop's customer most often sees. */
export function answerHome(): void {
  shop()
    .get('/api/v1/profile/score/')
    .reply(200, success({ available: 1840, pending: 0, spent: 0, expiring: [] }))
  shop()
    .get('/api/v2/internal/personal/orders/?scope=active')
    .reply(200, success({ orders: [] }))
}
