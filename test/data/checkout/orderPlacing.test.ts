import type { Basket, BasketItem } from '#data/basket/basket'
import { announceWork } from '#data/basket/basketQueue'
import { attemptOf, ownerOf } from '#data/checkout/attempt'
import type { OrderDraft, PlacedOrder } from '#data/checkout/checkout'
import { OrderPlacing, type OrderDetails, type PlacingState } from '#data/checkout/orderPlacing'
import { unavailable, type ApiError } from '#domain/ApiError'
import { noteServerTime } from '#domain/dates/clock'
import type { Order } from '#data/orders/order'
import { forgetCustomer } from '#host/customer/customer'
import { toldTabs } from '../../support/browser'

const MINUTE = 60_000

const roubles = (value: number) => ({ value, currency: 'RUB' as const })
const failure = (error: ApiError) => Object.assign(new Error(error.message), error)
const lost = () => failure(unavailable('timeout', true))
const refused = (code: number | string, message: string) =>
  failure({ kind: 'refused', message, errors: [{ code, message }] })

const lenses = (offerId: number, quantity: number) =>
  ({
    basketItemId: offerId,
    offerId,
    packId: 10 + offerId,
    productId: 100 + offerId,
    title: `Линзы ${offerId}`,
    quantity,
    price: roubles(500),
  }) as BasketItem

const anna = { name: 'Анна', phone: '9161234567', country: 'ru' as const }

const basketOf = (items: BasketItem[]): Basket => ({
  ...({ deliveryPeriod: null, hasUnreadable: undefined } as unknown as Basket),
  items,
  totalPrice: roubles(items.reduce((sum, { quantity }) => sum + quantity * 500, 0)),
  customer: { ...anna },
  recipient: { ...anna },
})

const details: OrderDetails = {
  recipient: anna,
  payment: 'card',
  date: '2026-05-03',
  timeFrom: '10:00',
  timeTo: '14:00',
  comment: '',
  deliveryPrice: null,
  saveDelivery: () => Promise.resolve(undefined),
  checkDelivery: () => Promise.resolve([]),
}

/** The outcome of a call that places an order: done without a response, not done, done after the search, refused. */
type Fate = 'lost' | 'dead' | 'late' | Error

/** Opens a shop with a basket and orders, in which one request id becomes one order. */
function openShop() {
  let basket = basketOf([lenses(1, 2)])
  const orders: Order[] = []
  const made = new Map<string, PlacedOrder>()
  const sent: OrderDraft[] = []
  const fates: Fate[] = []
  let makeLate = () => undefined as unknown
  const order = (request: string): PlacedOrder => {
    const known = made.get(request)
    if (known) return known
    const id = 48301 + orders.length
    const placed = { id, number: String(id), totalPrice: basket.totalPrice, isPaymentRequired: false }
    made.set(request, placed)
    orders.push({
      ...placed,
      createdAt: new Date().toISOString(),
      items: basket.items,
      payment: { isLinkAvailable: true },
    } as unknown as Order)
    basket = basketOf([])
    return placed
  }
  const calls = {
    readBasket: jest.fn(() => Promise.resolve(basket)),
    checkBasket: jest.fn(() =>
      Promise.resolve({
        isValid: true,
        messages: [] as string[],
        items: [] as { basketItemId: number; messages: string[] }[],
      }),
    ),
    setRecipient: jest.fn(() => Promise.resolve<unknown>(undefined)),
    consent: jest.fn(() => Promise.resolve(1)),
    isAgreementConfirmed: jest.fn(() => Promise.resolve(true)),
    confirmAgreement: jest.fn(() => Promise.resolve<unknown>(undefined)),
    readOrders: jest.fn(() => Promise.resolve([...orders])),
    placeOrder: jest.fn((draft: OrderDraft) => {
      sent.push(draft)
      const fate = fates.shift()
      const make = () => order(draft.requestId ?? '')
      if (fate instanceof Error) return Promise.reject(fate)
      if (fate === undefined) return Promise.resolve(make())
      if (fate === 'lost') make()
      if (fate === 'late') makeLate = make
      return Promise.reject(lost())
    }),
  }
  return {
    calls,
    orders,
    sent,
    order,
    /** Sets the outcomes of the next calls that place an order. */
    next: (...all: Fate[]) => fates.push(...all),
    makeLate: () => makeLate(),
    basket: () => basket,
    fill: (...items: BasketItem[]) => (basket = basketOf(items)),
  }
}

