import '../../../support/browser'
import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from '../../../support/endpoints'
import { offline, refusal, shop, success } from '../../../support/shop'
import {
  announceActive,
  draw,
  drops,
  nextOrder,
  offer,
  paths,
  roubles,
  subscription,
  total,
  type Wire,
} from './openSubscription'

afterEach(() => void jest.useRealTimers())

const open = (order?: Wire | null) => {
  announceActive(order)
  return draw()
}
/** Delays a response until the test has seen what is shown meanwhile. */
function newGate() {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}
/** An hour in milliseconds. */
const HOUR = 3_600_000
const quantity = () => screen.findByRole('combobox', { name: 'Количество: Росинка' })

describe('the next delivery', () => {
  it('the next delivery counts the days and says until when it can be changed', async () => {
    open(nextOrder({ edit_until: '2099-03-17T23:59:00+03:00' }))
    expect(await screen.findByRole('img', { name: /До доставки (9|10)\sдн/ })).toBeVisible()
    expect(screen.getByText(/1 раз в месяц/)).toBeVisible()
    expect(screen.getByText('Изменить и подтвердить можно до 17 марта, 23:59')).toBeVisible()
    expect(screen.getByText(/Заказ № .*: 3\sтовара, 2\s250\s₽/)).toBeVisible()
  })

  it('what the next delivery costs stands with the one button that leads, and what changes it stays quiet', async () => {
    open()
    const sum = within(await screen.findByRole('region', { name: 'Стоимость заказа' }))
    expect(sum.getByText('Итого')).toBeVisible()
    const confirm = sum.getByRole('button', { name: 'Подтвердить заказ' })
    const leading = screen.getAllByRole('button').filter(({ className }) => className === 'btn')
    expect(leading).toEqual([confirm])
    expect(screen.getByRole('button', { name: 'Изменить получателя' })).toHaveClass('btn--quiet')
  })

  it.each([
    [2250, true],
    [2500, false],
  ])('the rows above a total of %i stand there only if they lead to it', async (value, areShown) => {
    open(nextOrder({ total_price: roubles(value) }))
    const sum = within(await screen.findByRole('region', { name: 'Стоимость заказа' }))
    expect(sum.getByText('Итого')).toBeVisible()
    expect(sum.queryAllByText(/^(Товары|Скидка по подписке)$/)).toHaveLength(areShown ? 2 : 0)
  })

  it('the next delivery is not confirmed while one of its products cannot be shown', async () => {
    const [lens = {}] = nextOrder()['lenses'] as Wire[]
    open(nextOrder({ lenses: [lens, { ...lens, eye: 'left', offer_id: null }] }))
    expect(await screen.findByText(/^Один из товаров не удалось показать/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Подтвердить заказ' })).toBeNull()
    // The subtotal is computed by the page and names what it lacks; the total is the server's.
    expect(screen.getByText('без товаров, которые не удалось показать').parentElement).toHaveTextContent(
      /^2\s500\s₽/,
    )
  })

  it('the next delivery cannot be changed after its last moment, and says why', async () => {
    open(nextOrder({ edit_until: '2026-03-01T23:59:00+03:00' }))
    const reasons = () => screen.getAllByText(/Изменить заказ можно было до 1 марта, 23:59/)
    await waitFor(() => expect(reasons()).toHaveLength(2))
    expect(
      screen.queryByRole('button', { name: /Изменить|Добавить|Убрать|Подтвердить/ }),
    ).not.toBeInTheDocument()
  })

  it('the next delivery can no longer be changed when its last moment passes on screen', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    open(nextOrder({ edit_until: new Date(Date.now() + HOUR).toISOString() }))
    expect(await screen.findByRole('button', { name: 'Изменить адрес' })).toBeVisible()
    // The end of the day may come first, and sets the next timer.
    act(() => jest.advanceTimersByTime(HOUR))
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.queryByRole('button', { name: 'Изменить адрес' })).not.toBeInTheDocument()
  })

  it('the next delivery cannot be changed once it is confirmed', async () => {
    open(nextOrder({ is_confirmed: true }))
    expect(await screen.findByText('Заказ подтверждён')).toBeVisible()
    // The state of the order does not hide that of the subscription.
    expect(screen.getByText('Активна, 1 раз в месяц')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(/передан в сборку/)).toHaveLength(2))
    expect(screen.queryByRole('button', { name: /Изменить|Подтвердить/ })).not.toBeInTheDocument()
  })

  it('the next delivery has no unfinished sentence when its day is unknown', async () => {
    const { press } = open(nextOrder({ scheduled_at: 'вчера', edit_until: null }))
    expect(await screen.findByText('День ещё не назначен')).toBeVisible()
    await press('Подтвердить заказ')
    expect(await screen.findByRole('alertdialog', { name: 'Подтвердить заказ?' })).toBeVisible()
  })

  it('a subscription without a planned delivery says so', async () => {
    announceActive(null, subscription({ next_order_at: null }))
    draw()
    expect(await screen.findByText(/не запланировано/)).toBeVisible()
  })

  it('a delivery that does not load leaves the rest of the page alone', async () => {
    shop().get(paths.active).reply(200, success(subscription()))
    shop().get(paths.preview).reply(400, refusal(1, 'Ведутся работы'))
    shop().get(paths.current).reply(200, success(nextOrder()))
    shop()
      .get(paths.history)
      .reply(200, success({ orders: [] }))
    const { press } = draw()
    expect(await screen.findByText('Доставка не загрузилась')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Подтвердить заказ' })).toBeVisible()
    shop()
      .get(paths.preview)
      .reply(200, success(dataOf('getSubscriptionPreview')))
    await press('Повторить')
    expect(await screen.findByRole('img', { name: /До доставки/ })).toBeVisible()
  })
})

