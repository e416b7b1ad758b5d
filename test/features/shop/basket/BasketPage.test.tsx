import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { basketApi } from '#data/basket/basketApi'
import { basketIsSettled } from '#data/basket/basketQueue'
import type { SaleType } from '#data/orders/order'
import { BasketPage } from '#features/shop/basket/BasketPage'
import { holdPresses } from '#host/page/heldPresses'
import { leaveTo } from '#host/page/pageAddress'
import { forgetCustomer } from '#host/customer/customer'
import { createStore } from '#store/store'
import { openSandbox } from '../../../support/sandbox'
import { breakCalls, brokenAnswers, changeAnswers } from '../../../support/brokenAnswers'
import { holdReads } from '../../../support/holdReads'
import { renderCard } from '../../../support/renderPage'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<object>('#host/page/pageAddress'),
  leaveTo: jest.fn(() => Promise.resolve()),
}))

/** The basket of Anna: two lenses of 1 990 ₽, one of another power, a solution of 690 ₽. */
function open(scenario = 'basket') {
  forgetCustomer({ isOver: false })
  const shop = openSandbox(scenario)
  const sent: string[] = []
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) => {
      if (init?.method === 'POST') sent.push(new URL(input).pathname)
      return fetch(input, init)
    },
  })
  return { shop, sent, ...draw('eshop') }
}

function draw(type: SaleType) {
  const { user } = renderCard(<BasketPage type={type} />)
  const lines = async () => screen.findAllByRole('article', { name: /Ясно Месяц/ })
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  return { user, lines, press }
}

const MORE = /^Увеличить количество «Ясно Месяц/

it('the basket tells two lines of one title apart by their powers', async () => {
  const { lines } = open()
  const [one, other] = await lines()
  await waitFor(() => expect(one).toHaveTextContent(/^ODПравый глаз, OD, −2,75/))
  expect(other).toHaveTextContent(/^OSЛевый глаз, OS, −3,00/)
})

it('both eyes of one product stand under one linked title, with what they share', async () => {
  open()
  const title = await screen.findByRole('heading', { name: 'Ясно Месяц, 6 шт' })
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/catalog/yasno-month/')
  const product = title.closest('li') as HTMLElement
  expect(within(product).getAllByRole('article')).toHaveLength(2)
  await waitFor(() => expect(product).toHaveTextContent('BC 8,6 · Dia 14,2 · 1 990 ₽ за упаковку'))
  expect(within(product).getAllByText(/за упаковку/)).toHaveLength(1)
})

it('what the lines of one product do not share stands in each', async () => {
  const { lines } = open()
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      if (!input.includes('/basket/?')) return answer
      const body = (await answer.json()) as { data: { items: { price: { value: number } }[] } }
      if (body.data.items[0]) body.data.items[0].price.value = 1890
      return Response.json(body)
    },
  })
  const [one, other] = await lines()
  expect(one).toHaveTextContent('1 890 ₽ Старая цена 1 990 ₽ за упаковку')
  expect(other).toHaveTextContent('1 990 ₽ за упаковку')
})

it('the basket takes a burst of presses for one write, and says what has become of it', async () => {
  const { lines, shop, sent } = open()
  const [first] = await lines()
  const more = within(first as HTMLElement).getByRole('button', { name: MORE })
  // In one task: on a slow machine a burst of awaited presses may last longer than the basket waits.
  for (let press = 0; press < 5; press++) fireEvent.click(more)
  expect(within(first as HTMLElement).getByRole('spinbutton')).toHaveValue('7')
  expect(await screen.findByText('Ясно Месяц, 6 шт: 7 шт. Итого 16 610 ₽')).toBeInTheDocument()
  expect(sent.filter((path) => path.includes('/items/'))).toEqual(['/api/v1/eshop/basket/items/add/lenses/'])
  expect(await shop.basket()).toContainEqual([2021, 7])
})

