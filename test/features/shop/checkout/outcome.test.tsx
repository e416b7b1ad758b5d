import { screen, waitFor } from '@testing-library/react'
import { forgetCustomer } from '#host/customer/customer'
import { changeAnswers } from '../../../support/brokenAnswers'
import { ATTEMPT, openCheckout, ORDER } from './openCheckout'

const ORDERS = /\/personal\/orders\/$/

type Wire = Record<string, unknown>

/** Adds an order from another device of the customer while this one is being sent. */
function addOrder(change: (order: Wire) => Wire) {
  let isSent = false
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) => {
      isSent ||= ORDER.test(new URL(input).pathname)
      return fetch(input, init)
    },
  })
  changeAnswers(ORDERS, ({ orders }) => {
    const all = orders as Wire[]
    return { orders: isSent ? [change({ ...all[0], id: 90001, number: '90001' }), ...all] : all }
  })
}

const found = () => screen.queryByRole('heading', { name: /оформлен$/ })

it('an order has its basket checked and its agreement read once', async () => {
  const { fill, press, sent } = openCheckout()
  changeAnswers(/\/agreement\/\d+\/status\/$/, () => ({ is_confirmed: false }))
  const read = jest.spyOn(globalThis, 'fetch')
  await fill()
  await press('Оформить заказ')
  await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })
  expect(await screen.findByRole('heading', { name: 'В заказе' })).toBeVisible()
  const asked = (part: RegExp) =>
    read.mock.calls.filter(([input]) => typeof input === 'string' && part.test(input))
  expect(asked(/\/status\//)).toHaveLength(1)
  expect(sent.filter(({ path }) => path.endsWith('/validate/'))).toHaveLength(1)
  expect(sent.filter(({ path }) => path.endsWith('/confirm/'))).toHaveLength(1)
})

it('what an order lacks takes the focus, however late its message is drawn', async () => {
  const { press } = openCheckout()
  await screen.findByRole('combobox', { name: 'Время' })
  const { setTimeout: later } = globalThis
  // A timer without a delay runs before React draws, as on a busy page.
  const early = (run: () => void, ms?: number) => (ms === undefined ? run() : later(run, ms))
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(early as typeof setTimeout)
  await press('Оформить заказ')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Время' })).toHaveFocus())
  jest.mocked(setTimeout).mockRestore()
})

it('another new order with other goods is not taken for this one, and no link to pay it is given', async () => {
  const { fill, press, tries } = openCheckout('basket', ['dead'])
  addOrder((order) => order)
  await fill('Картой онлайн')
  await press('Оформить и оплатить')
  expect(await screen.findByText('Заказ не оформлен. Попробуйте ещё раз')).toBeVisible()
  expect(found()).toBeNull()
  await press('Оформить и оплатить')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
  expect(tries()).toHaveLength(2)
})

it('an order that has left the basket and is not to be seen is not said to be not placed', async () => {
  const { fill, press, orders } = openCheckout('basket', ['lost'])
  const before = (await orders()) as Wire[]
  changeAnswers(ORDERS, () => ({ orders: before }))
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByText(/^Не удалось узнать, оформлен ли заказ/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAttribute('href', '/personal/orders/')
  expect(screen.queryByText(/Заказ не оформлен/)).toBeNull()
})

it('an order of which nothing can be read says that it may have been placed', async () => {
  const { fill, press } = openCheckout('basket', ['lost'])
  await fill()
  const { fetch } = globalThis
  let isSent = false
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) => {
      if (isSent) return Promise.resolve(Response.json({ status: 'error', errors: [] }, { status: 400 }))
      isSent = ORDER.test(new URL(input).pathname)
      return fetch(input, init)
    },
  })
  await press('Оформить заказ')
  expect(await screen.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
})

