import { screen, waitFor, within } from '@testing-library/react'
import { basketApi } from '#data/basket/basketApi'
import { leaveTo } from '#host/page/pageAddress'
import { createStore } from '#store/store'
import { breakCalls, brokenAnswers, changeAnswers } from '../../../support/brokenAnswers'
import { tellFromOtherTab } from '../../../support/browser'
import { hear } from '../../../support/events'
import { holdReads } from '../../../support/holdReads'
import { ofEarlierLoad } from '../../../support/ofEarlierLoad'
import { ATTEMPT, failOrders, makeLate, openCheckout, ORDER, orderElsewhere } from './openCheckout'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<object>('#host/page/pageAddress'),
  leaveTo: jest.fn(() => Promise.resolve()),
}))

it('an order is placed with what was chosen, and the page tells of it once', async () => {
  const began = hear('checkout-began')
  const { fill, press, sent, orders, shop } = openCheckout()
  const heard: unknown[] = []
  const onHeard = (event: Event) => heard.push((event as CustomEvent).detail)
  document.addEventListener('lens-widgets:order-placed', onHeard)
  const before = (await orders()).length
  await fill()
  expect(await screen.findByText('290 ₽')).toBeVisible()
  // A wrong power has to be visible before the order.
  expect(await screen.findByText('−2,75')).toBeVisible()
  expect(screen.getByText('−3,00')).toBeVisible()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toHaveFocus()
  document.removeEventListener('lens-widgets:order-placed', onHeard)
  expect(heard).toEqual([
    {
      id: 48301,
      number: '48301',
      type: 'eshop',
      totalPrice: { value: 6950, currency: 'RUB' },
      items: [
        { id: 202, title: 'Ясно Месяц', category: 'lenses', price: 1990, quantity: 2, discount: 0 },
        { id: 202, title: 'Ясно Месяц', category: 'lenses', price: 1990, quantity: 1, discount: 0 },
        {
          id: 206,
          title: 'Росинка, раствор для линз',
          category: 'solutions',
          price: 690,
          quantity: 1,
          discount: 0,
        },
      ],
      currency: 'RUB',
      value: 6660,
      delivery: 290,
      coupon: null,
    },
  ])
  // The beginning of the checkout was reported once, with the same items.
  expect(began.map(([, { items, value }]) => [items.length, value])).toEqual([[3, 6660]])
  expect(await orders()).toHaveLength(before + 1)
  expect(await shop.basket()).toEqual([])
  expect(location.search).toBe('?order=48301')
  // The next order does not start with this draft.
  expect(Object.keys(sessionStorage).filter((key) => key.includes('checkout-'))).toEqual([])
  // The recipient was not changed, so it is not sent.
  expect(sent.map(({ path }) => path).filter((path) => path.includes('recipient'))).toEqual([])
})

it('a restored draft says so, and the recipient of the account can be had instead', async () => {
  const { user, drawn, draw } = openCheckout()
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Имя и фамилия' })
  const { value } = await name()
  await user.type(await name(), ' и соседка')
  drawn.unmount()
  ofEarlierLoad()
  draw()
  expect(await screen.findByText('Восстановлен черновик')).toBeVisible()
  expect(await name()).toHaveValue(`${value} и соседка`)
  await user.click(screen.getByRole('button', { name: 'Начать заново' }))
  expect(await name()).toHaveValue(value)
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(await name()).toHaveValue(`${value} и соседка`)
})

it.each([
  ['Картой онлайн', 'Оформить и оплатить', 1],
  ['Картой при получении', 'Оформить заказ', 0],
])('where it cannot be read whether to pay, the way of payment tells: %s', async (way, button, links) => {
  const { fill, press } = openCheckout()
  changeAnswers(ORDER, (data) => ({ ...data, is_payment_required: 'да' }))
  await fill(way)
  await press(button)
  await screen.findByRole('heading', { name: /оформлен$/ })
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(links))
})

it('an order paid online leads to the bank', async () => {
  const { fill, press } = openCheckout()
  await fill('Картой онлайн')
  await press('Оформить и оплатить')
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/payment/48301/'))
  expect(await screen.findByRole('button', { name: /^Оплатить/ })).toBeVisible()
})