it('the basket says how many packs it holds after a write, not how many were asked for', async () => {
  const { lines } = open()
  const [first] = await lines()
  interface Answer {
    items: { offer_id: number; quantity: number }[]
  }
  changeAnswers<Answer>(/\/items\/add\/lenses\/$/, (basket) => ({
    ...basket,
    items: basket.items.map((item) => (item.offer_id === 2021 ? { ...item, quantity: 3 } : item)),
  }))
  const more = within(first as HTMLElement).getByRole('button', { name: MORE })
  for (let press = 0; press < 5; press++) fireEvent.click(more)
  expect(await screen.findByText(/^Ясно Месяц, 6 шт: 3\sшт\. Итого/)).toBeInTheDocument()
  expect(within(first as HTMLElement).getByRole('spinbutton')).toHaveValue('3')
})

it('the basket takes a line out without a question, and brings it back in its place', async () => {
  const { lines, user, press, shop } = open()
  const [first] = await lines()
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Удалить/ }))
  expect(await screen.findByText('Удалено: Ясно Месяц, 6 шт')).toBeVisible()
  const back = screen.getByRole('button', { name: /^Вернуть/ })
  expect(back).toHaveFocus()
  await waitFor(async () => expect(await shop.basket()).toHaveLength(2))
  await press(/^Вернуть/)
  await waitFor(async () => expect(await shop.basket()).toEqual([[2021, 2], [2022, 1], [2061, 1]])) // prettier-ignore
  await waitFor(async () => expect(await lines()).toHaveLength(2))
})

it('a line that another tab has taken out is not changed: that is said, and the line can be brought back', async () => {
  const { lines, press, shop, user } = open()
  const [first] = await lines()
  await shop.post('/api/v2/internal/basket/eshop/items/', { items: [{ offer_id: 2061, quantity: 1 }] })
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Уменьшить/ }))
  expect(await screen.findByText(/^Удалено: Ясно Месяц.*Этого товара уже нет в корзине/)).toBeVisible()
  await press(/^Вернуть/)
  await waitFor(async () => expect(await shop.basket()).toContainEqual([2021, 2]))
})

it('Enter after a zero takes a line out, and does not press what brings it back', async () => {
  const { lines, user, shop } = open()
  const [first] = await lines()
  const field = within(first as HTMLElement).getByRole('spinbutton')
  await user.clear(field)
  await user.type(field, '0{Enter}')
  expect(screen.getByRole('button', { name: /^Вернуть/ })).toHaveFocus()
  await waitFor(async () => expect(await shop.basket()).toEqual([[2022, 1], [2061, 1]])) // prettier-ignore
  expect(screen.getByRole('button', { name: /^Вернуть/ })).not.toHaveAttribute('aria-busy')
})

it('what was pressed before a line goes is not written to the other line of the same lenses', async () => {
  forgetCustomer({ isOver: false })
  const shop = openSandbox('full')
  // Both eyes have the same lens, in a line each.
  await shop.post('/api/v2/internal/basket/eshop/items/', {
    items: [
      { offer_id: 2021, quantity: 2 },
      { offer_id: 2021, quantity: 1 },
    ],
  })
  const { lines, user } = draw('eshop')
  const [first] = await lines()
  await user.click(within(first as HTMLElement).getByRole('button', { name: MORE }))
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Удалить/ }))
  await waitFor(async () => expect(await shop.basket()).toEqual([[2021, 1]]))
  await basketIsSettled()
  expect(await shop.basket()).toEqual([[2021, 1]])
})

it('single lenses that were taken out and could not be put in again can be brought back', async () => {
  forgetCustomer({ isOver: false })
  const shop = openSandbox('full')
  await createStore().dispatch(
    basketApi.endpoints.addBasketLenses.initiate({ type: 'mono', offerId: 2021, quantity: 5 }),
  )
  const held = async () =>
    ((await shop.get('/api/v2/internal/basket/?type=mono')) as { items: unknown[] }).items
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      input.includes('/items/add/') ? Promise.reject(new TypeError('offline')) : fetch(input, init),
  })
  const { user, press } = draw('mono')
  await user.click(await screen.findByRole('button', { name: /^Уменьшить количество/ }))
  expect(await screen.findByText(/^Удалено: Ясно Месяц/)).toBeVisible()
  expect(await held()).toEqual([])
  Object.assign(globalThis, { fetch })
  await press(/^Вернуть/)
  await waitFor(async () => expect(await held()).toMatchObject([{ quantity: 5 }]))
})

