import nock from 'nock'
import { isCallOfContract } from './isCallOfContract'
import { expectBody } from './wrongBody'

export const account = {
  consumer: { id: 1, name: 'Анна', last_name: 'Ковалёва' },
  is_available_consumer_mode: true,
  is_friends_available: true,
  is_friends_application_exist: true,
}

/** The shop's server for tests with invented calls, which are about no call of the contract. */
export const madeUpServer = () => nock('https://shop.test')

/** The shop's server; only mocked calls are answered. Mocking a call that is not in the contract is an error. */
export function shop(): nock.Scope {
  const scope = madeUpServer()
  const intercept = scope.intercept.bind(scope)
  scope.intercept = (uri, method, ...rest) => {
    if (typeof uri === 'string' && !isCallOfContract(method, uri))
      throw new Error(`The contract has no call ${method} ${uri}`)
    const interceptor = intercept(uri, method, ...rest)
    if (typeof uri === 'string') expectBody(scope, interceptor, `${method} ${uri}`, rest[0])
    return interceptor
  }
  return scope
}

let connection: jest.SpyInstance | undefined

/** Makes the device offline: a call that is sent now was surely not done. */
export function offline(): void {
  connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}

afterEach(() => connection?.mockRestore())

export const success = (data: unknown) => ({ status: 'success', data, errors: [] })

export const refusal = (code: number, message: string, data: unknown = null) => ({
  status: 'error',
  data,
  errors: [{ code, message }],
})

/** The calls of the home page's cards; each list is empty. */
const home = {
  score: ['v1/profile/score/', { available: 1840, pending: 0, spent: 0, expiring: [] }],
  activeOrders: ['v2/internal/personal/orders/?scope=active', { orders: [] }],
  trialOrders: ['v2/internal/personal/trial_orders/', { orders: [] }],
  receipts: ['v1/profile/checks/', { checks: [] }],
  entries: ['v2/internal/personal/entries/?state=active', { entries: [] }],
  reminders: ['v2/internal/personal/reminders/', { reminders: [] }],
  subscription: ['v2/internal/personal/subscription/preview/', null],
  selections: ['v2/internal/personal/selections/', { selections: [], recommendations: [] }],
  promoCodes: ['v2/internal/personal/promocodes/', { active: [], used: [] }],
  earningWays: ['v2/internal/personal/points/earning_ways/', { items: [] }],
  pointsHistory: ['v2/internal/personal/points/history/', { operations: [] }],
  reviews: ['v2/internal/personal/reviews/', { reviews: [] }],
  visits: ['v2/internal/personal/history/departments/', { departments: [] }],
  fittingHistory: ['v2/internal/personal/history/selections/', { selections: [] }],
  orders: ['v2/internal/personal/orders/', { orders: [] }],
  profile: ['v2/internal/consumer/info/', { id: 1, name: 'Анна' }],
  lensesInfo: ['v2/internal/personal/profile/lenses_info/', { wears_lenses: null, lenses: [] }],
  addresses: ['v2/internal/personal/delivery_address/', { addresses: [] }],
  notifications: ['v2/internal/account/notifications/', { notifications: [] }],
  counters: ['v2/internal/account/utils/', { unread_notifications: 0, basket_items_count: 0 }],
} as const

/** Mocks the calls of the home page, which a test need not wait for; `answers` replaces the empty lists by name. */
export function answerHome(answers: Partial<Record<keyof typeof home, unknown>> = {}): void {
  for (const [name, [path, data]] of Object.entries(home)) {
    const given = answers[name as keyof typeof home]
    shop()
      .get(`/api/${path}`)
      .optionally()
      .reply(given === 'fails' ? 500 : 200, given === 'fails' ? 'x' : success(given ?? data))
  }
}
