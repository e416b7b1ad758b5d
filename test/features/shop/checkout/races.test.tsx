import { act, renderHook, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { Provider } from 'react-redux'
import { basketApi } from '#data/basket/basketApi'
import type { PlacedOrder } from '#data/checkout/checkout'
import { useOrderPlacing } from '#data/checkout/useOrderPlacing'
import { forgetCustomer } from '#host/customer/customer'
import { createStore } from '#store/store'
import { openSandbox } from '../../../support/sandbox'
import '../../../support/browser'

// The search for a lost order takes half a minute, but not in tests.
jest.mock('#data/checkout/orderSearch', () => ({
  ...jest.requireActual<object>('#data/checkout/orderSearch'),
  SEARCHES: [0.001, 0.002, 0.003],
}))

const RUNS = 100
const ORDER = /\/basket\/eshop\/order\/$/
/** The number of presses after which a customer gives up. */
const MAX_PRESSES = 8

/**
 * The outcome of an order: made without a response, made after this many later calls, or not made. Further orders are
 * answered.
 */
type Fate = 'lost' | number | 'dead'
const fates = fc.array(fc.oneof(fc.constantFrom<Fate>('lost', 'dead'), fc.integer({ min: 1, max: 12 })), {
  maxLength: 4,
})

const wanted = {
  recipient: { name: 'Анна Ковалёва', phone: '9161234567', country: 'ru' as const },
  payment: 'card' as const,
  timeFrom: '10:00',
  timeTo: '14:00',
  comment: '',
  deliveryPrice: null,
  saveDelivery: () => Promise.resolve(undefined),
  checkDelivery: () => Promise.resolve([]),
}

/** Loses the responses to orders according to these outcomes; returns a function that makes the late ones. */
function disturb(all: readonly Fate[]) {
  const { fetch } = globalThis
  const left = [...all]
  const late: { calls: number; make: () => Promise<unknown> }[] = []
  const makeLate = async (most = Infinity) => {
    for (const one of late.filter(({ calls }) => calls <= most)) {
      late.splice(late.indexOf(one), 1)
      await one.make()
    }
  }
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      late.forEach((one) => one.calls--)
      await makeLate(0)
      const fate = ORDER.test(new URL(input).pathname) ? left.shift() : undefined
      if (fate === undefined) return fetch(input, init)
      if (fate === 'lost') await fetch(input, init)
      if (typeof fate === 'number') late.push({ calls: fate, make: () => fetch(input, init) })
      throw new TypeError('connection lost')
    },
  })
  return makeLate
}

it('one wish is one order, whatever becomes of its answers, over reloads too', async () => {
  await fc.assert(
    fc.asyncProperty(fates, fc.array(fc.boolean(), { maxLength: MAX_PRESSES }), async (all, reloads) => {
      sessionStorage.clear()
      forgetCustomer({ isOver: false })
      const shop = openSandbox('basket')
      const orders = async () =>
        ((await shop.get('/api/v2/internal/personal/orders/')) as { orders: unknown[] }).orders.length
      const before = await orders()
      const { delivery_date: date } = await shop.offered()
      const makeLate = disturb(all)
      const store = createStore()
      const seen = await store.dispatch(basketApi.endpoints.basket.initiate('eshop')).unwrap()
      const placed = new Set<PlacedOrder['id']>()
      const open = () =>
        renderHook(() => useOrderPlacing('eshop', seen, ({ id }) => placed.add(id)), {
          wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
        })
      let page = open()
      for (let press = 0; press < MAX_PRESSES && placed.size === 0; press++) {
        await act(() => page.result.current.place({ ...wanted, date }))
        // A page that was just opened may be searching for the order of the previous one.
        await waitFor(() => expect(page.result.current.state).toBe('idle'))
        if (reloads[press] === true) {
          page.unmount()
          page = open()
        }
      }
      page.unmount()
      await makeLate()
      expect(await orders()).toBe(before + 1)
      expect(placed.size).toBe(1)
    }),
    { numRuns: RUNS },
  )
})
