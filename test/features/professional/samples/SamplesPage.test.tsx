import { act, screen, waitFor, within } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { workPlacesApi } from '#data/specialist/workPlacesApi'
import { SamplesPage } from '#features/professional/samples/SamplesPage'
import { pageDrafts } from '#host/customer/drafts'
import { createStore } from '#store/store'
import { RouterContext } from '#ui/lib/RouterContext'
import { router } from '../../../../src/shell/router'
import { renderCard, renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { SPECIALIST } from '../../../support/specialist'

const range = {
  sphere: [-3, -2.75],
  cylinder: [],
  axis: [],
  addition: [],
  base_curve: [8.6],
  diameter: [14.2],
  colour: [],
}
const sample = (product_id: number, title: string, left: number, rest: object = {}) => ({
  ...{ product_id, title, picture: null, kind: 'lenses', limit: 4, left, range: null },
  ...rest,
})
const order = {
  id: 32,
  number: 'О-32',
  created_at: null,
  status: { code: 'ordered', label: 'Собираем' },
  lenses: [],
  department: null,
  pickup_until: null,
  activation_code: null,
  entry_id: null,
  is_cancelable: true,
  work_place: { id: 11, name: 'Клиника', address: '' },
  items: [{ product_id: 206, title: 'Раствор', quantity: 1, lens: null }],
  comment: null,
}
const ORDERS = '/api/v2/internal/personal/sampling_orders/'
const answerProducts = (...products: object[]) =>
  shop().get(`${ORDERS}products/`).reply(200, success({ products }))
const answerOrders = (...orders: object[]) => shop().get(ORDERS).reply(200, success({ orders }))
const answerPlaces = () =>
  shop()
    .get(`${SPECIALIST}/workplaces/`)
    .reply(
      200,
      success({ work_places: [{ id: 11, name: 'Клиника', address: '', position: null, is_main: true }] }),
    )

it('a limit that is used up says so', async () => {
  answerProducts(sample(207, 'Капли', 0))
  answerOrders()
  renderPage(<SamplesPage />)
  expect(await screen.findByText('Лимит исчерпан')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Добавить/ })).not.toBeInTheDocument()
})

it('a press that takes the last of a limit leaves the focus with what it says', async () => {
  answerProducts(sample(206, 'Раствор', 1, { kind: 'solution' }))
  answerOrders()
  answerPlaces()
  const { user } = renderPage(<SamplesPage />)
  await user.click(await screen.findByRole('button', { name: 'Добавить в заявку: Раствор' }))
  expect(await screen.findByText('Всё в заявке')).toBeVisible()
  expect(screen.getByText('Добавлено в заявку')).toHaveFocus()
})