it('the basket sends no invalid quantity, and keeps what was typed', async () => {
  const { lines, user, sent } = open()
  const [first] = await lines()
  const field = within(first as HTMLElement).getByRole('spinbutton')
  for (const [typed, problem] of [
    ['1,5', 'Введите целое число'],
    ['-1', 'Введите целое число'],
    ['999', 'Не больше 20'],
  ] as const) {
    await user.clear(field)
    await user.click(field)
    await user.paste(typed)
    expect(await screen.findByText(problem)).toBeVisible()
    expect(field).toHaveValue(typed)
  }
  expect(sent.filter((path) => path.includes('/items/'))).toEqual([])
})

it('the basket drops a quantity that was not sent yet when the text becomes no number', async () => {
  const { lines, user, shop, sent } = open()
  const [first, other] = await lines()
  const field = within(first as HTMLElement).getByRole('spinbutton')
  await user.type(field, '5', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  await user.type(field, '0')
  expect(await screen.findByText('Не больше 20')).toBeVisible()
  await user.click(within(other as HTMLElement).getByRole('button', { name: MORE }))
  await waitFor(async () => expect(await shop.basket()).toContainEqual([2022, 2]))
  await basketIsSettled()
  expect(await shop.basket()).toContainEqual([2021, 2])
  expect(field).toHaveValue('50')
  expect(sent.filter((path) => path.includes('/items/'))).toHaveLength(1)
})

const FIXED = 'Количество этого товара сейчас не изменить. Его можно удалить'

const namesNoOffer = () => {
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      return new Response((await answer.text()).replaceAll('"offer_id":2061', '"offer_id":null'))
    },
  })
}

it('a line gets no fewer beside one that cannot be named to the shop, and that is said', async () => {
  const { lines, user, shop, sent } = open()
  namesNoOffer()
  const [first] = await lines()
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Уменьшить количество/ }))
  expect(await within(first as HTMLElement).findByText(FIXED)).toBeVisible()
  await basketIsSettled()
  expect(await shop.basket()).toContainEqual([2021, 2])
  expect(await shop.basket()).toHaveLength(3)
  expect(sent).toEqual([])
})

it('a line without an offer keeps its number, and goes only after a question', async () => {
  const { user, press, shop, sent } = open()
  namesNoOffer()
  const line = within(await screen.findByRole('article', { name: /Росинка/ }))
  await user.click(line.getByRole('button', { name: /^Увеличить количество/ }))
  expect(await line.findByText(FIXED)).toBeVisible()
  // The line could not be restored.
  await user.click(line.getByRole('button', { name: /^Уменьшить количество/ }))
  expect(await screen.findByText(/вернуть его в корзину будет нельзя/)).toBeVisible()
  await basketIsSettled()
  expect(await shop.basket()).toContainEqual([2061, 1])
  expect(sent).toEqual([])
  await press('Удалить')
  expect(await screen.findByText(/^Удалено: Росинка/)).toBeVisible()
  await basketIsSettled()
  expect(await shop.basket()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Вернуть/ })).toBeNull()
})

it('a line gets no fewer beside one that cannot be read, and that is said', async () => {
  const { lines, user, shop, sent } = open()
  breakLines('title', (offerId) => offerId === 2061)
  const [first] = await lines()
  await user.click(within(first as HTMLElement).getByRole('button', { name: /^Уменьшить количество/ }))
  expect(await within(first as HTMLElement).findByText(FIXED)).toBeVisible()
  await basketIsSettled()
  expect(await shop.basket()).toHaveLength(3)
  expect(sent).toEqual([])
})