it('nothing is sent before everything is chosen; what is missing is said in its place', async () => {
  const { press, tries, user } = openCheckout()
  await user.clear(await screen.findByRole('textbox', { name: 'Имя и фамилия' }))
  await screen.findByRole('combobox', { name: 'Время' })
  await press('Оформить заказ')
  for (const text of [
    'Укажите имя и фамилию',
    'Выберите время',
    'Выберите способ оплаты',
    'Подтвердите согласие с офертой',
  ]) {
    expect(await screen.findByText(text)).toBeVisible()
  }
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveFocus())
  expect(tries()).toEqual([])
})

it('a basket that has changed is shown before anything is ordered', async () => {
  const { fill, press, tries } = openCheckout('price-changed')
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByText('Корзина изменилась')).toBeVisible()
  expect(screen.getByText(/^Итого: было 6 660 ₽, стало 7 326 ₽/)).toBeVisible()
  expect(tries()).toEqual([])
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
})

it('an order whose answer was lost is found, and not made twice', async () => {
  const { fill, press, orders, tries } = openCheckout('basket', ['lost'])
  const before = (await orders()).length
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
  expect(tries()).toHaveLength(1)
  expect(await orders()).toHaveLength(before + 1)
})

it('an order that was not made is tried again with the same request, and nothing typed is lost', async () => {
  const { fill, press, orders, tries, user } = openCheckout('basket', ['dead'])
  const before = (await orders()).length
  await fill()
  await user.type(screen.getByRole('textbox', { name: /^Комментарий к заказу/ }), 'Позвоните')
  await press('Оформить заказ')
  expect(await screen.findByText('Заказ не оформлен. Попробуйте ещё раз')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Комментарий к заказу/ })).toHaveValue('Позвоните')
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  const requests = tries().map(({ body }) => (JSON.parse(body) as { request_id: string }).request_id)
  expect(requests).toHaveLength(2)
  expect(new Set(requests).size).toBe(1)
  expect(await orders()).toHaveLength(before + 1)
})

it('single lenses that are ordered in another tab are not taken for an order that was not made', async () => {
  const { fill, press, shop, orders } = openCheckout('basket', ['dead'])
  await createStore().dispatch(
    basketApi.endpoints.addBasketLenses.initiate({ type: 'mono', offerId: 2021, quantity: 3 }),
  )
  const before = (await orders()).length
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      if (ORDER.test(new URL(input).pathname))
        await shop.order('mono', { payment_type: 'card', request_id: 'mono' })
      return fetch(input, init)
    },
  })
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByText('Заказ не оформлен. Попробуйте ещё раз')).toBeVisible()
  expect(await orders()).toHaveLength(before + 1)
})

it('a reload while nobody knows what became of an order goes on looking for it', async () => {
  const { fill, press, drawn, draw, orders } = openCheckout('basket', ['lost'])
  const before = (await orders()).length
  await fill()
  await press('Оформить заказ')
  await waitFor(async () => expect(await orders()).toHaveLength(before + 1))
  drawn.unmount()
  draw()
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
})

it('an order that came after the search for it is shown at the next press, and not made twice', async () => {
  const { fill, press, orders, tries } = openCheckout('basket', ['late'])
  const before = (await orders()).length
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByText('Заказ не оформлен. Попробуйте ещё раз')).toBeVisible()
  await makeLate()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
  expect(tries()).toHaveLength(1)
  expect(await orders()).toHaveLength(before + 1)
})

it('nothing is ordered to an address that the server would not take', async () => {
  sessionStorage.setItem(
    'lens-widgets:draft:page:choice:eshop',
    JSON.stringify({ way: 'courier', addressId: 32 }),
  )
  const { fill, press, tries } = openCheckout()
  const { fetch } = globalThis
  const refusal = { status: 'error', data: null, errors: [{ code: 1, message: 'Сюда не доставляем' }] }
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      input.includes('courier/set/')
        ? Promise.resolve(new Response(JSON.stringify(refusal), { status: 400 }))
        : fetch(input, init),
  })
  await fill()
  await press('Оформить заказ')
  const group = within(screen.getByRole('region', { name: 'Способ получения' }))
  expect((await group.findAllByText('Сюда не доставляем'))[0]).toBeVisible()
  expect(tries()).toEqual([])
})