/** Opens the checkout of a page, and records the states that it showed and the orders that it was told about. */
function openCheckout(shop = openShop(), seen = shop.basket()) {
  const states: PlacingState[] = []
  const placed: PlacedOrder[] = []
  const placing = new OrderPlacing('eshop', seen, shop.calls, (state) => states.push(state))
  const page = { owner: ownerOf(seen), onPlaced: (order: PlacedOrder) => placed.push(order) }
  const settled = async (run: Promise<void>) => {
    await jest.runAllTimersAsync()
    await run
  }
  const trouble = () => {
    const last = states.at(-1)
    return last?.name === 'idle' ? last.trouble : undefined
  }
  return {
    ...shop,
    shop,
    placing,
    page,
    states,
    placed,
    trouble,
    names: () => states.map(({ name }) => name),
    press: (change: Partial<OrderDetails> = {}) => settled(placing.place({ ...details, ...change }, page)),
    resume: () => settled(placing.resume(page)),
    requests: () => shop.sent.map(({ requestId }) => requestId),
  }
}

const owner = ownerOf(basketOf([]))
const kept = () => attemptOf('eshop', owner)

let heard: jest.Mock

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') })
  forgetCustomer({ isOver: false })
  sessionStorage.clear()
  heard = jest.fn()
  document.addEventListener('lens-widgets:order-placed', heard)
})
afterEach(() => {
  noteServerTime(0)
  document.removeEventListener('lens-widgets:order-placed', heard)
  jest.useRealTimers()
})