it.each([
  ['a quarter of an hour ago', { at: 0 }, {}],
  ['by another customer', {}, { owner: 'somebody' }],
])('a try made %s is not gone on with, nor is its request', async (_, change, changeOfState) => {
  const first = openCheckout('basket', ['dead'])
  await first.fill()
  await first.press('Оформить заказ')
  expect(await screen.findByText('Заказ не оформлен. Попробуйте ещё раз')).toBeVisible()
  const kept = JSON.parse(sessionStorage.getItem(ATTEMPT) ?? '') as { at: number; state: Wire }
  first.drawn.unmount()

  sessionStorage.clear()
  sessionStorage.setItem(
    ATTEMPT,
    JSON.stringify({ ...kept, ...change, state: { ...kept.state, ...changeOfState } }),
  )
  const { fill, press, tries } = openCheckout('basket')
  await fill()
  expect(screen.queryByText('Проверяем, принят ли заказ')).toBeNull()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  expect(JSON.parse(tries()[0]?.body ?? '')).not.toMatchObject({ request_id: kept.state['requestId'] })
})

it('an order that one customer waits for is neither shown to the next one nor made for them', async () => {
  const heard = jest.fn()
  document.addEventListener('lens-widgets:order-placed', heard)
  const { fill, press, tries, shop } = openCheckout('basket', ['late'])
  const basket = (await shop.get('/api/v2/internal/basket/?type=eshop')) as { items: Wire[] }
  addOrder((order) => ({ ...order, items: basket.items }))
  await fill()
  const { fetch } = globalThis
  let isOther = false
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) => {
      if (ORDERS.test(new URL(input).pathname) && tries().length > 0 && !isOther) {
        isOther = true
        forgetCustomer({ isOver: false })
      }
      return fetch(input, init)
    },
  })
  await press('Оформить заказ')
  await waitFor(() => expect(isOther).toBe(true))
  await waitFor(() => expect(screen.queryByText('Проверяем, принят ли заказ')).toBeNull())
  document.removeEventListener('lens-widgets:order-placed', heard)
  expect(heard).not.toHaveBeenCalled()
  expect(tries()).toHaveLength(1)
  expect(location.search).toBe('')
})

it('what keeps a basket from being ordered names the product and leads to the basket', async () => {
  const { fill, press, tries } = openCheckout('soldout')
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/basket/')
  expect(screen.getByRole('alert')).toHaveTextContent(/Ясно Месяц/)
  expect(tries()).toEqual([])
})

it('a basket that may not be ordered for no reason given is no empty message', async () => {
  const { fill, press } = openCheckout()
  changeAnswers(/\/basket\/validate\/$/, () => ({ is_valid: false, messages: [], items: [] }))
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByText('Проверьте товары в корзине')).toBeVisible()
})

it('a phone that has to be confirmed is asked for also where the refusal is a 403', async () => {
  const { fill, press } = openCheckout()
  const { fetch } = globalThis
  const errors = [{ code: 403, message: 'phone_not_confirmed' }]
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      ORDER.test(new URL(input).pathname)
        ? Promise.resolve(Response.json({ status: 'error', data: null, errors }, { status: 403 }))
        : fetch(input, init),
  })
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByRole('dialog', { name: 'Подтвердите телефон' })).toBeVisible()
})

it('an order that has been cancelled since is not called placed', async () => {
  history.replaceState(null, '', '/?order=48213')
  openCheckout()
  changeAnswers(ORDERS, ({ orders }) => ({
    orders: (orders as Wire[]).map((order) => ({
      ...order,
      status: { code: 'cancelled', label: 'Отменён' },
    })),
  }))
  expect(await screen.findByRole('heading', { name: 'Заказ № 48213 отменён' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull()
})

it('an order whose number is a JSON number has it in its heading', async () => {
  const { fill, press } = openCheckout()
  changeAnswers(ORDER, (data) => ({ ...data, number: 48301 }))
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
})

it('nothing is ordered with a line that cannot be shown', async () => {
  const { fill, press, tries } = openCheckout()
  changeAnswers(/\/basket\/$/, (data) => ({ ...data, items: [...(data['items'] as Wire[]), { title: '' }] }))
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByText('Один из товаров не удалось показать. Проверьте корзину')).toBeVisible()
  expect(tries()).toEqual([])
})

it('a basket of which no line can be read is not called empty', async () => {
  openCheckout()
  changeAnswers(/\/basket\/$/, (data) => ({ ...data, items: [{ title: '' }] }))
  expect(await screen.findByRole('button', { name: 'Оформить заказ' })).toBeVisible()
  expect(screen.queryByText('В корзине пусто')).toBeNull()
})