it('an order is put together per eye and sent; a limit used up meanwhile is said beside the button', async () => {
  answerProducts(sample(202, 'Ясно', 4, { range }), sample(206, 'Раствор', 2, { kind: 'solution' }))
  answerOrders()
  const { user } = renderPage(<SamplesPage />)
  const add = await screen.findByRole('button', { name: 'Добавить в заявку: Ясно' })
  await user.click(add)
  expect(screen.getByRole('alert')).toHaveTextContent('Выберите параметры хотя бы одного глаза')
  const right = within(screen.getByRole('group', { name: 'Правый глаз, OD' }))
  await user.selectOptions(right.getByRole('combobox'), '-2.75')
  answerPlaces()
  await user.click(add)
  expect(await screen.findByRole('combobox', { name: 'Куда' })).toHaveValue('11')
  expect(screen.getByText('Осталось 3 из 4')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Добавить в заявку: Раствор' }))
  const body = {
    work_place_id: 11,
    items: [
      { product_id: 202, quantity: 1, sphere: -2.75, base_curve: 8.6, diameter: 14.2 },
      { product_id: 206, quantity: 1 },
    ],
    comment: null,
  }
  shop().post(ORDERS, body).reply(400, refusal(409, 'Ясно: осталось 0'))
  answerProducts(sample(202, 'Ясно', 0, { range }), sample(206, 'Раствор', 2))
  answerOrders()
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText(/Ясно: осталось 0/)).toBeVisible()
  expect(await screen.findByText('Лимит исчерпан')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Убрать: Ясно' }))
  expect(document.activeElement).toHaveTextContent('Убрано: Ясно')
  shop()
    .post(ORDERS, { ...body, items: body.items.slice(1) })
    .reply(200, success(order))
  answerProducts(sample(206, 'Раствор', 1))
  answerOrders(order)
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText(/Заявка №\sО-32/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отправить заявку' })).not.toBeInTheDocument()
  expect(document.activeElement).toHaveTextContent('Заявка отправлена')
})

it('lenses of one power and size are ordered by the eye alone', async () => {
  const single = { ...range, sphere: [-3] }
  answerProducts(sample(202, 'Ясно', 4, { range: single }))
  answerOrders()
  const { user } = renderPage(<SamplesPage />)
  const add = await screen.findByRole('button', { name: 'Добавить в заявку: Ясно' })
  await user.click(add)
  expect(screen.getByRole('alert')).toHaveTextContent('Выберите параметры хотя бы одного глаза')
  answerPlaces()
  await user.click(screen.getByRole('checkbox', { name: /^Левый глаз, OS: Sph −3,00/ }))
  await user.click(add)
  expect(await screen.findByText(/^OS: Sph −3,00 · BC 8,6 · Dia 14,2 — 1\sшт/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Левый глаз, OS/ })).not.toBeChecked()
})

it('sent orders mark the eye of lenses, and show lenses that do not say it', async () => {
  const lens = { product_id: 202, title: 'Ясно', sphere: -3, cylinder: null, axis: null, addition: null }
  const itemOf = (eye: string | null) => ({
    product_id: 202,
    title: 'Ясно',
    quantity: 1,
    lens: { ...lens, eye, base_curve: 8.6, diameter: 14.2 },
  })
  answerProducts()
  answerOrders({ ...order, items: [itemOf('right'), itemOf('left'), itemOf(null)] })
  renderPage(<SamplesPage />)
  const sent = await screen.findAllByText(/^Ясно, /)
  expect(sent.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
    'Ясно, OD −3,00 · BC 8,6 · Dia 14,2, 1 шт.',
    'Ясно, OS −3,00 · BC 8,6 · Dia 14,2, 1 шт.',
    'Ясно, Sph −3,00 · BC 8,6 · Dia 14,2, 1 шт.',
  ])
})

it('an order that is not on its way yet may be cancelled', async () => {
  answerProducts()
  answerOrders(order)
  const { user } = renderPage(<SamplesPage />)
  await user.click(await screen.findByRole('button', { name: 'Отменить заявку № О-32' }))
  const dialog = within(screen.getByRole('alertdialog'))
  shop().post(`${ORDERS}32/cancel/`).reply(200, success(null))
  answerProducts()
  answerOrders({ ...order, is_cancelable: false, status: { code: 'cancelled', label: 'Отменён' } })
  await user.click(dialog.getByRole('button', { name: 'Отменить заявку' }))
  expect(await screen.findByText('Заявка № О-32 отменена')).toBeVisible()
  expect(await screen.findByText('Отменён')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Заявка № О-32 отменена')
})

it('what became of an order is listed even if the list cannot be read again', async () => {
  pageDrafts.write('samples-lines', {
    lines: [{ title: 'Раствор', item: { productId: 206, quantity: 1 } }],
  })
  const down = (path: string) => shop().persist().get(path).reply(400, refusal(1, 'Ведутся работы'))
  answerProducts(sample(206, 'Раствор', 2))
  answerOrders()
  answerPlaces()
  down(`${ORDERS}products/`)
  down(ORDERS)
  const { user } = renderPage(<SamplesPage />)
  const send = await screen.findByRole('button', { name: 'Отправить заявку' })
  expect(screen.getByText('Заявок пока нет.')).toBeVisible()
  shop().post(ORDERS).reply(200, success(order))
  await user.click(send)
  expect(await screen.findByText(/Заявка №\sО-32/)).toBeVisible()
  expect(screen.queryByText('Заявок пока нет.')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Отменить заявку № О-32' }))
  const cancelled = { ...order, is_cancelable: false, status: { code: 'cancelled', label: 'Отменён' } }
  shop().post(`${ORDERS}32/cancel/`).reply(200, success(cancelled))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Отменить заявку' }))
  expect(await screen.findByText('Заявка № О-32 отменена')).toBeVisible()
  expect(screen.getByText('Отменён')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Отменить заявку/ })).not.toBeInTheDocument()
})