describe('a press', () => {
  it('places what was chosen once, tells the page, and ends the attempt', async () => {
    const { press, sent, placed, states, orders } = openCheckout()
    const { requestId } = kept()
    await press({ comment: 'Позвоните', auth: 'proof' })
    expect(sent).toEqual([
      {
        type: 'eshop',
        paymentType: 'card',
        deliveryDate: '2026-05-03',
        timeFrom: '10:00',
        timeTo: '14:00',
        comment: 'Позвоните',
        requestId,
        auth: 'proof',
      },
    ])
    expect(placed).toEqual([
      { id: 48301, number: '48301', totalPrice: roubles(1000), isPaymentRequired: false },
    ])
    expect(heard.mock.calls).toMatchObject([
      [{ detail: { id: 48301, number: '48301', type: 'eshop', totalPrice: roubles(1000) } }],
    ])
    expect(states).toEqual([{ name: 'busy' }, { name: 'idle' }])
    expect(orders).toHaveLength(1)
    expect(kept()).toEqual({ requestId: expect.not.stringMatching(requestId) as string })
  })

  it('names products that this page has not read, as after a reload', async () => {
    const { fetch } = globalThis
    const asked: string[] = []
    const product = { id: 107, title: 'Ясно Месяц', category: 'lenses' }
    Object.assign(globalThis, {
      fetch: (address: string) => {
        asked.push(new URL(address, 'https://shop.test').pathname)
        return Promise.resolve(Response.json({ status: 'success', data: product, errors: [] }))
      },
    })
    const shop = openShop()
    shop.fill(lenses(7, 1))
    const { press } = openCheckout(shop)
    await press()
    Object.assign(globalThis, { fetch })
    expect(asked).toEqual(['/api/v2/internal/catalog/products/detail/id/107/'])
    expect(heard.mock.calls).toMatchObject([
      [{ detail: { items: [{ id: 107, title: 'Ясно Месяц', category: 'lenses' }] } }],
    ])
  })

  it('tells the order without names where they do not come, before the page may be left', async () => {
    const { fetch } = globalThis
    Object.assign(globalThis, { fetch: () => new Promise(() => undefined) })
    const shop = openShop()
    shop.fill(lenses(8, 1))
    const { placing, page, placed } = openCheckout(shop)
    const pressed = placing.place(details, page)
    await jest.advanceTimersByTimeAsync(2000)
    await pressed
    Object.assign(globalThis, { fetch })
    expect(heard.mock.calls).toMatchObject([[{ detail: { items: [{ id: 108, title: null }] } }]])
    expect(placed).toHaveLength(1)
  })

  it('tells the other tabs, whose baskets still show what was ordered', async () => {
    const { press } = openCheckout()
    await press()
    expect(toldTabs).toContain('lens-widgets:basket')
  })

  it('sends no comment and no proof where there are none', async () => {
    const { press, sent } = openCheckout()
    await press()
    expect(sent[0]).toMatchObject({ comment: null })
    expect(sent[0]).not.toHaveProperty('auth')
  })

  it('does nothing while another one is under way', async () => {
    const { placing, page, press, sent, placed, states } = openCheckout()
    const first = placing.place(details, page)
    await press()
    await first
    expect(sent).toHaveLength(1)
    expect(placed).toHaveLength(1)
    expect(states).toHaveLength(2)
  })

  it('waits until nothing is left to be written of the basket', async () => {
    const { placing, page, calls } = openCheckout()
    const end = announceWork()
    const pressed = placing.place(details, page)
    await jest.runAllTimersAsync()
    expect(calls.readBasket).not.toHaveBeenCalled()
    end()
    await jest.runAllTimersAsync()
    await pressed
    expect(calls.placeOrder).toHaveBeenCalledTimes(1)
  })

  it('gives its order before the page is idle again, and shows what the page throws', async () => {
    const { placing, page, states, trouble } = openCheckout()
    const error = new Error('page')
    const pressed = placing.place(details, {
      ...page,
      onPlaced: () => {
        expect(states).toEqual([{ name: 'busy' }])
        throw error
      },
    })
    await jest.runAllTimersAsync()
    await pressed
    expect(trouble()).toEqual({ kind: 'failed', group: 'order', error })
  })
})

describe('the basket', () => {
  it('that has changed is shown first, and ordered by the next press', async () => {
    const { shop, press, trouble, sent } = openCheckout()
    shop.fill(lenses(1, 3))
    await press()
    expect(trouble()).toMatchObject({
      kind: 'changed',
      changes: [{ title: 'Линзы 1' }, { title: 'Итого' }],
    })
    expect(sent).toEqual([])
    await press()
    expect(sent).toHaveLength(1)
  })

  it('that may not be ordered says why, by the names of its goods', async () => {
    const { calls, press, trouble, sent } = openCheckout()
    calls.checkBasket.mockResolvedValue({
      isValid: false,
      messages: ['Нужно две пачки'],
      items: [{ basketItemId: 1, messages: ['Нет в наличии'] }],
    })
    await press()
    expect(trouble()).toEqual({ kind: 'invalid', messages: ['Нужно две пачки', 'Линзы 1: Нет в наличии'] })
    expect(sent).toEqual([])
  })

  it('with nothing in it is not ordered', async () => {
    const { shop, press, trouble } = openCheckout()
    shop.fill()
    await press()
    await press()
    expect(trouble()).toEqual({ kind: 'invalid', messages: ['В корзине пусто'] })
  })

  it.each(['readBasket', 'checkBasket'] as const)(
    'that cannot be read stops the order beside it: %s',
    async (name) => {
      const { calls, press, trouble, sent } = openCheckout()
      const error = failure(unavailable('offline'))
      calls[name].mockRejectedValueOnce(error)
      await press()
      expect(trouble()).toEqual({ kind: 'failed', group: 'basket', error })
      expect(sent).toEqual([])
    },
  )
})