it('a day that another place does not have is asked for again, and nothing is ordered for another', async () => {
  const { fill, user, press, tries } = openCheckout()
  const { fetch } = globalThis
  await fill()
  const day = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'День' })
  const [first] = [...day.options].map(({ text }) => text.split(',')[0]?.replaceAll('\u00a0', ' '))
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      if (!input.includes('available_dates')) return answer
      const body = (await answer.json()) as { data: { dates: unknown[] } }
      body.data.dates.shift()
      return new Response(JSON.stringify(body))
    },
  })
  await user.click(screen.getByRole('radio', { name: /Большая Ордынка/ }))
  expect(await screen.findByText(`${first} здесь не доставляют. Выберите другой день`)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'День' })).toHaveDisplayValue('Выберите')
  await press('Оформить заказ')
  expect(await screen.findByText('Выберите день')).toBeVisible()
  expect(tries()).toEqual([])
})

it('what the server has against a field stands beside it until it is changed, and what was typed stays', async () => {
  const { fill, press, user, tries } = openCheckout()
  await fill()
  const { fetch } = globalThis
  const refuse = (data: object) => Response.json({ status: 'error', data, errors: [] }, { status: 422 })
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = input.includes('recipient/set/')
        ? refuse({ phone: ['Этот номер занят'] })
        : ORDER.test(new URL(input).pathname)
          ? refuse({ delivery_date: ['Этот день уже занят'], payment_type: ['Так нельзя'], sum: ['Мало'] })
          : undefined
      return answer ?? fetch(input, init)
    },
  })
  const name = screen.getByRole('textbox', { name: 'Имя и фамилия' })
  await user.type(name, ' ')
  await user.type(name, 'мл.')
  await press('Оформить заказ')
  const phone = screen.getByRole('textbox', { name: 'Телефон' })
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Этот номер занят/))
  await waitFor(() => expect(phone).toHaveFocus())
  expect(tries()).toEqual([])

  await user.clear(name)
  await user.type(name, 'Анна Ковалёва')
  await press('Оформить заказ')
  const day = screen.getByRole('combobox', { name: 'День' })
  await waitFor(() => expect(day).toHaveAccessibleDescription('Этот день уже занят'))
  expect(screen.getByText('Так нельзя')).toBeVisible()
  expect(screen.getByText('Мало')).toBeVisible()
  expect(phone).not.toHaveAccessibleDescription(/Этот номер занят/)
  await user.selectOptions(day, within(day).getAllByRole('option')[1] as HTMLElement)
  await waitFor(() => expect(screen.queryByText('Этот день уже занят')).toBeNull())
  expect(screen.getByRole('combobox', { name: 'Время' })).toHaveValue('10:00–14:00')
})

it.each(['Телефон', 'Имя и фамилия'])(
  'a refusal that comes back late leaves the focus where the customer types on, and is said: ‘%s’',
  async (label) => {
    const { fill, press, user } = openCheckout()
    await fill()
    const { fetch } = globalThis
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    Object.assign(globalThis, {
      fetch: async (input: string, init?: RequestInit) => {
        if (!input.includes('recipient/set/')) return fetch(input, init)
        await held
        const data = { phone: ['Этот номер занят'] }
        return Response.json({ status: 'error', data, errors: [] }, { status: 422 })
      },
    })
    await user.type(screen.getByRole('textbox', { name: 'Имя и фамилия' }), ' мл.')
    await press('Оформить заказ')
    const field = screen.getByRole('textbox', { name: label })
    await user.type(field, '{Backspace}')
    answer()
    expect(await screen.findByText('Этот номер занят')).toBeVisible()
    expect(field).toHaveFocus()
    if (label === 'Телефон') expect(field).not.toHaveAccessibleDescription(/Этот номер занят/)
  },
)