describe('what comes along', () => {
  it('a new quantity of an additional product shows at once, then the server’s sums', async () => {
    const { user } = open()
    const gate = newGate()
    shop()
      .put(paths.additional, { offer_id: 2061, quantity: 3 })
      .reply(async () => {
        await gate.opened
        return [200, success(nextOrder({ total_price: roubles(3000), discount_value: 500 }))]
      })
    await user.selectOptions(await quantity(), '3 шт')
    expect(await quantity()).toHaveValue('3')
    // 2 000 + 3 × 500, with the same discount of 10 %.
    await waitFor(async () => expect(await total()).toBe('3 150 ₽'))
    gate.open()
    await waitFor(async () => expect(await total()).toBe('3 000 ₽'))
  })

  it('a second quantity shows at once and is sent after the first', async () => {
    const { user } = open()
    const gate = newGate()
    const sent: unknown[] = []
    const answerTo = (count: number) =>
      shop()
        .put(paths.additional, (body: { quantity: number }) => body.quantity === count)
        .reply(async () => {
          sent.push(count)
          if (count === 3) await gate.opened
          const [example = {}] = nextOrder()['additional'] as Wire[]
          return [200, success(nextOrder({ additional: [{ ...example, quantity: count }] }))]
        })
    answerTo(3)
    answerTo(4)
    await user.selectOptions(await quantity(), '3 шт')
    await user.selectOptions(await quantity(), '4 шт')
    expect(await quantity()).toHaveValue('4')
    await waitFor(() => expect(sent).toEqual([3]))
    gate.open()
    await waitFor(() => expect(sent).toEqual([3, 4]))
    expect(await quantity()).toHaveValue('4')
  })

  it('a refused quantity is undone, with the server’s message', async () => {
    const { user } = open()
    const gate = newGate()
    shop()
      .put(paths.additional)
      .reply(async () => {
        await gate.opened
        return [400, refusal(400, 'Столько нет на складе')]
      })
    announceActive()
    await user.selectOptions(await quantity(), '9 шт')
    await waitFor(async () => expect(await total()).toBe('5 850 ₽'))
    gate.open()
    expect(await screen.findByText('Столько нет на складе')).toBeVisible()
    await waitFor(async () => expect(await quantity()).toHaveValue('1'))
    expect(await total()).toBe('2 250 ₽')
  })

  it('a quantity that an old page cannot save is undone, with a button that renews the page', async () => {
    const { user } = open()
    shop().put(paths.additional).reply(419, 'Page Expired')
    await user.selectOptions(await quantity(), '2 шт')
    expect(await screen.findByRole('button', { name: 'Обновить' })).toBeVisible()
    expect(await quantity()).toHaveValue('1')
  })

  it('a quantity of an additional product is undone when the network fails', async () => {
    const { user } = open()
    offline()
    shop().put(paths.additional).replyWithError('offline')
    await user.selectOptions(await quantity(), '2 шт')
    expect(await screen.findByText(/Сервис временно недоступен/)).toBeVisible()
    await waitFor(async () => expect(await quantity()).toHaveValue('1'))
  })

  it('a quantity of which nobody knows whether it was saved stays, and is read again', async () => {
    const { user } = open()
    shop().put(paths.additional).reply(504, 'nginx')
    announceActive()
    await user.selectOptions(await quantity(), '2 шт')
    expect(await screen.findByText(/Возможно, изменение уже сохранено: проверьте результат/)).toBeVisible()
    // The server had not made the change.
    await waitFor(async () => expect(await quantity()).toHaveValue('1'))
  })

  it('an additional product is removed once, after a question, and the focus goes to what adds one', async () => {
    const { user } = open()
    const remove = () => screen.findByRole('button', { name: 'Убрать: Росинка' })
    await user.click(await remove())
    await user.click(screen.getByRole('button', { name: 'Отмена' }))
    expect(await remove()).toHaveFocus()
    shop()
      .delete(`${paths.additional}?id=1`)
      .reply(200, success(nextOrder({ additional: [], total_price: roubles(1800), discount_value: 200 })))
    await user.click(await remove())
    await user.click(screen.getByRole('button', { name: 'Убрать товар' }))
    expect(await screen.findByText('Раствор или капли приедут вместе с линзами.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить товар' })).toHaveFocus())
    expect(await total()).toBe('1 800 ₽')
  })

  it('an additional product that another tab has removed counts as removed', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Убрать: Росинка' }))
    shop().delete(`${paths.additional}?id=1`).reply(404, refusal(404, 'Такого товара в заказе нет'))
    announceActive(nextOrder({ additional: [] }))
    await user.click(screen.getByRole('button', { name: 'Убрать товар' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await screen.findByText('Раствор или капли приедут вместе с линзами.')).toBeVisible()
  })

  it.each([
    [true, 'Всё, что можно добавить, уже в заказе.'],
    [false, 'Того, что ещё можно добавить, сейчас нет в наличии.'],
  ])('with nothing left to add it says why; all in the order: %s', async (isInOrder, words) => {
    const { press, dialog } = open()
    shop()
      .get(paths.products)
      .reply(200, success({ products: [product(206)] }))
    const [held = {}] = nextOrder()['additional'] as Wire[]
    const sold = isInOrder
      ? offer(Number(held['offer_id']), { product_id: 206 })
      : offer(2077, { product_id: 206, is_available: false })
    shop()
      .get(`${paths.offers}?product_id=206`)
      .reply(200, success({ offers: [sold] }))
    await press('Добавить товар')
    expect(await (await dialog('Добавить к заказу')).findByText(words)).toBeVisible()
  })

  it('an additional product is chosen among those not in the order yet', async () => {
    const { user, press, dialog } = open()
    shop()
      .get(paths.products)
      .reply(200, success({ products: [product(206), product(207), product(209)] }))
    // The offers of each product are requested one by one.
    for (const [id, offers] of [
      [206, [offer(2061, { product_id: 206 })]],
      [207, [drops]],
      [209, []],
    ] as const)
      shop().get(`${paths.offers}?product_id=${id}`).reply(200, success({ offers }))
    await press('Добавить товар')
    const form = await dialog('Добавить к заказу')
    const buttons = await form.findAllByRole('button', { name: /^Добавить/ })
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Добавить Капли'])
    const [example = {}] = nextOrder()['additional'] as Wire[]
    shop().get(paths.current).reply(200, success(nextOrder()))
    shop()
      .put(paths.additional, { offer_id: 2071, quantity: 1 })
      .reply(
        200,
        success(nextOrder({ additional: [example, { ...example, id: 2, offer_id: 2071, title: 'Капли' }] })),
      )
    await user.dblClick(buttons[0] ?? document.body)
    expect(await screen.findByText('Капли: добавили в заказ')).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'Количество: Капли' })).toBeVisible()
  })

  it('after too many requests no product is added before its time', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { user, press, dialog } = open()
    shop()
      .get(paths.products)
      .reply(200, success({ products: [product(207), product(208)] }))
    const others = offer(2081, { product_id: 208, title: 'Спрей' })
    for (const [id, sold] of [
      [207, drops],
      [208, others],
    ] as const)
      shop()
        .get(`${paths.offers}?product_id=${id}`)
        .reply(200, success({ offers: [sold] }))
    await press('Добавить товар')
    const form = await dialog('Добавить к заказу')
    const [first, second] = await form.findAllByRole('button', { name: /^Добавить/ })
    shop().get(paths.current).reply(200, success(nextOrder()))
    shop().put(paths.additional).reply(429, '', { 'Retry-After': '90' })
    await user.click(first as HTMLElement)
    expect(await screen.findByText(/Попробуйте через 90 с/)).toBeVisible()
    expect(first).toHaveAttribute('aria-busy', 'true')
    expect(second).toHaveAttribute('aria-disabled', 'true')
    expect(second).not.toHaveAttribute('aria-busy')
    await user.click(second as HTMLElement)
    act(() => jest.advanceTimersByTime(90_000))
    for (const button of [first, second]) expect(button).not.toHaveAttribute('aria-disabled')
  })

  it('goods that another tab has added meanwhile keep the number chosen there', async () => {
    const { press, dialog } = open()
    shop()
      .get(paths.products)
      .reply(200, success({ products: [product(207)] }))
    shop()
      .get(`${paths.offers}?product_id=207`)
      .reply(200, success({ offers: [drops] }))
    await press('Добавить товар')
    await dialog('Добавить к заказу')
    const [example = {}] = nextOrder()['additional'] as Wire[]
    const there = { ...example, id: 2, offer_id: 2071, title: 'Капли', quantity: 3 }
    // No write is mocked, so one would fail the test.
    shop()
      .get(paths.current)
      .reply(200, success(nextOrder({ additional: [example, there] })))
    await press('Добавить Капли')
    expect(await screen.findByText('Капли: добавили в заказ')).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'Количество: Капли' })).toHaveValue('3')
  })
})

