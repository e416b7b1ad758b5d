import { getConfig } from '@testing-library/dom'
import { createShopApi, type ShopApiOptions } from '../../examples/shop/api/shopApi'

type ShopDialects = NonNullable<ShopApiOptions['dialects']>

interface OfferedDay {
  date: string
  intervals: { time_from: string; time_to: string }[]
}

const { fetch } = globalThis

/** Opens the sandbox behind this page, as one visitor of a scenario; a test may ask it for its state afterwards. */
export function openSandbox(scenario = 'full', dialects: ShopDialects = []) {
  const app = createShopApi({ dialects })
  const headers = { 'X-Auth-Token': `${scenario}.test`, 'X-CSRF-Token': 'csrf-token' }
  window.pageConfig = { token: headers['X-Auth-Token'], csrfToken: headers['X-CSRF-Token'] }
  Object.assign(globalThis, {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      return await app.request(pathname + search, init)
    },
  })
  // State changes while the test waits for the shop are the page's own, so they need no `act`, as with `findBy`.
  const call = (...asked: Parameters<typeof ask>) => getConfig().asyncWrapper(() => ask(...asked))
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await app.request(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return ((await answer.json()) as { data: unknown }).data
  }
  /** Returns the first day and time on offer. */
  const offered = async () => {
    const { dates } = (await call(
      'POST',
      '/api/v2/internal/checkout/delivery_date/courier/available_dates/',
      {},
    )) as {
      dates: OfferedDay[]
    }
    const [day] = dates
    const [time] = day?.intervals ?? []
    return {
      delivery_date: day?.date ?? '',
      time_from: time?.time_from ?? null,
      time_to: time?.time_to ?? null,
    }
  }
  return {
    offered,
    /** Orders the contents of a basket, for the first day. */
    order: async (type: 'eshop' | 'mono', body: object): Promise<unknown> =>
      call('POST', `/api/v2/internal/basket/${type}/order/`, { ...(await offered()), ...body }),
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown) => call('POST', path, body),
    put: (path: string, body: unknown) => call('PUT', path, body),
    remove: (path: string) => call('DELETE', path),
    /** Returns offer id and quantity of each line in the basket. */
    basket: async () => {
      const { items } = (await call('GET', '/api/v2/internal/basket/?type=eshop')) as {
        items: { offer_id: number; quantity: number }[]
      }
      return items.map(({ offer_id, quantity }) => [offer_id, quantity])
    },
  }
}

afterEach(() => void Object.assign(globalThis, { fetch }))