it('nothing is ordered by the days of another place, and the earliest is proposed', async () => {
  const { fill, user, press, tries } = openCheckout()
  await fill()
  const { fetch } = globalThis
  let answerDates: () => void = () => undefined
  const coming = new Promise<void>((resolve) => (answerDates = resolve))
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      if (!input.includes('available_dates')) return answer
      await coming
      const body = (await answer.json()) as { data: { dates: { date: string }[] } }
      body.data.dates.reverse()
      return Response.json(body)
    },
  })
  const [first] = screen.getByRole<HTMLSelectElement>('combobox', { name: 'День' }).options
  await user.click(screen.getByRole('radio', { name: /Большая Ордынка/ }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'День' })).toBeNull())
  await press('Оформить заказ')
  expect(tries()).toEqual([])
  answerDates()
  expect(await screen.findByRole('combobox', { name: 'День' })).toHaveDisplayValue(first?.text ?? '')
})

it('a place that another tab has told the server is not the one that this tab orders to', async () => {
  const { fill, press, shop, sent, user } = openCheckout()
  await user.click(await screen.findByRole('radio', { name: /Большая Ордынка/ }))
  await fill()
  const saved = () =>
    shop.get('/api/v2/internal/checkout/delivery_address/') as Promise<{ address_id: number }>
  const { address_id: mine } = await saved()
  await shop.post('/api/v2/internal/checkout/delivery_address/courier/set/', { id: mine === 31 ? 32 : 31 })
  tellFromOtherTab('delivery')
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  expect((await saved()).address_id).toBe(mine)
})

it('orders that do not load are not taken for none, and do not stop the next order', async () => {
  history.replaceState(null, '', '/?order=48213')
  const { fill, press, tries } = openCheckout('basket', [], [], failOrders)
  expect(await screen.findByText('Заказ не загрузился')).toBeVisible()
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
  expect(tries()).toHaveLength(1)
})

it('an order without an answer is found by its time where the orders before it could not be read', async () => {
  const { fill, press, orders, tries } = openCheckout('basket', ['lost'])
  const before = (await orders()).length
  await fill()
  failOrders(1)
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
  expect(tries()).toHaveLength(1)
  expect(await orders()).toHaveLength(before + 1)
})

it('another order of the last minutes is not taken for one that was not made', async () => {
  const { fill, press, orders, shop } = openCheckout('basket', ['dead'])
  await fill()
  await orderElsewhere({ shop }, 'other')
  const before = (await orders()).length
  await press('Оформить заказ')
  expect(await screen.findByText('Корзина изменилась')).toBeVisible()
  failOrders(1)
  await press('Оформить заказ')
  expect(await screen.findByText('Заказ не оформлен. Попробуйте ещё раз')).toBeVisible()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48302 оформлен' })).toBeVisible()
  expect(await orders()).toHaveLength(before + 1)
})

it('a duplicated tab orders what is in the basket by then, by a request of its own', async () => {
  const { fill, press, orders, shop, tries } = openCheckout()
  await fill()
  // Duplicating the tab has copied its storage, so both tabs have the same request id.
  const { requestId } = (
    JSON.parse(sessionStorage.getItem(ATTEMPT) ?? '') as { state: { requestId: string } }
  ).state
  await orderElsewhere({ shop }, requestId)
  const before = (await orders()).length
  await press('Оформить заказ')
  expect(await screen.findByText('Корзина изменилась')).toBeVisible()
  expect(tries()).toEqual([])
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48302 оформлен' })).toBeVisible()
  const requests = tries().map(({ body }) => (JSON.parse(body) as { request_id: string }).request_id)
  expect(requests).toEqual([requestId, expect.not.stringMatching(requestId)])
  expect(await orders()).toHaveLength(before + 1)
  expect(await shop.basket()).toEqual([])
})

it('orders that never load are reported once, and then the same request is sent', async () => {
  const { fill, press, tries, orders } = openCheckout('basket', ['dead'])
  const before = (await orders()).length
  await fill()
  failOrders()
  await press('Оформить заказ')
  expect(await screen.findByText('Заказ не оформлен. Попробуйте ещё раз')).toBeVisible()
  await press('Оформить заказ')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(tries()).toHaveLength(1)
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
  const requests = tries().map(({ body }) => (JSON.parse(body) as { request_id: string }).request_id)
  expect(new Set(requests).size).toBe(1)
  expect(await orders()).toHaveLength(before + 1)
})

