import { screen, within } from '@testing-library/react'
import { ProductsPage } from '#features/shop/products/ProductsPage'
import { forgetCustomer } from '#host/customer/customer'
import { removeKept } from '#host/customer/kept'
import { createStore } from '#store/store'
import { openSandbox } from '../../support/sandbox'
import { renderPage } from '../../support/renderPage'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<object>('#host/page/pageAddress'),
  leaveTo: jest.fn(() => Promise.resolve()),
}))
// The search for a lost order takes half a minute, but not in tests.
jest.mock('#data/checkout/orderSearch', () => ({
  ...jest.requireActual<object>('#data/checkout/orderSearch'),
  SEARCHES: [0.01, 0.02, 0.03],
}))

type Shop = ReturnType<typeof openSandbox>
type Fate = 'lost' | 'dead'

export const ORDER = /\/basket\/eshop\/order\/$/
export const ADD = /\/items\/add\/lenses\/$/

export interface Again {
  dialects?: Parameters<typeof openSandbox>[1]
  scenario?: string
  /** Prepares the shop. */
  before?: (shop: Shop) => Promise<unknown>
  /** The outcomes of the next calls of a path: done without a response, or not done. */
  fates?: [RegExp, Fate][]
  /** Replaces responses of the shop; undefined leaves one as it is. */
  answer?: (
    path: string,
    data: () => Promise<Record<string, unknown>>,
  ) => Promise<Response | undefined> | undefined
}

/** Opens the sheet for buying the customer's monthly lenses again, above the page of their products. */
export async function openAgain({
  scenario = 'full',
  dialects = [],
  before,
  fates = [],
  answer: told,
}: Again = {}) {
  removeKept()
  forgetCustomer({ isOver: false })
  const shop = openSandbox(scenario, dialects)
  await before?.(shop)
  const sent: { path: string; body: string; auth: string | null }[] = []
  const left = [...fates]
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const { pathname } = new URL(input)
      const isWrite = init?.method !== undefined && init.method !== 'GET'
      // The delivery days are requested by a POST that changes nothing.
      if (isWrite && !pathname.includes('available_dates'))
        sent.push({
          path: pathname,
          body: typeof init.body === 'string' ? init.body : '',
          auth: new Headers(init.headers).get('X-Voximplant-Auth'),
        })
      const at = left.findIndex(([path]) => isWrite && path.test(pathname))
      const [, fate] = (at === -1 ? undefined : left.splice(at, 1)[0]) ?? []
      if (fate === 'dead') throw new TypeError('connection lost')
      const answer = await fetch(input, init)
      if (fate === 'lost') throw new TypeError('connection lost')
      const data = async () => ((await answer.clone().json()) as { data: Record<string, unknown> }).data
      return (await told?.(pathname, data)) ?? answer
    },
  })
  const store = createStore()
  const { user } = renderPage(<ProductsPage />, '/products/', store)
  const openSheet = async () => {
    await user.click(await screen.findByRole('button', { name: 'Купить снова «Ясно Месяц»' }))
    return within(await screen.findByRole('dialog', { name: 'Купить снова' }))
  }
  const dialog = await openSheet()
  const press = async (name: string | RegExp) => user.click(await dialog.findByRole('button', { name }))
  const orders = async () =>
    ((await shop.get('/api/v2/internal/personal/orders/')) as { orders: Record<string, unknown>[] }).orders
  const tries = () => sent.filter(({ path }) => ORDER.test(path))
  return { store, shop, sent, user, dialog, press, orders, tries, openSheet }
}