it('the basket takes promo code and points off, and keeps a refusal until the field changes', async () => {
  const { user, press } = open()
  await press('Есть промокод?')
  const field = screen.getByRole('textbox', { name: 'Промокод' })
  await user.type(field, 'nothing')
  await press('Применить')
  expect(await screen.findByText('Промокод не найден или уже использован')).toBeVisible()
  await user.clear(field)
  expect(screen.queryByText('Промокод не найден или уже использован')).toBeNull()
  // The code has Russian letters and a long dash.
  await screen.findByRole('group', { name: 'Ваши коды' })
  await user.type(field, 'VЕSNА–1000')
  await press('Применить')
  expect(await screen.findByText('Промокод VESNA-1000 применён')).toBeVisible()

  await press('Списать баллы')
  const points = screen.getByRole('textbox', { name: 'Списать баллы' })
  await user.click(points)
  await user.paste('1\u00a0841')
  await press('Списать')
  expect(screen.getByText('Можно списать не больше 1 840 баллов')).toBeVisible()
  await user.clear(points)
  await user.type(points, '500')
  await press('Списать')
  expect(await screen.findByText('Списано 500 баллов')).toBeVisible()
  expect(screen.getByText(/^Баллы закреплены за заказом до/)).toBeVisible()
  expect(screen.getByText('Баллы')).toBeVisible()
  expect(screen.getByText('−500 ₽')).toBeVisible()
})

it('what refuses all points is said in place of what was wrong with the typed ones', async () => {
  const { user, press } = open()
  await press('Списать баллы')
  await user.type(screen.getByRole('textbox', { name: 'Списать баллы' }), '0')
  await press('Списать')
  expect(screen.getByText('Введите целое число от 1')).toBeVisible()
  const refusal = {
    status: 'error',
    data: null,
    errors: [{ code: 1, message: 'Баллы заняты другим заказом' }],
  }
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      /points_discount/.test(input)
        ? Promise.resolve(Response.json(refusal, { status: 400 }))
        : fetch(input, init),
  })
  await press('Списать все')
  expect(await screen.findByText('Баллы заняты другим заказом')).toBeVisible()
  expect(screen.queryByText('Введите целое число от 1')).toBeNull()
})

it('the focus stays with a discount whose button goes away when it is taken or given back', async () => {
  const { user, press } = open()
  await screen.findByRole('button', { name: 'Есть промокод?' })
  await press('Есть промокод?')
  await user.type(screen.getByRole('textbox', { name: 'Промокод' }), 'VESNA-1000{Enter}')
  const withoutCode = await screen.findByRole('button', { name: 'Убрать промокод' })
  expect(withoutCode).toHaveFocus()
  expect(withoutCode).toHaveAccessibleDescription(/^Промокод VESNA-1000 применён/)
  await press('Убрать промокод')
  expect(await screen.findByRole('button', { name: 'Есть промокод?' })).toHaveFocus()

  await press('Списать баллы')
  await press('Списать все')
  const withoutPoints = await screen.findByRole('button', { name: 'Не списывать' })
  expect(withoutPoints).toHaveFocus()
  expect(withoutPoints).toHaveAccessibleDescription(/^Списано/)
})

it('a discount that comes late takes the focus from nothing', async () => {
  const { user, press } = open()
  await press('Есть промокод?')
  const { fetch } = globalThis
  let answer = () => {}
  const isLate = new Promise<void>((resolve) => (answer = resolve))
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      if (init?.method === 'POST') await isLate
      return fetch(input, init)
    },
  })
  await user.type(screen.getByRole('textbox', { name: 'Промокод' }), 'VESNA-1000{Enter}')
  const points = screen.getByRole('button', { name: 'Списать баллы' })
  points.focus()
  answer()
  await screen.findByRole('button', { name: 'Убрать промокод' })
  expect(points).toHaveFocus()
})

it('the basket leads to the checkout only when the shop agrees, and names what is in the way', async () => {
  const { press, lines, user } = open('soldout')
  await press('Перейти к оформлению')
  await waitFor(() => expect(screen.getAllByText('Этого товара нет в наличии')).toHaveLength(2))
  expect(leaveTo).not.toHaveBeenCalled()
  // Messages about the basket disappear when it changes.
  for (const line of await lines()) {
    await user.click(within(line).getByRole('button', { name: /^Удалить/ }))
  }
  await waitFor(() => expect(screen.queryByText('Этого товара нет в наличии')).toBeNull())
})

it('the basket does not lead to the checkout with a quantity that cannot be written', async () => {
  jest.mocked(leaveTo).mockClear()
  const { press, lines, user } = open()
  const [first] = await lines()
  const field = within(first as HTMLElement).getByRole('spinbutton')
  await user.clear(field)
  await press('Перейти к оформлению')
  expect(field).toHaveFocus()
  await user.type(field, '2')
  const on = screen.getByRole('button', { name: 'Перейти к оформлению' })
  await waitFor(() => expect(on).not.toHaveAttribute('aria-busy'))
  await press('Перейти к оформлению')
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1))
})