it('a day without times is ordered as a day', async () => {
  const { press, user, tries } = openCheckout('basket', [], ['days-without-times'])
  await screen.findByRole('combobox', { name: 'День' })
  expect(screen.queryByRole('combobox', { name: 'Время' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Картой при получении' }))
  await user.click(screen.getByRole('checkbox', { name: /^Согласен с/ }))
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  expect(JSON.parse(tries()[0]?.body ?? '')).toMatchObject({ time_from: null, time_to: null })
})

it('two presses at once are one order', async () => {
  const { fill, tries, user, orders } = openCheckout()
  const before = (await orders()).length
  await fill()
  await user.dblClick(screen.getByRole('button', { name: 'Оформить заказ' }))
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  expect(tries()).toHaveLength(1)
  expect(await orders()).toHaveLength(before + 1)
})

it('an agreement that is not confirmed is confirmed once', async () => {
  const { fill, press, sent } = openCheckout('agreement-unconfirmed')
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  expect(sent.filter(({ path }) => path.endsWith('/agreements/1/confirm/'))).toHaveLength(1)
})

it('a phone that has to be confirmed is, and then the order goes on', async () => {
  const { fill, press, user, tries, orders } = openCheckout('phone-unconfirmed')
  const before = (await orders()).length
  await fill()
  await press('Оформить заказ')
  const dialog = within(await screen.findByRole('dialog', { name: 'Подтвердите телефон' }))
  await user.click(dialog.getByRole('button', { name: 'Получить звонок' }))
  // The code is sent when its last digit is typed.
  await user.type(await dialog.findByRole('textbox', { name: 'Последние цифры номера' }), '5678')
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
  expect(tries()).toHaveLength(2)
  expect(await orders()).toHaveLength(before + 1)
})

it('no dates say to choose another place', async () => {
  openCheckout('no-dates')
  expect(await screen.findByText('Нет дат доставки. Выберите другое место')).toBeVisible()
})

it('a reload keeps what was typed, and not the tick', async () => {
  const { fill, user, drawn, draw } = openCheckout()
  await fill()
  const name = screen.getByRole('textbox', { name: 'Имя и фамилия' })
  await user.clear(name)
  await user.type(name, 'Игорь Ковалёв')
  drawn.unmount()
  draw()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveValue('Игорь Ковалёв'),
  )
  expect(await screen.findByRole('combobox', { name: 'Время' })).toHaveValue('10:00–14:00')
  expect(screen.getByRole('radio', { name: 'Картой при получении' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Согласен с/ })).not.toBeChecked()
})

it('an order of the customer is shown at its address; one of somebody else leaves the checkout', async () => {
  history.replaceState(null, '', '/?order=48213')
  const { drawn } = openCheckout()
  expect(await screen.findByRole('heading', { name: 'Заказ № 48213 оформлен' })).toBeVisible()
  drawn.unmount()
  history.replaceState(null, '', '/?order=LW-7')
  const named = openCheckout('basket', [], [], () => {
    const { fetch } = globalThis
    Object.assign(globalThis, {
      fetch: async (input: string, init?: RequestInit) =>
        new Response(
          (await (await fetch(input, init)).text()).replaceAll('"number":"48213"', '"number":"LW-7"'),
        ),
    })
  })
  expect(await screen.findByRole('heading', { name: 'Заказ № LW-7 оформлен' })).toBeVisible()
  named.drawn.unmount()
  history.replaceState(null, '', '/?order=1')
  openCheckout()
  expect(await screen.findByRole('heading', { name: 'Оформление заказа' })).toBeVisible()
})

it('whatever comes in place of an answer is said by the button, keeps what was typed, and orders nothing twice', async () => {
  const { fill, user, orders } = openCheckout()
  const before = (await orders()).length
  await fill()
  const comment = screen.getByRole('textbox', { name: /^Комментарий к заказу/ })
  await user.type(comment, 'Позвоните')
  const faults = Object.values(brokenAnswers)
  const sent = breakCalls('/basket/eshop/order/', [...faults])
  const button = screen.getByRole('button', { name: 'Оформить заказ' })
  for (const [tries] of faults.entries()) {
    await user.click(button)
    await waitFor(() => expect(sent).toHaveLength(tries + 1))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByText(/Так нельзя|Заказ не оформлен|Сервис временно недоступен/)).toBeVisible()
    expect(comment).toHaveValue('Позвоните')
    expect(screen.getByRole('radio', { name: 'Картой при получении' })).toBeChecked()
  }
  expect(await orders()).toHaveLength(before)
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
  expect(await orders()).toHaveLength(before + 1)
  expect(new Set(sent).size).toBe(1)
})

it('after the order the order itself is there: when, where, how it is paid, what is in it', async () => {
  const { fill, press } = openCheckout()
  await fill()
  await press('Оформить заказ')
  const next = within(await screen.findByRole('region', { name: 'Заказ № 48301 оформлен' }))
  expect(await next.findByText('Привезёт курьер')).toBeVisible()
  expect(next.getByText(/, с\s10 до\s14$/)).toBeVisible()
  expect(next.getByRole('list', { name: 'Ход заказа' })).toBeVisible()
  expect(next.getByRole('button', { name: 'В календарь' })).toBeVisible()
  const goods = within(screen.getByRole('region', { name: 'В заказе' }))
  expect(await goods.findByText('−2,75')).toBeVisible()
  const facts = screen.getByRole('region', { name: 'Доставка и оплата' })
  expect(facts).toHaveTextContent('Лесная улица, 12')
  expect(facts).toHaveTextContent('Картой при получении')
  // Icons replace the names visually, but screen readers still get them.
  expect(
    within(facts)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Доставка', 'Оплата', 'Получатель'])
  expect(screen.getByRole('region', { name: 'Баллы' })).toHaveTextContent('Начислим 333 балла')
  expect(goods.queryByText('Баллы')).toBeNull()
})

it('two eyes whose powers could not be read are not ordered as two equal lines', async () => {
  const { fill, press, user, tries, orders } = openCheckout()
  const { fetch } = globalThis
  let isBroken = true
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      isBroken && input.includes('/products/offers/')
        ? Promise.resolve(new Response('', { status: 500 }))
        : fetch(input, init),
  })
  const before = (await orders()).length
  await fill()
  expect(await screen.findByText('Параметры линз не загрузились')).toBeVisible()
  await press('Оформить заказ')
  expect(tries()).toEqual([])
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('−2,75')).toBeVisible()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  expect(await orders()).toHaveLength(before + 1)
})