describe('the delivery', () => {
  it('that the shop refuses stops the order beside it', async () => {
    const { press, trouble, sent } = openCheckout()
    const error = refused(1, 'Сюда не доставляем')
    await press({ saveDelivery: () => Promise.resolve(error) })
    expect(trouble()).toEqual({ kind: 'failed', group: 'delivery', error })
    expect(sent).toEqual([])
  })

  it('that costs something else by now is shown first', async () => {
    const { press, trouble, sent } = openCheckout()
    const changes = [{ offerId: null, title: 'Доставка', was: '300 ₽', is: '400 ₽' }]
    await press({ checkDelivery: () => Promise.resolve(changes) })
    expect(trouble()).toEqual({ kind: 'changed', changes })
    expect(sent).toEqual([])
  })
})

describe('the recipient', () => {
  it('is told only where the shop has another one', async () => {
    const { calls, press, trouble } = openCheckout()
    const error = failure({ kind: 'invalid', message: 'Нет', fields: { name: 'Слишком коротко' } })
    calls.setRecipient.mockRejectedValueOnce(error)
    await press({ recipient: { ...anna, name: 'А' } })
    expect(trouble()).toEqual({ kind: 'failed', group: 'recipient', error })
    expect(calls.placeOrder).not.toHaveBeenCalled()
    await press()
    expect(calls.setRecipient).toHaveBeenCalledTimes(1)
    expect(calls.placeOrder).toHaveBeenCalledTimes(1)
  })
})

describe('the offer', () => {
  it('is confirmed where the shop has not confirmed it yet', async () => {
    const { calls, press } = openCheckout()
    calls.isAgreementConfirmed.mockResolvedValue(false)
    await press()
    expect(calls.confirmAgreement.mock.calls).toEqual([[1]])
  })

  it('is not confirmed twice', async () => {
    const { calls, press } = openCheckout()
    await press()
    expect(calls.confirmAgreement).not.toHaveBeenCalled()
  })

  it.each(['consent', 'isAgreementConfirmed'] as const)(
    'that fails stops the order beside it: %s',
    async (name) => {
      const { calls, press, trouble, sent } = openCheckout()
      const error = failure(unavailable('unavailable'))
      calls[name].mockRejectedValueOnce(error)
      await press()
      expect(trouble()).toEqual({ kind: 'failed', group: 'offer', error })
      expect(sent).toEqual([])
    },
  )
})

describe('a refusal', () => {
  it('about single lines names their goods, and the next press is the same request', async () => {
    const { next, press, trouble, requests, placed } = openCheckout()
    next(failure({ kind: 'invalid', message: 'Нельзя', fields: { 'items.0.offer_id': 'Кончились' } }))
    await press()
    expect(trouble()).toEqual({ kind: 'invalid', messages: ['Линзы 1: Кончились'] })
    // Its response is not expected any more.
    expect(kept().sent).toBeUndefined()
    await press()
    expect(new Set(requests()).size).toBe(1)
    expect(placed).toHaveLength(1)
  })

  it('about anything else is shown by the button', async () => {
    const { next, press, trouble, names } = openCheckout()
    const error = refused(7, 'Касса закрыта')
    next(error)
    await press()
    expect(trouble()).toEqual({ kind: 'failed', group: 'order', error })
    expect(names()).toEqual(['busy', 'idle'])
  })

  it('asks for a proof of the phone, with which the same request goes on', async () => {
    const { next, press, placing, trouble, sent, requests, placed } = openCheckout()
    next(refused('phone_not_confirmed', 'Подтвердите телефон'))
    await press()
    expect(trouble()).toEqual({ kind: 'phone' })
    placing.clearTrouble()
    expect(trouble()).toBeUndefined()
    await press({ auth: 'proof' })
    expect(sent[1]).toMatchObject({ auth: 'proof' })
    expect(new Set(requests()).size).toBe(1)
    expect(placed).toHaveLength(1)
  })
})

