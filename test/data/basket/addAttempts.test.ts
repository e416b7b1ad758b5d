import fc from 'fast-check'
import { endAddAttempt, keepAddAttempt, noteAdded } from '#data/basket/addAttempts'
import { cameIn } from '#data/basket/addMissing'
import type { Basket } from '#data/basket/basket'
import { basketApi } from '#data/basket/basketApi'
import { basketEditsApi } from '#data/basket/basketEditsApi'
import { wizardApi } from '#data/subscription/wizardApi'
import { createStore } from '#store/store'
import { forgetCustomer } from '#host/customer/customer'
import { openSandbox } from '../../support/sandbox'
import '../../support/browser'

const RUNS = 40

/** The outcome of a call. `done` and `never`: its response is lost after, or before, it was carried out. */
const fate = fc.constantFrom('fine', 'refused', 'done', 'never')
type Fate = typeof fate extends fc.Arbitrary<infer F> ? F : never

/** How answers show the lines that a test adds: in full, without their offer, or unreadable. */
const telling = fc.constantFrom('in full', 'without offer', 'unreadable')
type Telling = typeof telling extends fc.Arbitrary<infer T> ? T : never

const ADDED = [2023, 2061, 2071]

async function retold(answer: Response, tells: Telling): Promise<Response> {
  const body = (await answer.json()) as { data: { items?: { offer_id: number }[] } | null }
  const items = body.data?.items?.map((item) => {
    if (tells === 'in full') return item
    if (tells === 'without offer') return { ...item, offer_id: null }
    return ADDED.includes(item.offer_id) ? '?' : item
  })
  return Response.json({ ...body, data: { ...body.data, ...(items && { items }) } }, answer)
}

/** Opens a shop that ignores idempotency keys, in a page without earlier state. */
function openForgetful(tells: Telling = 'in full') {
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
      const send = async () => retold(await fetch(input, { ...init, headers }), tells)
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
    /** Presses once for each of these outcomes until one succeeds; then once without a fault. */
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
            told: ['Ясно Месяц, 6 шт, 2\u00a0шт', 'Ясно Месяц, 6 шт, 1\u00a0шт'],
            deliveryPeriod: 'monthly',
            lenses: [{ offerId: 2023, quantity: lenses }],
            additional: [{ offerId: 2071, quantity: drops }],
          }),
        ),
      )
      // The solution was in the basket before.
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

const { addBasketLenses, addBasketAdditional } = basketApi.endpoints

it('what is added is added once, however often it is tried and whatever became of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      tries,
      packs,
      fc.constantFrom(2061, 2071),
      fc.boolean(),
      fc.boolean(),
      telling,
      async (all, quantity, offerId, isRead, isReloaded, tells) => {
        const { shop, press } = openForgetful(tells)
        const before = (await held(shop)).get(offerId) ?? 0
        const { dispatch } = createStore()
        if (isRead) await dispatch(basketApi.endpoints.basket.initiate('eshop'))
        await press(all, () => {
          if (isReloaded) forgetCustomer({ isOver: false })
          return createStore().dispatch(addBasketAdditional.initiate({ type: 'eshop', offerId, quantity }))
        })
        expect((await held(shop)).get(offerId)).toBe(before + quantity)
        // Another press is another intent.
        await press([], () => dispatch(addBasketAdditional.initiate({ type: 'eshop', offerId, quantity })))
        expect((await held(shop)).get(offerId)).toBe(before + 2 * quantity)
      },
    ),
    { numRuns: RUNS },
  )
})

it('a set that replaces nothing is added once, however often it is tried and whatever became of it', async () => {
  await fc.assert(
    fc.asyncProperty(tries, packs, packs, telling, async (all, lenses, drops, tells) => {
      const { shop, press } = openForgetful(tells)
      const before = await held(shop)
      const { dispatch } = createStore()
      await press(all, () =>
        dispatch(
          wizardApi.endpoints.fillBasketFromWizard.initiate({
            told: [],
            deliveryPeriod: null,
            lenses: [{ offerId: 2023, quantity: lenses }],
            additional: [{ offerId: 2071, quantity: drops }],
          }),
        ),
      )
      expect(await held(shop)).toEqual(new Map([...before, [2023, lenses], [2071, drops]]))
    }),
    { numRuns: RUNS },
  )
})

const addEye = (offerId: number, quantity: number) =>
  addBasketLenses.initiate({ type: 'eshop', offerId, quantity, intent: 'product 202' })

