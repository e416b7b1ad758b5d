import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { addDays, shopToday } from '#domain/dates/days'
import { leaveTo } from '#host/page/pageAddress'
import { removeKept } from '#host/customer/kept'
import { ProductsPage } from '#features/shop/products/ProductsPage'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { writtenDate } from '../../../support/writtenDate'

jest.mock('#host/page/pageAddress')

const INTERNAL = '/api/v2/internal'
const WAIT = `${INTERNAL}/offers_waiting_list/apply/`

const box = [{ value: 6, unit: 'lenses' }]
const bottle = [{ value: 360, unit: 'ml' }]

const product = (id: number, title: string, category: string, types: string[] = []) => ({
  id,
  title,
  category,
  types,
  eshop_packs: [{ id: id * 100 }],
  mono_packs: [],
})
const offer = (offer_id: number, product_id: number, rest: object = {}) => ({
  offer_id,
  product_id,
  pack_id: product_id * 100,
  title: `Предложение ${offer_id}`,
  params: box,
  price: { value: 1990, currency: 'RUB' },
  is_available: true,
  ...rest,
})
const bought = (product_id: number, rest: object = {}) => ({
  product_id,
  pack_id: product_id * 100,
  offer_id: null,
  title: `Купленное ${product_id}`,
  params: box,
  quantity: 1,
  ...rest,
})

const catalogue = [
  product(202, 'Ясно Месяц', 'lenses', ['monthly']),
  product(205, 'Ясно Цвет', 'lenses', ['colour']),
  product(206, 'Росинка, раствор', 'solutions'),
  {
    ...product(209, 'Ясно Поштучно', 'lenses'),
    code: 'single',
    eshop_packs: [],
    mono_packs: [{ id: 20900 }],
  },
]
const offers = [
  offer(1, 202, { sphere: -2.75 }),
  offer(2, 202, { sphere: -3 }),
  offer(5, 205, { is_available: false }),
  offer(6, 206, { params: bottle }),
]
const items = [
  bought(202),
  bought(205),
  bought(206, { params: bottle }),
  bought(9, { title: 'Снятые линзы' }),
]
const order = {
  id: 1,
  created_at: '2026-03-05T12:00:00+03:00',
  items,
  status: { code: 'received', label: '' },
}
const lenses = [
  { eye: 'right', product_id: 202, title: 'Ясно Месяц', sphere: -2.75 },
  { eye: 'left', product_id: 202, title: 'Ясно Месяц', sphere: -3 },
]

const answerSingleLensOrders = () =>
  shop()
    .get('/api/v1/mono/orders/')
    .reply(200, success({ orders: [] }))

function answerOrders(orders: object[] = [order]) {
  shop().get(`${INTERNAL}/personal/orders/`).reply(200, success({ orders }))
  answerSingleLensOrders()
}

function answerStock(reminders: object[] = []) {
  shop().get(`${INTERNAL}/personal/reminders/`).reply(200, success({ reminders }))
  shop().get('/api/v2/internal/account/info/').optionally().reply(400, refusal(1, 'Нет'))
}

function answerRest(email: string | null = 'anna@example.ru', reminders: object[] = []) {
  shop()
    .get(`${INTERNAL}/catalog/products/`)
    .reply(200, success({ products: catalogue, shopData: null }))
  // Offers are requested product by product, perhaps not for all of them.
  for (const { id } of catalogue)
    shop()
      .get(`${INTERNAL}/catalog/products/offers/eshop/?product_id=${id}`)
      .optionally()
      .reply(200, success({ offers: offers.filter(({ product_id }) => product_id === id) }))
  shop()
    .get(`${INTERNAL}/personal/profile/lenses_info/`)
    .reply(200, success({ lenses, replacement: 'monthly', solution_product_id: null }))
  answerStock(reminders)
  shop()
    .get(`${INTERNAL}/consumer/info/`)
    .reply(200, success({ id: 1, name: 'Анна', email }))
}

function open(email?: string | null) {
  answerOrders()
  answerRest(email)
  return renderPage(<ProductsPage />, '/products/').user
}

/** Opens the products that cannot be bought now. */
const unfold = async (user: ReturnType<typeof open>) =>
  user.click(await screen.findByText(/^Больше не продаётся или нет в наличии: \d+$/))

const item = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('article') as HTMLElement)