describe('an answer that is lost', () => {
  it('after the order was made is found among the orders, and can be paid', async () => {
    const { next, press, names, placed, orders, sent } = openCheckout()
    next('lost')
    await press({ payment: 'card_online' })
    expect(names()).toEqual(['busy', 'checking', 'idle'])
    expect(placed).toMatchObject([{ id: 48301, number: '48301', isPaymentRequired: true }])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(sent).toHaveLength(1)
    expect(orders).toHaveLength(1)
  })

  it('is looked for at 2, 12 and 30 seconds, and then the order was not made', async () => {
    const { next, placing, page, calls, trouble } = openCheckout()
    next('dead')
    void placing.place(details, page)
    await jest.advanceTimersByTimeAsync(0)
    const before = calls.readOrders.mock.calls.length
    const searches = async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds)
      return calls.readOrders.mock.calls.length - before
    }
    expect(await searches(1999)).toBe(0)
    expect(await searches(1)).toBe(1)
    expect(await searches(9999)).toBe(1)
    expect(await searches(1)).toBe(2)
    expect(await searches(17_999)).toBe(2)
    expect(await searches(1)).toBe(3)
    expect(trouble()).toEqual({ kind: 'notPlaced' })
  })

  it('of an order that was not made leads to the same request by the next press', async () => {
    const { next, press, requests, placed, orders } = openCheckout()
    next('dead')
    await press()
    await press()
    expect(requests()).toHaveLength(2)
    expect(new Set(requests()).size).toBe(1)
    expect(placed).toHaveLength(1)
    expect(orders).toHaveLength(1)
  })

  it('of an order that was made after the search is shown by the next press, which sends nothing', async () => {
    const { next, makeLate, press, sent, placed } = openCheckout()
    next('late')
    await press()
    makeLate()
    await press()
    expect(sent).toHaveLength(1)
    expect(placed).toHaveLength(1)
  })

  it('of an order that is made during the next press is no second order', async () => {
    const { next, makeLate, calls, press, requests, placed, orders } = openCheckout()
    next('late')
    await press()
    calls.consent.mockImplementationOnce(() => {
      makeLate()
      return Promise.resolve(1)
    })
    await press()
    expect(new Set(requests()).size).toBe(1)
    expect(placed).toHaveLength(1)
    expect(orders).toHaveLength(1)
  })

  it('is unknown where the goods have left the basket and no order is to be seen', async () => {
    const { next, calls, press, trouble } = openCheckout()
    next('lost')
    calls.readOrders.mockResolvedValue([])
    await press()
    expect(trouble()).toEqual({ kind: 'unknown' })
  })

  describe.each([
    ['has no items', []],
    ['has items without ids', [{ ...lenses(1, 2), offerId: null, packId: null, productId: null }]],
  ])('where a new order %s', (_, items) => {
    const unnamed = (id: number) => ({ id, number: String(id), items, totalPrice: null }) as unknown as Order

    it('is found in it once its goods have left the basket', async () => {
      const { next, calls, press, placed } = openCheckout()
      next('lost')
      calls.readOrders.mockResolvedValueOnce([unnamed(1)]).mockResolvedValue([unnamed(2), unnamed(1)])
      await press()
      expect(placed.map(({ id }) => id)).toEqual([2])
    })

    it('is not found in it while its goods are in the basket', async () => {
      const { next, calls, press, trouble } = openCheckout()
      next('dead')
      calls.readOrders.mockResolvedValueOnce([]).mockResolvedValue([unnamed(2)])
      await press()
      expect(trouble()).toEqual({ kind: 'notPlaced' })
    })

    it('is not found in one of two', async () => {
      const { next, calls, press, trouble } = openCheckout()
      next('lost')
      calls.readOrders.mockResolvedValueOnce([]).mockResolvedValue([unnamed(2), unnamed(1)])
      await press()
      expect(trouble()).toEqual({ kind: 'unknown' })
    })
  })

  it('is doubtful where nothing can be read after it', async () => {
    const { next, calls, press, trouble } = openCheckout()
    next('lost')
    calls.placeOrder.mockImplementationOnce(() => {
      calls.readOrders.mockRejectedValue(failure(unavailable('offline')))
      calls.readBasket.mockRejectedValue(failure(unavailable('offline')))
      return Promise.reject(lost())
    })
    await press()
    expect(trouble()).toMatchObject({ kind: 'failed', group: 'order', error: { doubtful: true } })
  })

  it('is not taken for another order of the same goods that was there before', async () => {
    const { next, shop, press, trouble } = openCheckout()
    shop.order('other')
    shop.fill(lenses(1, 2))
    next('dead')
    await press()
    expect(trouble()).toEqual({ kind: 'notPlaced' })
  })

  it('is not taken for a new order of other goods', async () => {
    const { next, calls, orders, press, trouble } = openCheckout()
    next('dead')
    const other = { id: 1, items: [lenses(2, 2)], createdAt: '2026-05-01T12:00:00Z' } as unknown as Order
    calls.readOrders.mockResolvedValueOnce([]).mockResolvedValue([...orders, other])
    await press()
    expect(trouble()).toEqual({ kind: 'notPlaced' })
  })

  it.each([
    ['of the last five minutes', 5 * MINUTE, 1, 0],
    ['that is older', 5 * MINUTE + 1, 0, 0],
    ['of the last five minutes by the shop’s clock', 5 * MINUTE, 1, -180 * MINUTE],
    ['that is older by the shop’s clock', 5 * MINUTE + 1, 0, 180 * MINUTE],
  ])('is taken for an order %s, where those before it could not be read', async (_, age, count, ahead) => {
    const { next, calls, press, placed, basket } = openCheckout()
    noteServerTime(ahead)
    next('dead')
    const createdAt = new Date(Date.now() + ahead - age).toISOString()
    const found = { id: 7, number: '7', items: basket().items, createdAt } as unknown as Order
    calls.readOrders.mockRejectedValueOnce(failure(unavailable('offline'))).mockResolvedValue([found])
    await press()
    expect(placed).toHaveLength(count)
  })

  it('is told once where the orders cannot be read, and then the same request is sent', async () => {
    const { next, calls, press, trouble, requests, placed } = openCheckout()
    next('dead')
    await press()
    const error = failure(unavailable('offline'))
    calls.readOrders.mockRejectedValue(error)
    await press()
    expect(trouble()).toEqual({ kind: 'failed', group: 'order', error })
    expect(requests()).toHaveLength(1)
    await press()
    expect(requests()).toHaveLength(2)
    expect(new Set(requests()).size).toBe(1)
    expect(placed).toHaveLength(1)
  })
})

