import fc from 'fast-check'
import { basketApi } from '../../../src/data/basket/basketApi'
import { wizardApi } from '../../../src/data/subscription/wizardApi'
import { createStore } from '../../../src/store/store'
import { forgetCustomer } from '../../../src/host/customer'
import { openSandbox } from '../../support/sandbox'
import '../../support/browser'

const RUNS = 40

/** What becomes of a call. `done` and `never`: its answer is lost, after it was carried out or before. */
const fate = fc.constantFrom('fine', 'refused', 'done', 'never')
type Fate = typeof fate extends fc.Arbitrary<infer F> ? F : never

/** A shop that honours no idempotency key, and of which nothing is known yet. */
function openForgetful() {
  forgetCustomer({ isOver: false })
  sessionStorage.clear()
  const shop = openSandbox('basket')
  const { fetch } = globalThis
  const fates: { write: Fate; read: boolean }[] = []
  let writes = 0
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const [next] = fates
      const headers = new Headers(init?.headers)
      headers.delete('Idempotency-Key')
      const send = () => fetch(input, { ...init, headers })
      if (init?.method !== 'POST') {
        const isLost = writes > 0 && fates[0]?.read === false
        if (isLost)
          return Response.json({ status: 'error', errors: [{ code: 1, message: 'Нет' }] }, { status: 400 })
        return send()
      }
      writes += 1
      if (next?.write === 'refused')
        return Response.json({ status: 'error', errors: [{ code: 1, message: 'Нет' }] }, { status: 400 })
      if (next?.write === 'never') throw new TypeError('connection lost')
      const answer = await send()
      if (next?.write === 'done') throw new TypeError('connection lost')
      return answer
    },
  })
  return {
    shop,
    /** Presses with these fates, then once with none. */
    press: async (tries: typeof fates, run: () => PromiseLike<{ error?: unknown }>) => {
      for (const one of tries) {
        fates.splice(0, 1, one)
        writes = 0
        const { error } = await run()
        if (error === undefined) return
      }
      fates.length = 0
      expect((await run()).error).toBeUndefined()
    },
  }
}

const tries = fc.array(fc.record({ write: fate, read: fc.boolean() }), { maxLength: 3 })
const packs = fc.integer({ min: 1, max: 4 })

const held = async (shop: ReturnType<typeof openSandbox>) => {
  const sums = new Map<number, number>()
  for (const [offerId = 0, quantity = 0] of await shop.basket())
    sums.set(offerId, (sums.get(offerId) ?? 0) + quantity)
  return sums
}

it('a replacement keeps every other line, however often it is tried and whatever became of it', async () => {
  await fc.assert(
    fc.asyncProperty(tries, packs, packs, fc.boolean(), async (all, lenses, drops, isRead) => {
      const { shop, press } = openForgetful()
      const { dispatch } = createStore()
      if (isRead) await dispatch(basketApi.endpoints.basket.initiate('eshop'))
      await press(all, () =>
        dispatch(
          wizardApi.endpoints.fillBasketFromWizard.initiate({
            told: ['Ясно Месяц, 6 шт, 2 шт', 'Ясно Месяц, 6 шт, 1 шт'],
            deliveryPeriod: 'monthly',
            lenses: [{ offerId: 2023, quantity: lenses }],
            additional: [{ offerId: 2071, quantity: drops }],
          }),
        ),
      )
      // The solution was there before.
      expect(await held(shop)).toEqual(
        new Map([
          [2023, lenses],
          [2061, 1],
          [2071, drops],
        ]),
      )
    }),
    { numRuns: RUNS },
  )
})