it('the basket leads to the checkout', async () => {
  const { press } = open()
  await press('Перейти к оформлению')
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/checkout/'))
})

describe('a change while the shop checks the basket', () => {
  /** Presses '+' while the check of the first press is pending. */
  async function changeMeanwhile() {
    jest.mocked(leaveTo).mockClear()
    const drawn = open()
    const [first] = await drawn.lines()
    const line = within(first as HTMLElement)
    const checks = breakCalls('/basket/validate/', [])
    const { release } = holdReads(/\/basket\/validate\//)
    await drawn.press('Перейти к оформлению')
    await drawn.user.click(line.getByRole('button', { name: MORE }))
    release()
    return { ...drawn, line, checks }
  }

  it('is written before the checkout, and checked', async () => {
    const { shop, checks } = await changeMeanwhile()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/checkout/'))
    expect(await shop.basket()).toContainEqual([2021, 3])
    expect(checks).toHaveLength(2)
  })

  it('keeps the customer here if the shop refuses it', async () => {
    const { line, press } = await changeMeanwhile()
    breakCalls('/basket/items/add/lenses/', [brokenAnswers['422'] as () => Response])
    expect(await screen.findByText('Не всё изменилось, как вы указали. Проверьте корзину')).toBeVisible()
    expect(line.getByText(/Так нельзя/)).toBeVisible()
    expect(leaveTo).not.toHaveBeenCalled()
    await press('Перейти к оформлению')
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/checkout/'))
  })

  it('does not hide what the shop says of the basket', async () => {
    const { line } = await changeMeanwhile()
    const data = { is_valid: false, messages: ['Заказ больше, чем можно доставить'], items: [] }
    const invalid = () => Response.json({ status: 'success', data, errors: [] })
    breakCalls('/basket/validate/', [invalid, invalid])
    expect(await screen.findByText('Заказ больше, чем можно доставить')).toBeVisible()
    expect(line.getByRole('spinbutton')).toHaveValue('3')
    expect(leaveTo).not.toHaveBeenCalled()
  })
})

it('a basket is checked at a press only, not at each later change', async () => {
  jest.mocked(leaveTo).mockClear()
  const { shop, lines, press, user } = open()
  const [first] = await lines()
  const data = { is_valid: false, messages: ['Одного товара не хватает'], items: [] }
  const checks = breakCalls('/basket/validate/', [
    () => Response.json({ status: 'success', data, errors: [] }),
  ])
  await press('Перейти к оформлению')
  expect(await screen.findByText('Одного товара не хватает')).toBeVisible()
  await user.click(within(first as HTMLElement).getByRole('button', { name: MORE }))
  await waitFor(async () => expect(await shop.basket()).toContainEqual([2021, 3]))
  await press('Перейти к оформлению')
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/checkout/'))
  expect(checks).toHaveLength(2)
})

it('an empty basket says what to do next', async () => {
  open('full')
  expect(await screen.findByText('В корзине пусто')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Выбрать линзы' })).toHaveAttribute(
    'href',
    '/catalog/contact-lenses/',
  )
})

it('the basket says what each way of delivery costs, and recommends nothing that lies in it', async () => {
  open()
  expect(await screen.findByText(/^Самовывоз бесплатно, курьер от 290\s₽$/)).toBeVisible()
  const shelf = within(await screen.findByRole('region', { name: 'Рекомендуем к заказу' }))
  expect(shelf.queryByRole('heading', { name: /раствор/ })).toBeNull()
})

it('a discount that is taken has nothing to unfold: it stands with what gives it back', async () => {
  const { press } = open()
  changeBasket({ promo_code: 'YASNO-500-K7' })
  const row = await screen.findByRole('button', { name: 'Списать баллы' })
  expect(row).toHaveAccessibleDescription(/^Доступно 1\s840\sбаллов$/)
  expect(row).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('Промокод YASNO-500-K7 применён')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Убрать промокод' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Есть промокод?' })).toBeNull()
  await press('Списать баллы')
  await press('Списать все')
  expect(await screen.findByText('Списано 1 840 баллов')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Не списывать' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Списать баллы' })).toBeNull()
})

