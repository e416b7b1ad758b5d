import fc from 'fast-check'
import { basketApi } from '#data/basket/basketApi'
import { basketEditsApi } from '#data/basket/basketEditsApi'
import { basketIsSettled } from '#data/basket/basketQueue'
import { endAttempt } from '#data/checkout/attempt'
import { wizardApi } from '#data/subscription/wizardApi'
import { createStore } from '#store/store'
import { forgetCustomer } from '#host/customer/customer'
import { openSandbox } from '../../support/sandbox'
import '../../support/browser'

const RUNS = 40
const { basket } = basketApi.endpoints
const { setBasketQuantity, returnBasketItem } = basketEditsApi.endpoints

/** Lets each answer come after some others; `lost` ones are done, and their answer never comes. */
function disturb(delays: readonly number[], lost: readonly boolean[] = []) {
  const { fetch } = globalThis
  let calls = 0
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const nth = calls++
      const answer = await fetch(input, init)
      for (let wait = delays[nth % delays.length] ?? 0; wait > 0; wait--) await Promise.resolve()
      if (lost[nth % lost.length] === true && init?.method === 'POST') throw new TypeError('connection lost')
      return answer
    },
  })
}

/** A sandbox of which nothing is known yet. */
function openFresh(scenario: string) {
  forgetCustomer({ isOver: false })
  return openSandbox(scenario)
}

const line = (offerId: number) => ({ basketItemId: offerId === 2021 ? 1 : 2, offerId, nth: 0 })
const wishes = fc.array(
  fc.record({ offerId: fc.constantFrom(2021, 2022), quantity: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, maxLength: 8 },
)
const delays = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 6 })

it('the basket ends as the customer last wanted it, whatever the order of answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      wishes,
      delays,
      fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
      async (all, waits, lost) => {
        const shop = openFresh('basket')
        disturb(waits, lost)
        const store = createStore()
        const { dispatch } = store
        const reading = dispatch(basket.initiate('eshop'))
        const writes = all.map(({ offerId, quantity }) =>
          dispatch(setBasketQuantity.initiate({ type: 'eshop', line: line(offerId), quantity })),
        )
        // A read that began before a write must not restore the old state.
        void dispatch(basket.initiate('eshop', { forceRefetch: true }))
        await Promise.all(writes)
        await reading
        await basketIsSettled()
        const wished = new Map([
          [2021, 2],
          [2022, 1],
          [2061, 1],
          ...all.map(({ offerId, quantity }): [number, number] => [offerId, quantity]),
        ])
        const held = await shop.basket()
        expect(new Map(held as [number, number][])).toEqual(wished)
        await Promise.all(dispatch(basketApi.util.getRunningQueriesThunk()))
        const shown = basket.select('eshop')(store.getState()).data?.items
        expect(shown?.map(({ offerId, quantity }) => [offerId, quantity])).toEqual(held)
      },
    ),
    { numRuns: RUNS },
  )
})

const lines = (ids: number[]) =>
  fc.array(fc.record({ offerId: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  })
const sumsOf = (all: readonly { offerId: number; quantity: number }[]) => {
  const sums = new Map<number, number>()
  all.forEach(({ offerId, quantity }) => sums.set(offerId, (sums.get(offerId) ?? 0) + quantity))
  return sums
}

it('a set whose answer is lost is known to be in the basket, and one that never arrived is not', async () => {
  await fc.assert(
    fc.asyncProperty(
      lines([2021, 2022]),
      lines([2061, 2071]),
      fc.constantFrom(null, 'monthly' as const),
      fc.boolean(),
      async (lenses, additional, deliveryPeriod, isDone) => {
        const shop = openFresh('basket')
        const { dispatch } = createStore()
        await dispatch(basket.initiate('eshop'))
        const before = [
          { offerId: 2021, quantity: 2 },
          { offerId: 2022, quantity: 1 },
          { offerId: 2061, quantity: 1 },
        ]
        const { fetch } = globalThis
        Object.assign(globalThis, {
          fetch: async (input: string, init?: RequestInit) => {
            if (!input.includes('wizard')) return fetch(input, init)
            if (isDone) await fetch(input, init)
            throw new TypeError('connection lost')
          },
        })
        const mode = deliveryPeriod === null ? 'default' : 'subscription-on-lenses'
        const { data, error } = await dispatch(
          wizardApi.endpoints.fillBasketFromWizard.initiate({
            told: mode === 'default' ? [] : ['Ясно Месяц, 6 шт, 2\u00a0шт', 'Ясно Месяц, 6 шт, 1\u00a0шт'],
            deliveryPeriod,
            lenses,
            additional,
          }),
        )
        expect(error === undefined).toBe(isDone)
        // Goods stay in any case.
        const kept = mode === 'default' ? before : before.slice(2)
        const wanted = sumsOf(isDone ? [...kept, ...lenses, ...additional] : before)
        const held = (await shop.basket()) as [number, number][]
        expect(sumsOf(held.map(([offerId, quantity]) => ({ offerId, quantity })))).toEqual(wanted)
        if (isDone) expect(data?.items).toHaveLength(held.length)
      },
    ),
    { numRuns: RUNS },
  )
})

it('a line gets fewer once more after a lost answer, and after it has grown since', async () => {
  const shop = openFresh('basket')
  const { dispatch } = createStore()
  await dispatch(basket.initiate('eshop'))
  const want = (quantity: number) =>
    dispatch(setBasketQuantity.initiate({ type: 'eshop', line: line(2021), quantity }))
  const { fetch } = globalThis
  let isWhole = false
  Object.assign(globalThis, {
    // The basket is sent whole, and nothing is heard afterwards.
    fetch: async (input: string, init?: RequestInit) => {
      if (isWhole) throw new TypeError('connection lost')
      isWhole = input.includes('/eshop/items/')
      const answer = await fetch(input, init)
      if (isWhole) throw new TypeError('connection lost')
      return answer
    },
  })
  expect((await want(1)).error).toMatchObject({ doubtful: true })
  Object.assign(globalThis, { fetch })
  await dispatch(basket.initiate('eshop', { forceRefetch: true }))
  await want(3)
  await want(1)
  expect(await shop.basket()).toContainEqual([2021, 1])
})

it('after an order the same points and code are another intent', async () => {
  openFresh('full')
  const { dispatch } = createStore()
  const keys: Record<string, Set<string | null>> = {}
  let isHeard = false
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) => {
      const path = new URL(input).pathname
      const key = new Headers(init?.headers).get('Idempotency-Key')
      if (key !== null) (keys[path] ??= new Set()).add(key)
      const data = null
      return isHeard
        ? Promise.resolve(Response.json({ status: 'success', data, errors: [] }))
        : Promise.reject(new TypeError('connection lost'))
    },
  })
  const spend = async () => {
    await dispatch(basketApi.endpoints.applyPointsDiscount.initiate(500))
    await dispatch(basketApi.endpoints.applyPromoCode.initiate({ type: 'eshop', promoCode: 'LINZA' }))
  }
  await spend()
  const told = () => Object.values(keys).map(({ size }) => size)
  expect(told()).toEqual([1, 1])
  isHeard = true
  endAttempt('eshop')
  await spend()
  expect(told()).toEqual([2, 2])
})