describe('the list', () => {
  it('each of my products says how it is worn, when it was bought and how long it lasts, if known', async () => {
    const user = open()
    const month = await item('Ясно Месяц')
    expect(month.getByText('Вы носите')).toBeVisible()
    expect(month.getByText('−2,75')).toBeVisible()
    expect(month.getByText('−3,00')).toBeVisible()
    expect(month.getByText('Последняя покупка 5 марта 2026')).toBeVisible()
    expect(month.getByText(/Хватит примерно до .+: на \d+\s(д|нед|мес)|По расчёту закончились/)).toBeVisible()
    // The note appears once for all products whose consumption is unknown.
    expect(screen.getByText(/расход у всех разный/)).toBeVisible()
    const gone = await item('Снятые линзы')
    expect(gone.getByText('Больше не продаётся')).not.toBeVisible()
    await unfold(user)
    expect(gone.getByText('Больше не продаётся')).toBeVisible()
    expect(gone.queryByRole('button')).not.toBeInTheDocument()
    expect((await item('Ясно Цвет')).getByText('Нет в наличии')).toBeVisible()
  })

  it('a product that is sold by single lenses alone leads to its page, and is not said to be sold no more', async () => {
    answerOrders([{ ...order, items: [bought(209)] }])
    answerRest()
    renderPage(<ProductsPage />, '/products/')
    const single = await item('Ясно Поштучно')
    expect(single.queryByText('Больше не продаётся')).not.toBeInTheDocument()
    expect(single.getByRole('link', { name: 'Купить поштучно «Ясно Поштучно»' })).toHaveAttribute('href')
  })

  it('my products are shown by category', async () => {
    const user = open()
    await user.click(await screen.findByRole('tab', { name: /Растворы/ }))
    const bought = within(screen.getByRole('region', { name: 'Что вы покупаете' }))
    expect(bought.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Росинка, раствор',
    ])
    // The lenses that are worn are above the categories.
    expect(await item('Ясно Месяц')).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: /Капли/ })).toHaveFocus()
    expect(screen.getByText('В этой категории вы пока ничего не покупали.')).toBeVisible()
  })

  it('a new customer without products is led to the shop', async () => {
    answerOrders([])
    shop()
      .get(`${INTERNAL}/personal/profile/lenses_info/`)
      .reply(200, success({ lenses: [] }))
    shop()
      .get(`${INTERNAL}/catalog/products/`)
      .reply(200, success({ products: catalogue }))
    shop()
      .get(`${INTERNAL}/consumer/info/`)
      .reply(200, success({ id: 1 }))
    answerStock()
    renderPage(<ProductsPage />)
    expect(await screen.findByRole('link', { name: 'Выбрать линзы' })).toHaveAttribute(
      'href',
      '/catalog/contact-lenses/',
    )
  })

  it('only those of my products that did not load are requested again', async () => {
    shop().get(`${INTERNAL}/personal/orders/`).reply(400, refusal(1, 'Ведутся работы'))
    answerSingleLensOrders()
    answerRest()
    const { user } = renderPage(<ProductsPage />)
    expect(await screen.findByText('Ведутся работы')).toBeVisible()
    shop()
      .get(`${INTERNAL}/personal/orders/`)
      .reply(200, success({ orders: [order] }))
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await item('Ясно Месяц')).toBeTruthy()
  })

  it('one button leads in the card of what is worn, and the others stay quiet', async () => {
    open()
    const month = await item('Ясно Месяц')
    expect(month.getByRole('button', { name: /^Купить снова/ })).toHaveAttribute('class', 'btn')
    expect(month.getByRole('button', { name: /^Открыта новая пара/ })).toHaveClass('btn--secondary')
    expect((await item('Росинка, раствор')).getByRole('button', { name: /^Купить снова/ })).toHaveClass(
      'btn--secondary',
    )
  })

  it('three hundred products are shown in parts', async () => {
    answerOrders([{ ...order, items: Array.from({ length: 300 }, (_, index) => bought(1000 + index)) }])
    answerRest()
    renderPage(<ProductsPage />)
    expect(await screen.findByText('Показано 10 из 300')).toBeVisible()
  })
})