it('all points are taken off by one press, and the codes say what they give', async () => {
  const { press } = open()
  await press('Есть промокод?')
  const codes = within(await screen.findByRole('group', { name: 'Ваши коды' }))
  expect((await codes.findAllByText(/^Скидка \d+\s₽$/))[0]).toBeVisible()
  expect(codes.getAllByText(/^Для покупок от/)[0]).toBeVisible()
  await press('Списать баллы')
  await press('Списать все')
  expect(await screen.findByText(/^Списано .* балл/)).toBeVisible()
})

it('a visitor without a session is asked to sign in, told what for, and finds goods to look at', async () => {
  open('guest')
  expect(await screen.findByText('Войдите, чтобы увидеть корзину')).toBeVisible()
  expect(screen.getByText(/После входа можно списать баллы/)).toBeVisible()
  const shelf = within(await screen.findByRole('region', { name: 'Товары магазина' }))
  expect(shelf.getAllByRole('article')).toHaveLength(4)
  expect(shelf.getByRole('link', { name: 'Ясно Месяц' })).toHaveAttribute('href', '/catalog/yasno-month/')
})

it('whatever comes in place of an answer is said beside points and quantity, and neither is sent twice', async () => {
  const { user, lines, press, shop } = open()
  await press('Списать баллы')
  const points = await screen.findByRole('textbox', { name: 'Списать баллы' })
  const form = within(points.closest('form') as HTMLElement)
  await user.type(points, '500')
  const faults = Object.values(brokenAnswers)
  const pointsSent = breakCalls('/points_discount/apply/', [...faults])
  for (const [tries] of faults.entries()) {
    await user.click(form.getByRole('button', { name: 'Списать' }))
    expect(await form.findByRole('alert')).toHaveTextContent(/Так нельзя|Сервис временно недоступен/)
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Списать' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    expect(points).toHaveValue('500')
    expect(pointsSent).toHaveLength(tries + 1)
  }
  await user.click(form.getByRole('button', { name: 'Списать' }))
  expect(await screen.findByText('Списано 500 баллов')).toBeVisible()

  const [first] = await lines()
  const line = within(first as HTMLElement)
  const quantitySent = breakCalls('/items/add/lenses/', [...faults])
  for (const [tries] of faults.entries()) {
    await user.click(line.getByRole('button', { name: MORE }))
    expect(await line.findByText(/Так нельзя|Сервис временно недоступен/)).toBeVisible()
    // The quantity in the basket is shown again.
    await waitFor(() => expect(line.getByRole('spinbutton')).toHaveValue('2'))
    expect(quantitySent).toHaveLength(tries + 1)
  }
  await user.click(line.getByRole('button', { name: MORE }))
  await waitFor(async () => expect(await shop.basket()).toContainEqual([2021, 3]))
  expect(line.queryByText(/Так нельзя|Сервис временно недоступен/)).toBeNull()
})

it.each([
  ['Списать', 'Списать все'],
  ['Списать все', 'Списать'],
])('after too many requests by ‘%s’ ‘%s’ waits, too', async (pressed, other) => {
  const { user, press } = open()
  await press('Списать баллы')
  await user.type(await screen.findByRole('textbox', { name: 'Списать баллы' }), '500')
  const tooMany = () => new Response('', { status: 429, headers: { 'Retry-After': '90' } })
  const sent = breakCalls('/points_discount/apply/', [tooMany])
  await press(pressed)
  expect(await screen.findByText(/Попробуйте через 90 с/)).toBeVisible()
  const waiting = screen.getByRole('button', { name: other })
  expect(waiting).toHaveAttribute('aria-disabled', 'true')
  await user.click(waiting)
  expect(sent).toHaveLength(1)
  holdPresses(0)
})

