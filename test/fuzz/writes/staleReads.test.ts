import '../page'
import { setImmediate } from 'node:timers/promises'
import type { UnknownAction } from '@reduxjs/toolkit'
import { Sessions } from '../../../examples/shop/api/sessions'
import { createShopApi } from '../../../examples/shop/api/shopApi'
import { api } from '../../../src/api/api'
import { checkCustomer } from '../../../src/host/customer/customer'
import { store } from '../../../src/store/store'
import { allCalls, type Call } from '../calls'
import { NOW } from '../page'

/** More turns than anything needs to settle, and those that settled reads stay so. */
const MAX_TURNS = 20_000
const REST = 12
/** Turns for each step of the clock while a call is pending. */
const SLOWLY = 50

/** What a write changes that no screen shows, by its name, or that stays on screen on purpose. */
const UNSHOWN: Record<string, RegExp> = {
  // The page reloads.
  logout: /./,
  // No screen shows the address of a basket.
  updateAddress: /^basket/,
  setDefaultAddress: /^basket/,
  // The marks of the list and the count of the cache, which the contract's example has as read.
  readNotification: /^counters/,
  readNotifications: /^counters/,
  readInviteNotifications: /^(invites|specialistProfile)/,
  // No screen shows whether an agreement is confirmed: each order asks anew.
  consentToPublicOffer: /^agreement\(/,
  confirmAgreement: /^agreement\(/,
  // No list shows what has been seen.
  viewMaterial: /^materials?\(/,
  // A page has one cabinet: the consumer's list is not beside the specialist's.
  orderSamples: /^samplingOrders/,
  cancelSampleOrder: /^samplingOrders/,
}
/** Reading a request marks its answers as read. */
const CHANGED_BY_READ = /^iolRequest\(/

type Queries = ReturnType<typeof store.getState>['api']['queries']
interface Endpoint {
  initiate: (arg: unknown, options?: object) => UnknownAction
}

const ofCache = (): [string, NonNullable<Queries[string]>][] =>
  Object.entries(store.getState().api.queries).flatMap(([key, query]) => (query ? [[key, query]] : []))

const answers = () => new Map(ofCache().map(([key, { data }]) => [key, JSON.stringify(data)]))

async function settle(): Promise<void> {
  let isPending = false
  for (let turn = 0, rest = 0; rest < REST && turn < MAX_TURNS; turn++) {
    // A pending call waits for this process, so the clock must not run ahead to its timeout.
    if (!isPending || turn % SLOWLY === 0) jest.advanceTimersByTime(100)
    await setImmediate()
    const { queries, mutations } = store.getState().api
    const calls = [...Object.values(queries), ...Object.values(mutations)]
    isPending = calls.some((call) => String(call?.status) === 'pending')
    rest = isPending ? 0 : rest + 1
  }
}

/** Runs each query of the cache again. */
function again(options: object): void {
  const endpoints = api.endpoints as Record<string, Endpoint>
  for (const [, { endpointName = '', originalArgs }] of ofCache()) {
    const endpoint = endpoints[endpointName]
    if (endpoint) store.dispatch(endpoint.initiate(originalArgs, options))
  }
}

let visits = 0

/** Returns the reads that show, after a write, something else than the shop holds. */
async function staleAfter(write: Call, reads: readonly Call[]): Promise<string[]> {
  const app = createShopApi({ now: () => NOW, sessions: new Sessions() })
  jest.setSystemTime(NOW)
  window.pageConfig = {
    token: `${write.isOfSpecialists ? 'specialist' : 'full'}.stale${visits++}`,
    csrfToken: 'csrf',
  }
  checkCustomer()
  Object.assign(globalThis, {
    fetch: (url: string, { method = 'GET', headers = {}, body = null }: RequestInit) => {
      const { pathname, search } = new URL(url)
      return app.request(pathname + search, { method, headers, body })
    },
  })
  for (const { isOfSpecialists, run } of reads) if (write.isOfSpecialists || !isOfSpecialists) void run()
  await settle()
  // Screens hold them from now on.
  again({})
  await settle()
  await write.run()
  await settle()
  const shown = answers()
  again({ subscribe: false, forceRefetch: true })
  await settle()
  const held = answers()
  store.dispatch(api.util.resetApiState())
  await settle()
  return [...held.keys()].filter(
    (key) =>
      held.get(key) !== shown.get(key) &&
      !CHANGED_BY_READ.test(key) &&
      UNSHOWN[write.name]?.test(key) !== true,
  )
}

it('what a write changes is read again wherever it is shown', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const calls = (await allCalls()).filter(({ name }) => name in api.endpoints)
  const reads = calls.filter(({ isWrite }) => !isWrite)
  const faults: string[] = []
  for (const write of calls.filter(({ isWrite }) => isWrite)) {
    const stale = await staleAfter(write, reads)
    if (stale.length > 0) faults.push(`${write.name}: ${stale.join()}`)
  }
  expect(faults).toEqual([])
})