const product = (id: number): Wire => ({
  ...(dataOf('getAdditionalProducts')['products'] as Wire[])[0],
  id,
})

describe('the recipient', () => {
  it('the recipient is changed with a phone of any country', async () => {
    const { user, press, dialog } = open()
    await press('Изменить получателя')
    const form = await dialog('Кто получит заказ')
    const name = form.getByRole('textbox', { name: 'Имя и фамилия' })
    await user.clear(name)
    await user.type(name, '  Игорь Ковалёв ')
    const recipient = { name: 'Игорь Ковалёв', phone: '9161234567' }
    shop()
      .post(paths.recipient, { ...recipient, country: 'ru' })
      .reply(200, success(nextOrder({ recipient })))
    await press('Сохранить')
    expect(await screen.findByText('Получатель изменён')).toBeVisible()
    expect(screen.getByText('Игорь Ковалёв')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('a number of another country keeps its country while it is saved', async () => {
    const recipient = { name: 'Алесь', phone: '291234567', country: 'by' }
    const { user, press, dialog } = open(nextOrder({ recipient }))
    await press('Изменить получателя')
    const form = await dialog('Кто получит заказ')
    await user.type(form.getByRole('textbox', { name: 'Имя и фамилия' }), ' К.')
    const gate = newGate()
    const changed = { ...recipient, name: 'Алесь К.' }
    shop()
      .post(paths.recipient, changed)
      .reply(200, async () => {
        await gate.opened
        return success(nextOrder({ recipient: changed }))
      })
    await press('Сохранить')
    expect((await screen.findByText('Алесь К.')).nextSibling).toHaveTextContent(/^\+375/)
    gate.open()
    expect(await screen.findByText('Получатель изменён')).toBeVisible()
  })

  it('a refused recipient is undone, with messages beside the fields', async () => {
    const { press, dialog } = open()
    await press('Изменить получателя')
    const form = await dialog('Кто получит заказ')
    shop()
      .post(paths.recipient)
      .reply(422, refusal(422, '', { phone: ['Номер не существует'] }))
    await press('Сохранить')
    expect(await form.findByText('Номер не существует')).toBeVisible()
    expect(form.getByRole('textbox', { name: 'Телефон' })).toHaveFocus()
  })
})

describe('the address', () => {
  const [home = {}] = dataOf('getAddresses')['addresses'] as Wire[]
  const addresses = [
    { ...home, id: 31 },
    { ...home, id: 32, street: 'Большая Ордынка', house_number: '40с3', house_apartment: null },
  ]

  it('the delivery address is one of the customer’s', async () => {
    const { user, press, dialog } = open(nextOrder({ delivery_address: addresses[0] }))
    shop().get(paths.addresses).reply(200, success({ addresses }))
    await press('Изменить адрес')
    const form = await dialog('Куда привезти')
    expect(await form.findByRole('radio', { name: /Лесная/ })).toBeChecked()
    await user.click(await form.findByRole('radio', { name: /Ордынка/ }))
    shop()
      .post(paths.address(32))
      .reply(200, success(nextOrder({ delivery_address: addresses[1] })))
    await press('Выбрать')
    expect(await screen.findByText('Адрес изменён')).toBeVisible()
    expect(screen.getByText('Москва, Большая Ордынка, 40с3')).toBeVisible()
  })

  it('an address that is ticked stays in sight while others are sought', async () => {
    const { user, press, dialog } = open(nextOrder({ delivery_address: addresses[0] }))
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...home,
      id: 40 + at,
      street: `${at + 1}-я Парковая`,
    }))
    shop()
      .get(paths.addresses)
      .reply(200, success({ addresses: [...addresses, ...many] }))
    await press('Изменить адрес')
    const form = await dialog('Куда привезти')
    await user.click(await form.findByRole('radio', { name: /Ордынка/ }))
    await user.type(form.getByRole('searchbox', { name: 'Найти адрес' }), '12-я')
    const shown = form.getAllByRole('radio')
    expect(shown).toHaveLength(2)
    expect(shown[0]).toHaveAccessibleName(/Ордынка/)
    expect(shown[0]).toBeChecked()
    expect(shown[1]).toHaveAccessibleName(/12-я Парковая/)
  })

  it('a ticked address stays ticked while a new one is begun', async () => {
    const { user, press, dialog } = open(nextOrder({ delivery_address: addresses[0] }))
    shop().get(paths.addresses).reply(200, success({ addresses }))
    await press('Изменить адрес')
    const form = await dialog('Куда привезти')
    await user.click(await form.findByRole('radio', { name: /Ордынка/ }))
    await press('Новый адрес')
    await press('Назад')
    expect(await screen.findByRole('radio', { name: /Ордынка/ })).toBeChecked()
  })

  it('a refused delivery address is undone', async () => {
    const { user, press, dialog } = open(nextOrder({ delivery_address: addresses[0] }))
    shop().get(paths.addresses).reply(200, success({ addresses }))
    await press('Изменить адрес')
    const form = await dialog('Куда привезти')
    await user.click(await form.findByRole('radio', { name: /Ордынка/ }))
    shop().post(paths.address(32)).reply(400, refusal(400, 'Сюда не возим'))
    announceActive(nextOrder({ delivery_address: addresses[0] }))
    await press('Выбрать')
    expect(await form.findByText('Сюда не возим')).toBeVisible()
    await press('Закрыть')
    const question = within(await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' }))
    await user.click(question.getByRole('button', { name: 'Закрыть' }))
    expect(await screen.findByText(/^Москва, Лесная/)).toBeVisible()
  })

  it('the delivery address keeps its place in the list while it is sent', async () => {
    const { user, press, dialog } = open(nextOrder({ delivery_address: addresses[0] }))
    shop().get(paths.addresses).reply(200, success({ addresses }))
    await press('Изменить адрес')
    const form = await dialog('Куда привезти')
    await user.click(await form.findByRole('radio', { name: /Ордынка/ }))
    shop()
      .post(paths.address(32))
      .delay(100)
      .reply(200, success(nextOrder({ delivery_address: addresses[1] })))
    await press('Выбрать')
    // The order behind the dialog shows the choice at once.
    await waitFor(() => expect(screen.getAllByText(/Ордынка, 40с3/)).toHaveLength(2))
    expect(form.getAllByRole('radio')[0]).toHaveAccessibleName(/Лесная/)
    expect(await screen.findByText('Адрес изменён')).toBeVisible()
  })

  it('a new delivery address can be added in the dialog', async () => {
    const { press, dialog } = open()
    shop()
      .get(paths.addresses)
      .reply(200, success({ addresses: [] }))
    await press('Изменить адрес')
    const list = await dialog('Куда привезти')
    expect(await list.findByText('Адресов пока нет.')).toBeVisible()
    await press('Новый адрес')
    const form = await dialog('Новый адрес')
    expect(form.getByRole('combobox', { name: /Город/ })).toBeVisible()
    await press('Назад')
    expect(await dialog('Куда привезти')).toBeDefined()
  })

  it('a new address is on its way until the order has it, and no other can be chosen meanwhile', async () => {
    const { user, press, dialog } = open(nextOrder({ delivery_address: addresses[0] }))
    shop().get(paths.addresses).twice().reply(200, success({ addresses }))
    await press('Изменить адрес')
    await dialog('Куда привезти')
    await press('Новый адрес')
    const form = await dialog('Новый адрес')
    shop()
      .post('/api/v1/locations/suggest/city/')
      .reply(200, success({ suggests: [] }))
    await user.type(form.getByRole('combobox', { name: /Город/ }), 'Тверь')
    await user.type(form.getByRole('textbox', { name: 'Дом' }), '7')
    shop()
      .post(paths.addresses)
      .reply(200, success({ ...home, id: 33 }))
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    const setting = shop()
      .post(paths.address(33))
      .reply(async () => {
        await asked
        return [200, success(nextOrder({ delivery_address: { ...home, id: 33 } }))]
      })
    await press('Сохранить адрес')
    await waitFor(() => expect(setting.isDone()).toBe(true))
    expect(screen.queryByRole('button', { name: 'Выбрать' })).not.toBeInTheDocument()
    expect(form.getByRole('button', { name: /Сохранить адрес/ })).toHaveAttribute('aria-busy', 'true')
    answer()
    expect(await screen.findByText('Адрес изменён')).toBeVisible()
  })
})

describe('the lenses', () => {
  it('the lenses of the next delivery are changed eye by eye to what is sold', async () => {
    const [lens = {}] = nextOrder()['lenses'] as Wire[]
    const both = [lens, { ...lens, eye: 'left', offer_id: 2022, sphere: -3 }]
    const order = nextOrder({ lenses: both })
    const { user, press, dialog } = open(order)
    shop().get(paths.current).reply(200, success(order))
    shop()
      .get(paths.lensOffers)
      .reply(
        200,
        success({
          offers: [
            offer(2021),
            offer(2022, { sphere: -3 }),
            offer(2023, { sphere: -3.25 }),
            offer(2024, { is_available: false }),
          ],
        }),
      )
    await press('Изменить линзы')
    const form = await dialog('Линзы в заказе')
    const right = within(await form.findByRole('group', { name: 'Правый глаз' }))
    const left = within(form.getByRole('group', { name: 'Левый глаз' }))
    expect(left.getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveDisplayValue('−3,00')
    await user.selectOptions(right.getByRole('combobox', { name: 'Сфера (Sph)' }), '−3,25')
    await user.selectOptions(form.getByRole('combobox', { name: /Упаковок Левый/ }), '4')
    shop()
      .put(paths.lenses, {
        lenses: [
          { eye: 'right', offer_id: 2023, quantity: 2 },
          { eye: 'left', offer_id: 2022, quantity: 4 },
        ],
      })
      .reply(200, success(nextOrder({ lenses: [{ ...lens, sphere: -3.25 }] })))
    await press('Сохранить линзы')
    expect(await screen.findByText('Линзы изменены')).toBeVisible()
    expect(screen.getByText('−3,25')).toBeVisible()
    expect(screen.getByRole('link', { name: /^чат/ })).toHaveAttribute('href', 'https://vk.me/lensclub')
  })

  it('a second line of an eye, what another tab changed and a line that cannot be read stay', async () => {
    const [lens = {}] = nextOrder()['lenses'] as Wire[]
    const lines = (left: number) => [
      { ...lens, quantity: 12 },
      { ...lens, offer_id: 2023, sphere: -3.25, quantity: 1 },
      { ...lens, eye: 'left', offer_id: left, sphere: -3 },
      { ...lens, eye: 'third', offer_id: 2029 },
    ]
    const { user, press, dialog } = open(nextOrder({ lenses: lines(2022) }))
    shop()
      .get(paths.lensOffers)
      .reply(
        200,
        success({ offers: [offer(2021), offer(2022, { sphere: -3 }), offer(2023, { sphere: -3.25 })] }),
      )
    await press('Изменить линзы')
    const form = await dialog('Линзы в заказе')
    const right = within(await form.findByRole('group', { name: 'Правый глаз' }))
    expect(form.getByRole('combobox', { name: /Упаковок Правый/ })).toHaveDisplayValue('12')
    expect(form.getByText('−3,25', { selector: '.power' })).toBeVisible()

    await user.selectOptions(right.getByRole('combobox', { name: 'Сфера (Sph)' }), '−3,00')
    shop()
      .get(paths.current)
      .reply(200, success(nextOrder({ lenses: lines(2023) })))
    shop()
      .put(paths.lenses, {
        lenses: [
          { eye: 'right', offer_id: 2022, quantity: 12 },
          { eye: 'right', offer_id: 2023, quantity: 1 },
          { eye: 'left', offer_id: 2023, quantity: 2 },
          { eye: 'third', offer_id: 2029, quantity: 2 },
        ],
      })
      .reply(200, success(nextOrder()))
    await press('Сохранить линзы')
    expect(await screen.findByText('Линзы изменены')).toBeVisible()
  })

  it('nothing is sent where nothing was changed', async () => {
    const { press, dialog } = open()
    shop()
      .get(paths.lensOffers)
      .reply(200, success({ offers: [offer(2021)] }))
    await press('Изменить линзы')
    await (await dialog('Линзы в заказе')).findByRole('group', { name: 'Правый глаз' })
    await press('Сохранить линзы')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByText('Линзы изменены')).not.toBeInTheDocument()
  })

  it('a quantity that cannot be is asked for', async () => {
    const [lens = {}] = nextOrder()['lenses'] as Wire[]
    const { press, dialog } = open(nextOrder({ lenses: [{ ...lens, quantity: 0.5 }] }))
    shop()
      .get(paths.lensOffers)
      .reply(200, success({ offers: [offer(2021)] }))
    await press('Изменить линзы')
    const form = await dialog('Линзы в заказе')
    const field = await form.findByRole('combobox', { name: /Упаковок/ })
    expect(field).toHaveDisplayValue('Сколько')
    await press('Сохранить линзы')
    expect(await form.findByText('Заполните поле')).toBeVisible()
    expect(field).toBeInvalid()
  })
})

describe('confirming', () => {
  const isReadAgain = (order: Wire) => shop().get(paths.current).reply(200, success(order))

  it('a number that was changed right before is confirmed with the order', async () => {
    const { user, press } = open()
    const isSent = newGate()
    const [item = {}] = nextOrder()['additional'] as Wire[]
    const changed = nextOrder({ additional: [{ ...item, quantity: 4 }], total_price: roubles(3600) })
    shop()
      .put(paths.additional, { offer_id: 2061, quantity: 4 })
      .reply(async () => {
        await isSent.opened
        return [200, success(changed)]
      })
    await user.selectOptions(await quantity(), '4')
    await press('Подтвердить заказ')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/6\sтоваров, 3\s600\s₽/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Подтвердить заказ' }))
    isReadAgain(changed)
    shop()
      .post(paths.confirm)
      .reply(200, success({ ...changed, is_confirmed: true }))
    announceActive({ ...changed, is_confirmed: true })
    isSent.open()
    expect(await screen.findByText(/Заказ подтверждён\. Следить/)).toBeVisible()
  })

  it('an order that another device has changed since is shown before it is confirmed', async () => {
    const { user, press } = open()
    await press('Подтвердить заказ')
    const question = within(await screen.findByRole('alertdialog'))
    const [item = {}] = nextOrder()['additional'] as Wire[]
    const changed = nextOrder({ additional: [{ ...item, quantity: 4 }], total_price: roubles(3600) })
    isReadAgain(changed)
    await user.click(question.getByRole('button', { name: 'Подтвердить заказ' }))
    expect(await question.findByRole('alert')).toHaveTextContent(
      'Заказ изменился. Проверьте его и подтвердите ещё раз',
    )
    expect(question.getByText(/6\sтоваров, 3\s600\s₽/)).toBeVisible()
  })

  it.each([
    [
      'address',
      { delivery_address: { ...(nextOrder()['delivery_address'] as Wire), street: 'Большая Ордынка' } },
    ],
    ['day', { scheduled_at: '2030-01-31T10:00:00+03:00' }],
  ])('another %s than the question names is not confirmed', async (_, other) => {
    const { user, press } = open()
    await press('Подтвердить заказ')
    const question = within(await screen.findByRole('alertdialog'))
    isReadAgain(nextOrder(other))
    await user.click(question.getByRole('button', { name: 'Подтвердить заказ' }))
    expect(await question.findByRole('alert')).toHaveTextContent('Заказ изменился')
  })

  it('confirming the next delivery shows what will come, then locks it', async () => {
    const shown = nextOrder()
    const { user, press } = open(shown)
    await press('Подтвердить заказ')
    const question = within(await screen.findByRole('alertdialog', { name: /Подтвердить заказ на/ }))
    expect(question.getByText(/3\sтовара, 2\s250\s₽, Москва/)).toBeVisible()
    isReadAgain(shown)
    shop()
      .post(paths.confirm)
      .reply(200, success(nextOrder({ is_confirmed: true })))
    announceActive(nextOrder({ is_confirmed: true }))
    await user.dblClick(question.getByRole('button', { name: 'Подтвердить заказ' }))
    const outcome = await screen.findByText(/Заказ подтверждён\. Следить/)
    expect(document.activeElement).toContainElement(outcome)
    await waitFor(() => expect(screen.getAllByText(/передан в сборку/)).toHaveLength(2))
  })

  it('a refused confirmation says why', async () => {
    const shown = nextOrder()
    const { user, press } = open(shown)
    await press('Подтвердить заказ')
    const question = within(await screen.findByRole('alertdialog'))
    isReadAgain(shown)
    shop().post(paths.confirm).reply(400, refusal(400, 'Срок изменений истёк'))
    announceActive()
    await user.click(question.getByRole('button', { name: 'Подтвердить заказ' }))
    expect(await question.findByRole('alert')).toHaveTextContent('Срок изменений истёк')
  })
})