it('a cancellation whose answer got lost is found in the list', async () => {
  answerProducts()
  answerOrders(order)
  const { user } = renderPage(<SamplesPage />)
  await user.click(await screen.findByRole('button', { name: 'Отменить заявку № О-32' }))
  shop().post(`${ORDERS}32/cancel/`).replyWithError('connection lost')
  answerProducts()
  answerOrders({ ...order, is_cancelable: false, status: { code: 'cancelled', label: 'Отменён' } })
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Отменить заявку' }))
  expect(await screen.findByText('Заявка № О-32 отменена')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('orders that are over follow those on their way, the older of them folded', async () => {
  const past = (id: number) => ({
    ...{ ...order, id, number: `О-${id}`, is_cancelable: false },
    status: { code: 'received', label: 'Получен' },
  })
  answerProducts()
  answerOrders(past(31), order, past(30), past(29), past(28), past(27))
  const { user } = renderPage(<SamplesPage />)
  const names = () => screen.getAllByText(/^Заявка №/).map(({ textContent }) => textContent.slice(-2))
  await waitFor(() => expect(screen.getAllByText('Получен')).toHaveLength(5))
  expect(names()).toEqual(['32', '31', '30', '29', '28', '27'])
  expect(screen.getByText(/О-29/)).toBeVisible()
  expect(screen.getByText(/О-28/)).not.toBeVisible()
  await user.click(screen.getByText('Прежние заявки: 2'))
  expect(screen.getByText(/О-28/)).toBeVisible()
})

it('what is the same for all lenses of a product is said once', async () => {
  answerProducts(sample(202, 'Ясно', 4, { range }))
  answerOrders()
  renderPage(<SamplesPage />)
  expect(await screen.findByText('BC 8,6 · Dia 14,2')).toBeVisible()
})

describe('Lines that were not sent', () => {
  const KEY = 'samples-lines'

  it('survive a reload, until they are sent', async () => {
    answerProducts(sample(206, 'Раствор', 2, { kind: 'solution' }))
    answerOrders()
    answerPlaces()
    const { user, unmount } = renderPage(<SamplesPage />)
    await user.click(await screen.findByRole('button', { name: 'Добавить в заявку: Раствор' }))
    expect(await screen.findByRole('button', { name: 'Отправить заявку' })).toBeVisible()
    expect(screen.queryByText('Восстановлен черновик')).not.toBeInTheDocument()
    unmount()

    answerProducts(sample(206, 'Раствор', 2, { kind: 'solution' }))
    answerOrders()
    answerPlaces()
    const again = renderPage(<SamplesPage />)
    const send = await screen.findByRole('button', { name: 'Отправить заявку' })
    expect(screen.getByText('Осталось 1 из 4')).toBeVisible()
    expect(screen.queryByText('Восстановлен черновик')).not.toBeInTheDocument()
    shop().post(ORDERS).reply(200, success(order))
    answerProducts(sample(206, 'Раствор', 1, { kind: 'solution' }))
    answerOrders(order)
    await again.user.click(send)
    expect(await screen.findByText(/Заявка №\sО-32/)).toBeVisible()
    expect(pageDrafts.read(KEY)).toBeNull()
  })

  it('of an earlier load of the page are said to be restored, and can be begun anew', async () => {
    pageDrafts.write(KEY, { lines: [{ title: 'Раствор', item: { productId: 206, quantity: 1 } }] })
    answerProducts(sample(206, 'Раствор', 2, { kind: 'solution' }))
    answerOrders()
    answerPlaces()
    const { user } = renderPage(<SamplesPage />)
    expect(await screen.findByText('Восстановлен черновик')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Убрать: Раствор' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Начать заново' }))
    expect(screen.queryByRole('button', { name: 'Убрать: Раствор' })).not.toBeInTheDocument()
    expect(pageDrafts.read(KEY)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(await screen.findByRole('button', { name: 'Убрать: Раствор' })).toBeVisible()
    expect(JSON.stringify(pageDrafts.read(KEY))).toContain('206')
  })

  it.each([
    ['no list', { lines: 'x' }],
    ['a line of no shape', { lines: [{ title: 'Ясно', item: { productId: 202, quantity: '2' } }] }],
    ['no product of today', { lines: [{ title: 'Капли', item: { productId: 9, quantity: 1 } }] }],
    ['no eye', { lines: [{ title: 'Ясно', item: { productId: 202, quantity: 1 } }] }],
    [
      'a power that is no longer made',
      {
        lines: [
          {
            title: 'Ясно',
            eye: 'right',
            item: { productId: 202, quantity: 1, sphere: -9, baseCurve: 8.6, diameter: 14.2 },
          },
        ],
      },
    ],
  ])('of a draft with %s nothing is taken', async (_, draft) => {
    pageDrafts.write(KEY, draft)
    answerProducts(sample(202, 'Ясно', 4, { range }))
    answerOrders()
    renderPage(<SamplesPage />)
    expect(await screen.findByText('Осталось 4 из 4')).toBeVisible()
    expect(screen.queryByText('Заявка')).not.toBeInTheDocument()
  })
})

it('a line that is added while the order is on its way stays', async () => {
  answerProducts(sample(206, 'Раствор', 2), sample(207, 'Капли', 2))
  answerOrders()
  const { user } = renderPage(<SamplesPage />)
  answerPlaces()
  await user.click(await screen.findByRole('button', { name: 'Добавить в заявку: Раствор' }))
  shop().post(ORDERS).delay(200).reply(200, success(order))
  answerProducts(sample(206, 'Раствор', 1), sample(207, 'Капли', 2))
  answerOrders(order)
  await user.click(await screen.findByRole('button', { name: 'Отправить заявку' }))
  await user.click(screen.getByRole('button', { name: 'Добавить в заявку: Капли' }))
  expect(await screen.findByText('Заявка отправлена')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Убрать: Капли' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Убрать: Раствор' })).not.toBeInTheDocument()
  expect(JSON.stringify(pageDrafts.read('samples-lines'))).toContain('207')
})