describe('another load of the page', () => {
  /** Places an order whose response is lost, and leaves the page before it is searched for. */
  async function leave(fate: Fate) {
    const { shop, next, placing, page } = openCheckout()
    const seen = shop.basket()
    next(fate)
    void placing.place(details, page)
    await jest.advanceTimersByTimeAsync(1000)
    const { requestId } = kept()
    jest.clearAllTimers()
    return { shop, seen, requestId }
  }

  it('goes on looking for an order without an answer', async () => {
    const { shop } = await leave('lost')
    const { resume, names, placed, sent } = openCheckout(shop)
    await resume()
    expect(names()).toEqual(['busy', 'checking', 'idle'])
    expect(placed).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  it('asks for nothing where nothing was sent', async () => {
    const { resume, states, calls } = openCheckout()
    await resume()
    expect(states).toEqual([])
    expect(calls.readOrders).not.toHaveBeenCalled()
  })

  it.each([
    ['the same request within a quarter of an hour', 15 * MINUTE - 1000, true],
    ['another request after a quarter of an hour', 15 * MINUTE + 1, false],
  ])('orders by %s', async (_, age, isSame) => {
    const { shop, seen, requestId } = await leave('dead')
    jest.setSystemTime(Date.now() + age)
    const { resume, press, states, sent } = openCheckout(shop, seen)
    if (!isSame) {
      await resume()
      expect(states).toEqual([])
    }
    await press()
    expect(sent[1]?.requestId === requestId).toBe(isSame)
  })

  it('by another customer goes on with nothing', async () => {
    const { shop, requestId } = await leave('lost')
    shop.fill(lenses(1, 2))
    const seen = { ...shop.basket(), customer: { ...anna, phone: '9160000000' } }
    const { resume, press, states, sent } = openCheckout(shop, seen)
    await resume()
    expect(states).toEqual([])
    await press()
    expect(sent[1]?.requestId).not.toBe(requestId)
  })
})

describe('a duplicated tab', () => {
  it('that has ordered by the same request leaves the basket to a request of its own', async () => {
    const { shop, press, requests, placed, orders } = openCheckout()
    const { requestId } = kept()
    shop.order(requestId)
    shop.fill(lenses(1, 2))
    await press()
    expect(requests()).toEqual([requestId, expect.not.stringMatching(requestId)])
    expect(placed).toMatchObject([{ id: 48302 }])
    expect(orders).toHaveLength(2)
  })

  it('is believed where the second request gives an old order, too', async () => {
    const { shop, calls, press, sent, placed } = openCheckout()
    const old = shop.order('other')
    shop.fill(lenses(1, 2))
    calls.placeOrder.mockImplementation((draft) => {
      sent.push(draft)
      return Promise.resolve(old)
    })
    await press()
    expect(sent).toHaveLength(2)
    expect(placed).toEqual([old])
  })
})

describe('another customer', () => {
  const steps = ['readBasket', 'checkBasket', 'consent', 'isAgreementConfirmed', 'readOrders'] as const

  it.each(steps)('who comes during %s gets no order, and is told nothing', async (name) => {
    const { calls, press, states, sent } = openCheckout()
    const answer = calls[name].getMockImplementation() as () => Promise<never>
    calls[name].mockImplementation(() => {
      forgetCustomer({ isOver: false })
      return answer()
    })
    await press()
    expect(sent).toEqual([])
    expect(states).toEqual([{ name: 'busy' }, { name: 'idle' }])
  })

  it.each(['lost', undefined] as const)(
    'who comes with the answer of an order is not told of it: %s',
    async (fate) => {
      const { next, calls, press, states, placed, sent } = openCheckout()
      if (fate) next(fate)
      const answer = calls.placeOrder.getMockImplementation()
      calls.placeOrder.mockImplementation((draft) => {
        forgetCustomer({ isOver: false })
        return answer?.(draft) ?? Promise.reject(new Error())
      })
      await press()
      await press()
      expect(sent).toHaveLength(1)
      expect(placed).toEqual([])
      expect(heard).not.toHaveBeenCalled()
      expect(states.every((state) => state.name !== 'checking' && !('trouble' in state))).toBe(true)
    },
  )

  it('who comes while an order is looked for does not see it', async () => {
    const { next, calls, press, placed, names, trouble } = openCheckout()
    next('lost')
    const read = calls.readOrders.getMockImplementation()
    calls.readOrders
      .mockImplementationOnce(() => Promise.resolve([]))
      .mockImplementation(() => {
        forgetCustomer({ isOver: false })
        return read?.() ?? Promise.reject(new Error())
      })
    await press()
    expect(names()).toEqual(['busy', 'checking', 'idle'])
    expect(placed).toEqual([])
    expect(trouble()).toBeUndefined()
  })
})