it('a line that was taken out comes back where it was', async () => {
  const shop = openFresh('basket')
  const { dispatch } = createStore()
  const { data } = await dispatch(basket.initiate('eshop'))
  const [first] = data?.items ?? []
  if (!first) throw new Error('The basket is empty')
  await dispatch(setBasketQuantity.initiate({ type: 'eshop', line: line(2021), quantity: 0 }))
  expect(await shop.basket()).toEqual([
    [2022, 1],
    [2061, 1],
  ])
  await dispatch(returnBasketItem.initiate({ type: 'eshop', item: first, index: 0 }))
  expect(await shop.basket()).toEqual([
    [2021, 2],
    [2022, 1],
    [2061, 1],
  ])
})

it.each([
  ['offer_id', null],
  ['basket_item_id', null],
  ['quantity', null],
])('a line whose %s cannot be read stays, and no other one gets fewer', async (field, value) => {
  const shop = openFresh('basket')
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      const body = (await answer.json()) as { data: { items?: Record<string, unknown>[] } }
      const drops = body.data.items?.find(({ offer_id }) => offer_id === 2061)
      if (drops) drops[field] = value
      return Response.json(body, answer)
    },
  })
  const { dispatch } = createStore()
  await dispatch(basket.initiate('eshop'))
  const { error } = await dispatch(
    setBasketQuantity.initiate({ type: 'eshop', line: line(2021), quantity: 1 }),
  )
  expect(error).toMatchObject({ message: 'Количество этого товара сейчас не изменить. Его можно удалить' })
  expect(sumsOf((await shop.basket()).map(([offerId = 0, quantity = 0]) => ({ offerId, quantity })))).toEqual(
    new Map([
      [2021, 2],
      [2022, 1],
      [2061, 1],
    ]),
  )
})

it('single lenses get fewer by being taken out and put in again', async () => {
  openFresh('full')
  const { dispatch } = createStore()
  const { addBasketLenses } = basketApi.endpoints
  const added = await dispatch(addBasketLenses.initiate({ type: 'mono', offerId: 2021, quantity: 5 }))
  const [item] = added.data?.items ?? []
  const { data } = await dispatch(
    setBasketQuantity.initiate({
      type: 'mono',
      line: { basketItemId: item?.basketItemId ?? 0, offerId: 2021, nth: 0 },
      quantity: 2,
    }),
  )
  expect(data?.items).toMatchObject([{ offerId: 2021, quantity: 2 }])
})

it('the page is told of the basket at first and at each change, once', async () => {
  openFresh('basket')
  const heard: unknown[] = []
  const onHeard = (event: Event) => heard.push((event as CustomEvent).detail)
  document.addEventListener('lens-widgets:basket-changed', onHeard)
  const { dispatch } = createStore()
  await dispatch(basket.initiate('eshop'))
  await dispatch(basket.initiate('eshop', { forceRefetch: true }))
  await dispatch(setBasketQuantity.initiate({ type: 'eshop', line: line(2022), quantity: 2 }))
  document.removeEventListener('lens-widgets:basket-changed', onHeard)
  expect(heard).toEqual([
    { type: 'eshop', itemsCount: 4, totalPrice: { value: 6660, currency: 'RUB' } },
    { type: 'eshop', itemsCount: 5, totalPrice: { value: 8650, currency: 'RUB' } },
  ])
})