it('an order whose number cannot be read is told in whole sentences', async () => {
  answerProducts(sample(206, 'Раствор', 2))
  answerOrders({ ...order, number: null })
  const { user } = renderPage(<SamplesPage />)
  expect(await screen.findByText('Заявка')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отменить заявку' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Отменить заявку?' }))
  shop().post(`${ORDERS}32/cancel/`).reply(200, success(null))
  answerProducts(sample(206, 'Раствор', 2))
  answerOrders()
  await user.click(question.getByRole('button', { name: 'Отменить заявку' }))
  expect(await screen.findByText('Заявка отменена')).toBeVisible()
})

it('of a very large limit only the first numbers are offered at once', async () => {
  answerProducts(sample(207, 'Капли', 1e9))
  answerOrders()
  renderPage(<SamplesPage />)
  const quantity = await screen.findByRole('combobox', { name: 'Количество' })
  expect(within(quantity).getAllByRole('option')).toHaveLength(50)
})

it('a work place that was added in another tab meanwhile can be chosen', async () => {
  answerProducts(sample(207, 'Капли', 2))
  answerOrders()
  answerPlaces()
  const store = createStore()
  const { user } = renderCard(
    <BrowserRouter>
      <RouterContext value={router}>
        <SamplesPage />
      </RouterContext>
    </BrowserRouter>,
    store,
  )
  await user.click(await screen.findByRole('button', { name: /Добавить в заявку/ }))
  const place = await screen.findByRole('combobox', { name: 'Куда' })
  const other = { id: 12, name: 'Другая', address: '', position: null, is_main: false }
  shop()
    .get(`${SPECIALIST}/workplaces/`)
    .reply(200, success({ work_places: [{ ...other, id: 11, name: 'Клиника', is_main: true }, other] }))
  const { ownWorkPlaces } = workPlacesApi.endpoints
  await act(() => store.dispatch(ownWorkPlaces.initiate(undefined, { forceRefetch: true, subscribe: false })))
  await user.selectOptions(place, 'Другая')
  shop()
    .post(ORDERS, ({ work_place_id }: { work_place_id?: unknown }) => work_place_id === 12)
    .reply(400, refusal(1, 'Попробуйте позже'))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Попробуйте позже')).toBeVisible()
})
