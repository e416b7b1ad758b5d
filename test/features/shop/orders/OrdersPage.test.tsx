import '../../../support/browser'
import { screen, waitFor, within } from '@testing-library/react'
import {
  activeOrder,
  ACTIVE,
  announceOrders,
  button,
  draw,
  MONO,
  openOrders,
  order,
  ORDERS,
  rows,
} from './openOrders'
import { holdReads } from '../../../support/holdReads'
import { refusal, shop, success } from '../../../support/shop'

const list = () => screen.findByRole('region', { name: 'Все заказы' })
const delivery = {
  ...{ type: 'courier', address: null, point_code: null, date: null, time_from: null, time_to: null },
  tracking_url: null,
}
const search = () => screen.findByRole('searchbox', { name: 'Номер или товар' })

const item = (title: string) => ({
  product_id: 1,
  pack_id: 1,
  title,
  picture: null,
  params: [],
  quantity: 1,
  price: { value: 100, currency: 'RUB' },
})

describe('the list', () => {
  it('the list of orders has the orders of both calls once, newest first', async () => {
    openOrders({
      orders: [
        order(1, { created_at: '2026-03-01T10:00:00+03:00' }),
        order(2, { created_at: '2026-01-01T10:00:00+03:00' }),
      ],
      mono: [
        order(2, { created_at: '2026-01-01T10:00:00+03:00' }),
        order(3, { created_at: '2026-02-01T10:00:00+03:00', sale_type: 'mono' }),
      ],
    })
    await list()
    expect(
      (await screen.findAllByRole('link', { name: /^№/ })).map((row) => row.getAttribute('href')),
    ).toEqual(['/personal/orders/?order=1', '/personal/orders/?order=3', '/personal/orders/?order=2'])
    expect(screen.getByRole('link', { name: /№ 3/ })).toHaveTextContent('линзы поштучно')
  })

  it('an unknown order status is shown by its label', async () => {
    openOrders({ orders: [order(1, { status: { code: 'teleported', label: 'Телепортирован' } })] })
    expect(await screen.findByRole('link', { name: /№ 1/ })).toHaveTextContent('Телепортирован')
  })

  it('the list of orders says what to do when there are no orders', async () => {
    openOrders({})
    expect(await screen.findByText('Заказов пока нет')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Выбрать линзы' })).toHaveAttribute(
      'href',
      '/catalog/contact-lenses/',
    )
  })

  it('the list of orders shows ten orders, and ten more on demand', async () => {
    const user = openOrders({ orders: Array.from({ length: 12 }, (_, index) => order(index + 1)) })
    await screen.findByRole('link', { name: /№ 10 / })
    expect(rows()).toHaveLength(10)
    await user.click(await button('Показать ещё'))
    expect(rows()).toHaveLength(12)
    expect(screen.getByRole('link', { name: /№ 11 / }).closest('li')).toHaveFocus()
  })

  it('the list of orders finds by number and by product, and says how many', async () => {
    const user = openOrders({
      orders: [
        order(48213, { items: [item('Линзы «Ёж»')] }),
        order(48190, { items: [item('Капли')], delivery: { ...delivery, tracking_number: 'CSE-55012' } }),
      ],
    })
    await user.type(await search(), '№ 48190')
    expect(await screen.findByText(/Найдено: 1\sзаказ/)).toBeVisible()
    expect(rows()).toEqual([expect.stringContaining('48190')])
    await user.clear(await search())
    await user.type(await search(), '55012')
    expect(await screen.findByText(/Найдено: 1\sзаказ/)).toBeVisible()
    expect(rows()).toEqual([expect.stringContaining('48190')])
    await user.clear(await search())
    await user.type(await search(), 'ЕЖ  линзы')
    expect(await screen.findByRole('link', { name: /48213/ })).toBeVisible()
    expect(rows()).toHaveLength(1)
  })

  it('the list of orders filters by existing statuses, and returns the focus when nothing is found', async () => {
    const user = openOrders({
      orders: [order(1), order(2, { status: { code: 'cancelled', label: 'Отменён' } })],
    })
    const status = await screen.findByRole('combobox', { name: 'Статус' })
    expect(
      within(status)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Все', 'Получен', 'Отменён'])
    await user.selectOptions(status, 'Отменён')
    expect(rows()).toEqual([expect.stringContaining('№ 2')])
    await user.type(await search(), 'нет такого')
    await user.click(await button('Показать все заказы'))
    expect(await search()).toHaveFocus()
    expect(await search()).toHaveValue('')
    expect(rows()).toHaveLength(2)
  })

  it('a list of orders that did not load can be requested again beside the active orders', async () => {
    shop().get(ORDERS).reply(400, refusal(1, 'Ведутся работы'))
    shop()
      .get(MONO)
      .reply(200, success({ orders: [] }))
    shop()
      .get(ACTIVE)
      .reply(200, success({ orders: [activeOrder(7)] }))
    const user = draw()
    expect(await within(await list()).findByText('Ведутся работы')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Заказ № 7' })).toBeVisible()
    shop()
      .get(ORDERS)
      .reply(200, success({ orders: [order(1)] }))
    await user.click(await button('Повторить'))
    expect(await screen.findByRole('link', { name: /№ 1/ })).toBeVisible()
  })

  it('orders of which nothing loaded fail once, and one press requests all of them', async () => {
    shop().get(ORDERS).reply(400, refusal(1, 'Ведутся работы'))
    shop()
      .get(MONO)
      .reply(200, success({ orders: [] }))
    shop().get(ACTIVE).reply(400, refusal(1, 'Ведутся работы'))
    const user = draw()
    expect(await screen.findByText('Заказы не загрузились')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Ведутся работы')).toHaveLength(1))
    shop()
      .get(ORDERS)
      .reply(200, success({ orders: [order(1)] }))
    shop()
      .get(ACTIVE)
      .reply(200, success({ orders: [activeOrder(7)] }))
    await user.click(await button('Повторить'))
    expect(await screen.findByRole('link', { name: /№ 1/ })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Заказ № 7' })).toBeVisible()
  })

  it('the list of orders shows the others when those of single lenses do not load', async () => {
    shop()
      .get(ORDERS)
      .reply(200, success({ orders: [order(1)] }))
    shop().get(MONO).reply(400, refusal(1, 'Ведутся работы'))
    shop()
      .get(ACTIVE)
      .reply(200, success({ orders: [] }))
    const user = draw()
    expect(await screen.findByRole('link', { name: /№ 1/ })).toBeVisible()
    expect(screen.getByText('Не удалось обновить. Ведутся работы')).toBeVisible()
    shop()
      .get(MONO)
      .reply(200, success({ orders: [order(2, { sale_type: 'mono' })] }))
    await user.click(await button('Повторить'))
    expect(await screen.findByRole('link', { name: /№ 2/ })).toBeVisible()
  })

  it('a customer who may not order single lenses is not asked about them', async () => {
    shop()
      .get(ORDERS)
      .reply(200, success({ orders: [order(1)] }))
    shop().get(MONO).reply(404, refusal(404, 'Не найдено'))
    shop()
      .get(ACTIVE)
      .reply(200, success({ orders: [] }))
    draw()
    expect(await screen.findByRole('link', { name: /№ 1/ })).toBeVisible()
    expect(screen.queryByText(/Не удалось/)).not.toBeInTheDocument()
  })
})

describe('repeating in the row', () => {
  const mono = order(5, { sale_type: 'mono' })

  it('an order is repeated in its row where the shop lets it be', async () => {
    const user = openOrders({ orders: [order(1), order(2, { is_repeatable: false })] })
    await screen.findByRole('link', { name: /№ 2/ })
    const [repeat, ...others] = screen.getAllByRole('button', { name: /^Повторить/ })
    expect(repeat).toHaveAccessibleName('Повторить № 1')
    expect(others).toEqual([])
    shop()
      .get(/offers/)
      .reply(400, refusal(1, 'Ведутся работы'))
    shop()
      .get(/basket/)
      .reply(400, refusal(1, 'Ведутся работы'))
    await user.click(await button('Повторить № 1'))
    expect(await screen.findByRole('dialog', { name: 'Повторить заказ № 1' })).toBeVisible()
  })

  it('an order of single lenses is placed from its row once, which says so and keeps the focus', async () => {
    const user = openOrders({ mono: [mono] })
    await user.click(await button('Повторить № 5'))
    const question = within(await screen.findByRole('alertdialog', { name: 'Повторить заказ № 5?' }))
    const placed = { ...mono, id: 6, number: '6' }
    shop().post(`${ORDERS}mono/5/retry/`).reply(200, success(placed))
    announceOrders({ mono: [mono, placed] })
    await user.dblClick(question.getByRole('button', { name: 'Оформить заказ' }))
    expect(await screen.findByRole('link', { name: /№ 6/ })).toBeVisible()
    expect(screen.getByText('Оформлен заказ № 6')).toBeVisible()
    expect(await button('Повторить № 5')).toHaveFocus()
  })

  it('an item that cannot be read is not counted as none where its order is repeated', async () => {
    const items = [...(mono['items'] as object[]), { title: 'Ясно День', quantity: 'два' }]
    const user = openOrders({ mono: [{ ...mono, items }] })
    await user.click(await button('Повторить № 5'))
    const question = await screen.findByRole('alertdialog', { name: 'Повторить заказ № 5?' })
    expect(question).toHaveTextContent('товар, который не удалось показать')
    expect(question).not.toHaveTextContent(/0.шт/)
  })
})

describe('an active order', () => {
  it('an active order shows how far it is, when it comes and where it can be followed', async () => {
    openOrders({
      active: [activeOrder(7, { expected_at: '2026-03-06T10:00:00+03:00' })],
    })
    const tile = within(await screen.findByRole('region', { name: 'Заказ № 7' }))
    expect(tile.getByText(/6 марта/)).toBeVisible()
    expect(tile.getByRole('list', { name: 'Ход заказа' })).toBeVisible()
    expect(tile.getByRole('link', { name: /Отследить/ })).toHaveAttribute('href', '/tracking/CSE-77120345/')
    expect(tile.getByRole('link', { name: /Подробнее/ })).toHaveAttribute('href', '/personal/orders/?order=7')
  })

  it('an active order says until when it waits at the point', async () => {
    openOrders({ active: [activeOrder(7, { storage_until: '2099-03-12' })] })
    expect(await screen.findByText('Хранится до 12 марта')).toBeVisible()
  })

  it('an active order does not say that it waits at the point once that day has passed', async () => {
    openOrders({ active: [activeOrder(7, { storage_until: '2020-03-12' })] })
    expect(await screen.findByText('Срок хранения истёк 12 марта')).toBeVisible()
    expect(screen.queryByText(/Хранится до/)).not.toBeInTheDocument()
  })

  it('an active order has no link to an unsafe address', async () => {
    const { delivery } = activeOrder(7)
    openOrders({
      active: [activeOrder(7, { delivery: { ...(delivery as object), tracking_url: 'javascript:1' } })],
    })
    await screen.findByRole('region', { name: 'Заказ № 7' })
    expect(screen.queryByRole('link', { name: /Отследить/ })).not.toBeInTheDocument()
  })
})

it('nothing stands below the active orders before they have their height, however long they take', async () => {
  announceOrders({ orders: [order(48213)], active: [activeOrder(48301)] })
  const { fetch } = globalThis
  const { release, answered } = holdReads(/scope=active/)
  draw()
  await waitFor(() => expect(answered()).toBe(2))
  expect(screen.getByText('Загружаем активные заказы')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Все заказы' })).not.toBeInTheDocument()
  release()
  expect(await list()).toBeVisible()
  Object.assign(globalThis, { fetch })
  expect(rows()).toEqual([expect.stringContaining('№ 48213')])
})