describe('how long they last', () => {
  const reminder = {
    id: 41,
    product_id: 202,
    title: 'Ясно Месяц',
    lenses,
    packs_count: 1,
    purchased_at: addDays(shopToday(), -72),
    remind_at: addDays(shopToday(), 12),
    channels: ['email'],
    is_active: true,
  }
  const day = writtenDate(addDays(shopToday(), 18 + 2 * 90))

  it('how long they last is told by the purchase of the reminder, with what was bought later and what comes', async () => {
    const coming = { ...order, id: 2, status: { code: 'in_transit', label: '' } }
    const late = {
      ...order,
      id: 3,
      created_at: addDays(shopToday(), -3),
      items: [bought(202, { quantity: 2 })],
    }
    answerOrders([order, late, coming])
    answerRest(undefined, [reminder])
    renderPage(<ProductsPage />)
    const month = await item('Ясно Месяц')
    expect(month.getByText(/на 6\sмесяцев$/)).toHaveTextContent(`Хватит примерно до ${day}`)
    expect(
      month.getByText(
        /^Считаем по напоминанию: 1\sупаковка, куплена .+После этого куплены ещё 2\sупаковки, считаем и их/,
      ),
    ).toBeVisible()
    expect(month.getByText(/^Ещё 1\sупаковка в пути$/)).toBeVisible()
  })

  it('a new pair is kept on the device with the day on which it ends, and taken back', async () => {
    const user = open()
    const month = await item('Ясно Месяц')
    await user.click(month.getByRole('button', { name: 'Открыта новая пара «Ясно Месяц»' }))
    const until = /^Эту пару носите до .+ через 30\sдней$/
    expect(month.getByRole('status')).toHaveTextContent(until)
    cleanup()
    open()
    const again = await item('Ясно Месяц')
    expect(again.getByText(until)).toBeVisible()
    await user.click(again.getByRole('button', { name: 'Отменить: пара не новая «Ясно Месяц»' }))
    expect(again.queryByText(until)).not.toBeInTheDocument()
    expect(again.getByRole('button', { name: /^Открыта новая пара/ })).toHaveFocus()
  })
})

it('buying again leads to the configured basket where that holds something', async () => {
  window.pageConfig = { ...window.pageConfig, basketUrl: '/cart/' }
  const user = open()
  const held = { basket_item_id: 1, title: 'Росинка', quantity: 1, types: [] }
  shop()
    .get(`${INTERNAL}/basket/?type=eshop`)
    .reply(200, success({ items: [held] }))
  await user.click((await item('Ясно Месяц')).getByRole('button', { name: 'Купить снова «Ясно Месяц»' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/cart/'))
})

describe('what is out of stock', () => {
  afterEach(() => removeKept())

  const wait = async (user?: ReturnType<typeof open>) => {
    if (user) await unfold(user)
    return (await item('Ясно Цвет')).findByRole('button', { name: 'Сообщить о поступлении «Ясно Цвет»' })
  }

  it('news of a product out of stock is requested once, to the known e-mail', async () => {
    const user = open()
    const button = await wait(user)
    const sent: unknown[] = []
    shop()
      .post(WAIT, (body: object) => sent.push(body) > 0)
      .reply(200, success(null))
    shop()
      .post(WAIT, (body: object) => sent.push(body) > 0)
      .optionally()
      .reply(200, success(null))
    act(() => {
      button.click()
      button.click()
    })
    const note = await screen.findByText('Сообщим о поступлении на anna@example.ru')
    expect(note).toHaveFocus()
    expect(sent).toEqual([{ offer_id: 5, email: 'anna@example.ru' }])
    await user.click(screen.getByRole('tab', { name: /Растворы/ }))
    await user.click(screen.getByRole('tab', { name: /Линзы/ }))
    // The category has no other products, so the list is open.
    expect(screen.getByText('Сообщим о поступлении на anna@example.ru')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Сообщить/ })).not.toBeInTheDocument()
    // The note outlives a reload, until logout.
    cleanup()
    await unfold(open())
    expect(await screen.findByText('Сообщим о поступлении на anna@example.ru')).toBeVisible()
    cleanup()
    removeKept()
    expect(await wait(open())).toBeVisible()
  })

  it('news of a product out of stock asks for an e-mail if none is known', async () => {
    window.pageConfig = { ...window.pageConfig, fakeEmailDomain: 'our-marker' }
    const user = open(null)
    await user.click(await wait(user))
    const dialog = within(await screen.findByRole('dialog', { name: 'Сообщить о поступлении' }))
    const email = dialog.getByRole('textbox', { name: 'Электронная почта' })
    await user.type(email, 'anna@')
    await user.click(dialog.getByRole('button', { name: 'Сообщить' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Укажите адрес полностью/))
    await user.type(email, 'our-marker.ru')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/на этот письма не дойдут/))
    await user.clear(email)
    await user.type(email, 'anna@example.ru')
    shop().post(WAIT, { offer_id: 5, email: 'anna@example.ru' }).reply(200, success(null))
    await user.click(dialog.getByRole('button', { name: 'Сообщить' }))
    expect(await screen.findByText('Сообщим о поступлении на anna@example.ru')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('news of a product out of stock says why it failed and can be requested again', async () => {
    const user = open()
    shop().post(WAIT).reply(400, refusal(1, 'Попробуйте позже'))
    await user.click(await wait(user))
    expect(await screen.findByRole('alert')).toHaveTextContent('Попробуйте позже')
    shop().post(WAIT).reply(200, success(null))
    await user.click(await wait())
    expect(await screen.findByText(/Сообщим о поступлении/)).toBeVisible()
  })
})
