import { screen } from '@testing-library/react'
import { CheckoutPage } from '#features/shop/checkout/CheckoutPage'
import { forgetCustomer } from '#host/customer/customer'
import { openSandbox } from '../../../support/sandbox'
import { renderCard } from '../../../support/renderPage'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<object>('#host/page/pageAddress'),
  leaveTo: jest.fn(() => Promise.resolve()),
}))
// The customer waits half a minute; the test does not.
jest.mock('#data/checkout/orderSearch', () => ({
  ...jest.requireActual<object>('#data/checkout/orderSearch'),
  SEARCHES: [0.01, 0.02, 0.03],
}))

export const ATTEMPT = 'lens-widgets:draft:page:choice:order-eshop'
export const ORDER = /\/basket\/eshop\/order\/$/
type Fate = 'lost' | 'late' | 'dead'

/** Makes the orders that are late. */
let late: () => unknown = () => undefined

export const makeLate = () => late()

/**
 * @param fates what becomes of the first orders: done without an answer, done later, or not done
 * @param beforeDrawn called when the shop is there, and nothing has been asked yet
 */
export function openCheckout(
  scenario = 'basket',
  fates: Fate[] = [],
  dialects: Parameters<typeof openSandbox>[1] = [],
  beforeDrawn: () => void = () => undefined,
) {
  forgetCustomer({ isOver: false })
  const shop = openSandbox(scenario, dialects)
  const sent: { path: string; body: string }[] = []
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const { pathname } = new URL(input)
      if (init?.method === 'POST')
        sent.push({ path: pathname, body: typeof init.body === 'string' ? init.body : '' })
      const fate = ORDER.test(pathname) ? fates.shift() : undefined
      if (fate === 'late') late = () => fetch(input, init)
      if (fate === 'dead' || fate === 'late') throw new TypeError('connection lost')
      const answer = await fetch(input, init)
      if (fate === 'lost') throw new TypeError('connection lost')
      return answer
    },
  })
  const draw = () => renderCard(<CheckoutPage type="eshop" />)
  beforeDrawn()
  const { user, ...drawn } = draw()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const fill = async (payment = 'Картой при получении') => {
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Время' }), '10:00–14:00')
    await user.click(screen.getByRole('radio', { name: payment }))
    await user.click(screen.getByRole('checkbox', { name: /^Согласен с/ }))
  }
  const orders = async () =>
    ((await shop.get('/api/v2/internal/personal/orders/')) as { orders: unknown[] }).orders
  const tries = () => sent.filter(({ path }) => ORDER.test(path))
  return { shop, user, press, fill, sent, orders, tries, drawn, draw }
}

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  jest.clearAllMocks()
})

/** Lets nothing be read of the orders for so many calls. */
export const failOrders = (calls = Infinity) => failReads('/personal/orders/', calls)

/** Lets nothing be read at an address for so many calls. */
export function failReads(address: string, calls = Infinity) {
  const { fetch } = globalThis
  let left = calls
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      input.includes(address) && left-- > 0
        ? Promise.resolve(Response.json({ status: 'error', data: null, errors: [] }, { status: 400 }))
        : fetch(input, init),
  })
}

/** Orders in another tab, and puts something into the basket afterwards. */
export async function orderElsewhere(
  { shop }: Pick<ReturnType<typeof openCheckout>, 'shop'>,
  request_id: string,
) {
  await shop.order('eshop', { payment_type: 'card', request_id })
  await shop.post('/api/v2/internal/basket/eshop/items/', { items: [{ offer_id: 202121, quantity: 2 }] })
}