it('another try of both eyes adds what is missing by then, also what another tab has taken out', async () => {
  await fc.assert(
    fc.asyncProperty(
      tries,
      packs,
      packs,
      fc.boolean(),
      telling,
      async (all, right, left, isTakenOut, tells) => {
        const { shop, press } = openForgetful(tells)
        const { dispatch } = createStore()
        await press([], () => dispatch(addEye(2023, right)))
        // If a line does not name its offer, the page cannot know that it is this one that is gone.
        if (isTakenOut && tells === 'in full') {
          const { items } = (await shop.get('/api/v2/internal/basket/?type=eshop')) as {
            items: { offer_id: number; basket_item_id: number }[]
          }
          const item = items.find(({ offer_id }) => offer_id === 2023)
          await shop.post('/api/v1/eshop/basket/items/remove/', { basket_item_id: item?.basket_item_id })
        }
        await press(all, async () => {
          const first = await dispatch(addEye(2023, right))
          return first.error === undefined ? dispatch(addEye(2021, left)) : first
        })
        const now = await held(shop)
        expect(now.get(2023)).toBe(right)
        expect(now.get(2021)).toBe(2 + left)
      },
    ),
    { numRuns: RUNS },
  )
})

it('what comes for one eye, whose choice was changed, is not taken for what the other eye still misses', async () => {
  await fc.assert(
    fc.asyncProperty(packs, packs, packs, telling, async (first, second, left, tells) => {
      const { shop, press } = openForgetful(tells)
      const before = await held(shop)
      const { dispatch } = createStore()
      await press([], () => dispatch(addEye(2021, first)))
      await press([{ write: 'never', read: true }], async () => {
        const { error } = await dispatch(addEye(2022, left))
        // Another lens is chosen for the other eye before the next try.
        if (error) await press([], () => dispatch(addEye(2023, second)))
        return error ? { error } : dispatch(addEye(2022, left))
      })
      const now = await held(shop)
      expect(now.get(2023)).toBe(second)
      expect(now.get(2022)).toBe((before.get(2022) ?? 0) + left)
    }),
    { numRuns: RUNS },
  )
})

it('a line that comes back comes back once', async () => {
  await fc.assert(
    fc.asyncProperty(tries, fc.constantFrom(0, 1, 2), async (all, index) => {
      const { shop, press } = openForgetful()
      const before = await shop.basket()
      const { dispatch } = createStore()
      const { data } = await dispatch(basketApi.endpoints.basket.initiate('eshop'))
      const item = data?.items[index]
      if (!item) throw new Error('The basket is empty')
      const line = { basketItemId: item.basketItemId, offerId: item.offerId, nth: 0 }
      const { setBasketQuantity, returnBasketItem } = basketEditsApi.endpoints
      await press([], () => dispatch(setBasketQuantity.initiate({ type: 'eshop', line, quantity: 0 })))
      await press(all, () => dispatch(returnBasketItem.initiate({ type: 'eshop', item, index })))
      expect(await shop.basket()).toEqual(before)
    }),
    { numRuns: RUNS },
  )
})

it.each(['offer_id', 'basket_item_id', 'quantity'])(
  'a set replaces nothing while a line whose %s cannot be read would be lost',
  async (field) => {
    const { shop } = openForgetful()
    const before = await shop.basket()
    const { fetch } = globalThis
    Object.assign(globalThis, {
      fetch: async (input: string, init?: RequestInit) => {
        const answer = await fetch(input, init)
        const body = (await answer.json()) as { data: { items?: Record<string, unknown>[] } }
        const line = body.data.items?.find(({ offer_id }) => offer_id === 2061)
        if (line) line[field] = null
        return Response.json(body, answer)
      },
    })
    const set = wizardApi.endpoints.fillBasketFromWizard.initiate({
      told: ['Ясно Месяц, 6 шт, 2\u00a0шт', 'Ясно Месяц, 6 шт, 1\u00a0шт'],
      deliveryPeriod: 'monthly',
      lenses: [{ offerId: 2023, quantity: 1 }],
      additional: [],
    })
    expect((await createStore().dispatch(set)).error).toMatchObject({ kind: 'refused' })
    Object.assign(globalThis, { fetch })
    expect(await shop.basket()).toEqual(before)
  },
)

it('packs that have come in are those seen, or those confirmed where a line cannot be read', () => {
  const packs = (quantity: number, hasUnreadable: boolean) =>
    ({ items: quantity > 0 ? [{ offerId: 5, productId: 1, quantity }] : [], hasUnreadable }) as Basket
  expect(cameIn('lenses', 5, packs(3, false))).toBe(0)
  keepAddAttempt('lenses', { packs: { 5: 1 } })
  noteAdded('lenses', 5, 2)
  expect(cameIn('lenses', 5, packs(3, false))).toBe(2)
  expect(cameIn('lenses', 5, packs(0, false))).toBe(-1)
  expect(cameIn('lenses', 5, packs(0, true))).toBe(2)
  endAddAttempt('lenses')
})
