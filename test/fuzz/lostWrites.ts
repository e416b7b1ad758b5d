import { setImmediate } from 'node:timers/promises'
import { Sessions } from '../../examples/shop/api/sessions'
import { createShopApi } from '../../examples/shop/api/shopApi'
import { api } from '../../src/api/api'
import { isDoubtful, MAYBE_SAVED, toApiError } from '../../src/domain/ApiError'
import { checkCustomer } from '../../src/host/customer/customer'
import { store } from '../../src/store/store'
import type { Call } from './calls'
import { NOW } from './page'
import { Random } from './random'

/** Faults of a response on its way. */
const FAULTS = ['lost', '504', 'time-out', 'unreadable'] as const
type Fault = (typeof FAULTS)[number]

const TOKEN = 'full.fuzz'
const SPECIALISTS_TOKEN = 'specialist.fuzz'
/** Writes that read the basket themselves after a lost response, and end with its state (contract 12.3). */
const SETTLED_BY_READ = [
  ...['addBasketLenses', 'addBasketAdditional'],
  ...['setBasketQuantity', 'returnBasketItem', 'fillBasketFromWizard'],
  ...['applyPointsDiscount', 'removePointsDiscount', 'removePromoCode', 'addSubscriptionGoods'],
]
/** The maximum number of presses. */
const MOST = 4

/** Returns what the page receives in place of the answer, or throws as a failed `fetch` does. */
function broken(fault: Fault): Response {
  if (fault === 'lost') throw new TypeError('fetch failed')
  if (fault === 'time-out') throw new DOMException('timed out', 'TimeoutError')
  if (fault === '504') return new Response('<h1>504 Gateway Time-out</h1>', { status: 504 })
  return new Response('{"status":"success","data":', { status: 200 })
}

const written = (_: string, value: unknown): unknown =>
  value instanceof Map
    ? [...(value as Map<unknown, unknown>)]
    : value instanceof Set
      ? [...(value as Set<unknown>)]
      : value

/** Makes one write in a new shop, and presses again as long as the response is lost. */
async function press({ run, isOfSpecialists }: Call, faults: readonly Fault[]) {
  const token = isOfSpecialists ? SPECIALISTS_TOKEN : TOKEN
  const sessions = new Sessions()
  const app = createShopApi({ now: () => NOW, sessions })
  const left = [...faults]
  const told: string[] = []
  jest.setSystemTime(NOW)
  window.pageConfig = { token, csrfToken: 'csrf' }
  // The customer before is forgotten now, not in the middle of the first call.
  checkCustomer()
  Object.assign(globalThis, {
    fetch: async (
      input: RequestInfo | URL,
      { method = 'GET', headers = {}, body = null }: RequestInit = {},
    ) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      const answer = await app.request(pathname + search, { method, headers, body })
      const fault = method === 'GET' ? undefined : left.shift()
      return fault === undefined ? answer : broken(fault)
    },
  })
  const stateOf = () => JSON.stringify(sessions.find(token, NOW) ?? null, written)
  const before = stateOf()
  let error: unknown
  for (let times = 0; times < MOST; times++) {
    ;({ error } = await run())
    if (!isDoubtful(error)) break
    told.push(toApiError(error).message)
  }
  store.dispatch(api.util.resetApiState())
  await setImmediate()
  return { before, after: stateOf(), told, error }
}

/**
 * Makes one write whose responses get lost; the seed decides everything. Returns the faults, and whether the write
 * changes anything.
 */
export async function loseAnswers(seed: number, writes: readonly Call[]) {
  const random = new Random(seed)
  const write = random.pick(writes)
  const faults = Array.from({ length: 1 + random.below(MOST - 1) }, () => random.pick(FAULTS))
  const once = await press(write, [])
  const again = await press(write, faults)
  const wrong = [
    again.after !== once.after && 'the shop holds something else than after one write',
    again.told.length !== faults.length &&
      !SETTLED_BY_READ.includes(write.name) &&
      `${again.told.length} of its answers are in doubt`,
    again.told.some((message) => !message.endsWith(MAYBE_SAVED)) && 'the customer is not told of the doubt',
    (again.error === undefined) !== (once.error === undefined) && 'it ends otherwise than one write',
  ].filter(Boolean)
  return {
    name: write.name,
    isChange: once.after !== once.before,
    fault:
      wrong.length > 0 ? `seed ${seed}: ${write.name}, ${faults.join(', ')}: ${wrong.join('; ')}` : undefined,
  }
}