it('a discount whose answer is lost is shown as the basket has it, and can be taken again after it was given back', async () => {
  const { user, press, shop } = open()
  await press('Списать баллы')
  await user.type(await screen.findByRole('textbox', { name: 'Списать баллы' }), '500')
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      if (input.includes('/points_discount/')) throw new TypeError('fetch failed')
      return answer
    },
  })
  await press('Списать')
  expect(await screen.findByText('Списано 500 баллов')).toBeVisible()
  await press('Не списывать')
  await user.type(await screen.findByRole('textbox', { name: 'Списать баллы' }), '500')
  Object.assign(globalThis, { fetch })
  await press('Списать')
  expect(await screen.findByText('Списано 500 баллов')).toBeVisible()
  // This is another intent with the same text, so the result of the first one does not end it.
  expect(await shop.get('/api/v2/internal/basket/?type=eshop')).toMatchObject({ points_discount_value: 500 })
})

/** Makes a field of some basket lines unreadable. */
function breakLines(field: string, isBroken: (offerId: number) => boolean) {
  type Lines = { items?: Record<string, unknown>[] } | null
  changeAnswers(/\/basket\//, (basket: Lines) => {
    const items = basket?.items?.map((item) =>
      isBroken(Number(item['offer_id'])) ? { ...item, [field]: null } : item,
    )
    return items ? { ...basket, items } : basket
  })
}

it.each(['basket_item_id', 'title', 'quantity'])(
  'a line whose %s cannot be read is said to be there, and nothing is ordered with it',
  async (field) => {
    jest.mocked(leaveTo).mockClear()
    const { press, lines, sent } = open()
    breakLines(field, (offerId) => offerId === 2061)
    expect(await lines()).toHaveLength(2)
    expect(screen.getByText(/^Не удалось показать товар/)).toBeVisible()
    await press('Перейти к оформлению')
    expect(
      await screen.findByText('Один из товаров не удалось показать. Уберите его или обновите страницу'),
    ).toBeVisible()
    expect(leaveTo).not.toHaveBeenCalled()
    expect(sent).toEqual([])
  },
)

it('a basket of which no line can be read is not empty', async () => {
  const { press, sent } = open()
  breakLines('quantity', () => true)
  await waitFor(() => expect(screen.getAllByText(/^Не удалось показать товар/)).toHaveLength(3))
  expect(screen.queryByText('В корзине пусто')).toBeNull()
  await press('Перейти к оформлению')
  expect(await screen.findByText(/^Один из товаров не удалось показать/)).toBeVisible()
  expect(sent).toEqual([])
})

it('a line that cannot be shown is taken out after a question', async () => {
  const { press, lines, shop } = open()
  breakLines('quantity', (offerId) => offerId === 2061)
  await lines()
  await press(/^Удалить «Росинка/)
  await press('Удалить')
  await waitFor(async () => expect(await shop.basket()).toEqual([[2021, 2], [2022, 1]])) // prettier-ignore
  await waitFor(() => expect(screen.queryByText(/^Не удалось показать товар/)).toBeNull())
})

const changeBasket = (change: object) => changeAnswers(/\/basket\/$/, (basket) => ({ ...basket, ...change }))

it('a promo code and points that cannot be read are not called none, and can be taken back', async () => {
  open()
  changeBasket({ promo_code: ['ЯСНО'], points_discount_value: '500' })
  expect(await screen.findByText('Промокод не удалось показать')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Убрать промокод' })).toBeVisible()
  expect(screen.getByText('Сколько баллов списано, не удалось показать')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Не списывать' })).toBeVisible()
})

it.each(['delivery_period', 'subscription_type_id'])(
  'a basket whose %s cannot be read is of a subscription',
  async (field) => {
    open()
    changeBasket({ [field]: {} })
    expect(await screen.findByRole('heading', { name: 'Подписка' })).toBeVisible()
  },
)

it.each(['да', undefined])(
  'a check that cannot be read is a failure, not a verdict: %s',
  async (is_valid) => {
    const { press } = open()
    const { fetch } = globalThis
    Object.assign(globalThis, {
      fetch: async (input: string, init?: RequestInit) =>
        input.includes('/basket/validate/')
          ? Response.json({ status: 'success', data: { is_valid, messages: [] }, errors: [] })
          : fetch(input, init),
    })
    await press('Перейти к оформлению')
    expect(await screen.findByText(/^Сервис временно недоступен/)).toBeVisible()
    expect(screen.queryByText('Проверьте товары в корзине')).toBeNull()
    expect(leaveTo).not.toHaveBeenCalled()
  },
)