it.each([
  ['unreadable-offer' as const],
  ['lines-without-offer' as const],
  ['null:GET:/v2/internal/catalog/products/offers/{type}/:offers/sphere' as const],
])('lenses whose power cannot be shown are said so in their line, and not ordered: %s', async (dialect) => {
  const { fill, press, tries } = openCheckout('basket', [], [dialect])
  await fill()
  const lines = within(screen.getByRole('region', { name: 'Ваш заказ' })).getAllByRole('listitem')
  const words = 'Параметры этих линз не удалось показать'
  await waitFor(() => expect(lines.some(({ textContent }) => textContent.includes(words))).toBe(true))
  const reason = await screen.findByText(/^Параметры линз не удалось показать\. Уберите эти линзы из корзины/)
  await press('Оформить заказ')
  expect(document.activeElement).toContainElement(reason)
  expect(tries()).toEqual([])
})

it('a press waits for the powers of the lenses', async () => {
  const { fill, press, tries } = openCheckout()
  const { release } = holdReads(/\/products\/offers\//)
  await fill()
  const button = screen.getByRole('button', { name: 'Оформить заказ' })
  await waitFor(() => expect(screen.queryByRole('status', { name: /^Загружаем/ })).toBeNull())
  expect(button).toHaveAttribute('aria-busy', 'true')
  await press('Оформить заказ')
  expect(tries()).toEqual([])
  release()
  expect(await screen.findByText('−2,75')).toBeVisible()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
})
