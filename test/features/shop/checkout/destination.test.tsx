import { screen, waitFor, within } from '@testing-library/react'
import { tabChoices } from '#host/customer/drafts'
import { on } from '#host/on'
import { holdReads } from '../../../support/holdReads'
import { changeAnswers } from '../../../support/brokenAnswers'
import { failReads, openCheckout } from './openCheckout'

const ADDRESS = /\/checkout\/delivery_address\/$/
const SERVICES = /\/delivery\/eshop\/list\/$/
const SAVE_POINT = /\/delivery_address\/point\/save\/$/
const DATES = /\/available_dates\/$/

type Wire = Record<string, unknown>

const withPrice = (value: number | null) => (data: Wire) => ({
  deliveries: (data['deliveries'] as Wire[]).map((one) => ({
    ...one,
    price: value === null ? null : { value, currency: 'RUB' },
  })),
})
const withoutZone = (data: Wire) => ({ ...data, delivery_zone: null })

const total = async () => (await screen.findByText('Итого к оплате')).nextSibling

it('there is one total, with the delivery, where its price is known', async () => {
  openCheckout()
  await screen.findByText('290 ₽')
  await waitFor(async () => expect(await total()).toHaveTextContent(/^6\s950\s₽$/))
  expect(screen.queryByText('Итого')).toBeNull()
})

it('nobody is asked to choose a place while the one that was chosen before is on its way', async () => {
  const { draw, drawn, press } = openCheckout()
  await screen.findByRole('combobox', { name: 'День' })
  drawn.unmount()
  const { release } = holdReads(ADDRESS)
  draw()
  const group = within(await screen.findByRole('region', { name: 'Дата и время' }))
  expect(group.getByText('Загружаем даты доставки')).toBeInTheDocument()
  expect(group.queryByText(/^Сначала выберите/)).toBeNull()
  await press('Оформить заказ')
  expect(screen.queryByText('Выберите пункт выдачи')).toBeNull()
  release()
  expect(await group.findByRole('combobox', { name: 'День' })).toBeVisible()
})

it('no way is shown as chosen before the saved one is known, and one that is chosen meanwhile stays', async () => {
  const { draw, drawn } = openCheckout()
  await screen.findByRole('combobox', { name: 'День' })
  expect(screen.getByRole('radio', { name: /^Курьер/ })).toBeChecked()
  drawn.unmount()
  const held = holdReads(ADDRESS)
  const { user } = draw()
  const group = within(await screen.findByRole('region', { name: 'Способ получения' }))
  const way = (name: RegExp) => group.getByRole('radio', { name })
  await waitFor(() => expect(group.getByText('Загружаем способ получения')).toBeInTheDocument())
  expect(way(/^Пункт выдачи/)).not.toBeChecked()
  expect(way(/^Курьер/)).not.toBeChecked()
  await user.click(way(/^Пункт выдачи/))
  expect(way(/^Пункт выдачи/)).toBeChecked()
  expect(await group.findByRole('searchbox')).toBeVisible()
  held.release()
  await waitFor(() => expect(screen.queryByText('Загружаем даты доставки')).toBeNull())
  expect(way(/^Пункт выдачи/)).toBeChecked()
})

it('the saved way is shown as chosen once it is known', async () => {
  const { draw, drawn } = openCheckout()
  await screen.findByRole('combobox', { name: 'День' })
  drawn.unmount()
  const held = holdReads(ADDRESS)
  draw()
  await screen.findByText('Загружаем способ получения')
  held.release()
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Курьер/ })).toBeChecked())
  expect(screen.queryByText('Загружаем способ получения')).toBeNull()
})

it('a total without the price of the delivery says so', async () => {
  openCheckout()
  changeAnswers(SERVICES, withPrice(null))
  changeAnswers(DATES, withoutZone)
  await screen.findByRole('combobox', { name: 'День' })
  expect(await total()).toHaveTextContent(/^6\s660\s₽ без доставки$/)
})

it('a price of the delivery that has changed since is shown before anything is ordered', async () => {
  const { fill, press, tries } = openCheckout()
  changeAnswers(DATES, withoutZone)
  await fill()
  changeAnswers(SERVICES, withPrice(700))
  await press('Оформить заказ')
  expect(await screen.findByText(/^Доставка: было \d+ ₽, стало 700 ₽/)).toBeVisible()
  expect(tries()).toEqual([])
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
})

it('a day that has been taken since is asked for again, and nothing is ordered for another', async () => {
  const { fill, press, tries } = openCheckout()
  await fill()
  changeAnswers(DATES, (data) => ({ ...data, dates: (data['dates'] as unknown[]).slice(1) }))
  await press('Оформить заказ')
  expect(await screen.findByText(/^Дата и время: было .*10:00–14:00, стало нет/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'День' })).toHaveDisplayValue('Выберите')
  await press('Оформить заказ')
  expect(await screen.findByText('Выберите день')).toBeVisible()
  expect(tries()).toEqual([])
})

it('days that were shown stay, and are ordered by, where they cannot be read again', async () => {
  const { fill, press, sent, tries } = openCheckout()
  changeAnswers(DATES, withoutZone)
  await fill()
  const day = screen.getByRole('combobox', { name: 'День' })
  const { value } = day as HTMLSelectElement
  changeAnswers(SERVICES, withPrice(700))
  failReads('/available_dates/')
  await press('Оформить заказ')
  const group = within(screen.getByRole('region', { name: 'Дата и время' }))
  expect(await group.findByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(tries()).toEqual([])
  expect(group.getByRole('combobox', { name: 'День' })).toHaveValue(value)
  expect(group.getByRole('combobox', { name: 'Время' })).toHaveValue('10:00–14:00')
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  const order = sent.find(({ path }) => path.endsWith('/basket/eshop/order/'))
  expect(JSON.parse(order?.body ?? '')).toMatchObject({ delivery_date: value, time_from: '10:00' })
})

it('where the shop keeps an address beside the point, the point that is shown is said before the order', async () => {
  const { user, fill, press, sent } = openCheckout()
  let point: unknown = null
  changeAnswers(ADDRESS, (data) => {
    point ??= data['point_id']
    return { ...data, address_id: 31, point_id: point }
  })
  await user.click(await screen.findByRole('radio', { name: /^Пункт выдачи/ }))
  const rows = await screen.findAllByRole('button', { name: /Лесная|Пункт|Постамат/ })
  await user.click(rows[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Доставить сюда' }))
  const saved = () => sent.filter(({ path }) => path.endsWith('/point/save/'))
  await waitFor(() => expect(saved()).toHaveLength(1))
  point = (JSON.parse(saved()[0]?.body ?? '') as Wire)['point_id']
  await fill('Картой онлайн')
  sent.length = 0
  await press('Оформить и оплатить')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  expect(saved().map(({ body }) => body)).toEqual([JSON.stringify({ point_id: point })])
})

it('a chosen point closes its sheet, folds the others away, and leads on to the day', async () => {
  const { user } = openCheckout()
  await user.click(await screen.findByRole('radio', { name: /^Пункт выдачи/ }))
  const rows = await screen.findAllByRole('button', { name: /Лесная|Пункт|Постамат/ })
  await user.click(rows[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Доставить сюда' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Дата и время' })).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^Выбран: /)).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Изменить' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

it('a point that is accepted late leaves the focus where the customer types', async () => {
  const { user } = openCheckout()
  await user.click(await screen.findByRole('radio', { name: /^Пункт выдачи/ }))
  const [row] = await screen.findAllByRole('button', { expanded: false, name: /Лесная/ })
  if (!row) throw new Error('no row')
  await user.click(row)
  const { release } = holdReads(SAVE_POINT)
  await user.click(await screen.findByRole('button', { name: 'Доставить сюда' }))
  const comment = screen.getByRole('textbox', { name: /Комментарий к заказу/ })
  await user.type(comment, 'Код 12')
  release()
  await screen.findByText(/^Выбран: /)
  expect(comment).toHaveFocus()
})

it('an address that was deleted meanwhile is said, and another can be chosen', async () => {
  sessionStorage.setItem(
    'lens-widgets:draft:page:choice:eshop',
    JSON.stringify({ way: 'courier', addressId: 99 }),
  )
  const { press, user, tries, fill } = openCheckout()
  const group = within(await screen.findByRole('region', { name: 'Способ получения' }))
  expect(await group.findByText('Этого адреса больше нет. Выберите другой')).toBeVisible()
  await press('Оформить заказ')
  expect(await group.findByText('Выберите адрес доставки')).toBeVisible()
  expect(tries()).toEqual([])
  await user.click(group.getByRole('radio', { name: /Большая Ордынка/ }))
  await fill()
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
})

it('a recipient of another country, whose phone is written as people do, is neither changed nor called in Russia', async () => {
  const { fill, press, sent } = openCheckout()
  changeAnswers(/\/basket\/$/, (data) => ({
    ...data,
    recipient: { name: 'Алесь Ковалёв', phone: '+375 (29) 123-45-67' },
  }))
  await fill()
  expect(screen.getByRole('combobox', { name: 'Код страны' })).toHaveValue('by')
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('(29) 123-45-67')
  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /оформлен$/ })).toBeVisible()
  expect(sent.filter(({ path }) => path.includes('recipient'))).toEqual([])
})

it.each([
  ['one of two services is free', [0, 290], 'от 0 ₽'],
  ['both are free', [0, 0], 'Бесплатно'],
  ['the price of one is not known', [290, null], 'от 290 ₽'],
])('where %s, the way says so', async (_, prices, note) => {
  openCheckout()
  changeAnswers(SERVICES, () => ({
    deliveries: prices.map((value, index) => ({
      code: ['cse_pickup', 'cse_optic_pickup'][index],
      type: 'point',
      title: '',
      price: value === null ? null : { value, currency: 'RUB' },
      min_date: null,
    })),
  }))
  const way = await screen.findByRole('radio', { name: /^Пункт выдачи/ })
  await waitFor(() => expect(way.closest('label')).toHaveTextContent(`Пункт выдачи${note}`))
})

it('an order says its place to the shop once more, and the page is told of no new choice', async () => {
  const chosen = jest.fn()
  on('delivery-address-selected', chosen)
  const { fill, press, sent } = openCheckout()
  await fill()
  await press('Оформить заказ')
  await screen.findByRole('heading', { name: /оформлен$/ })
  expect(sent.filter(({ path }) => /delivery_address\/\w+\/set\/$/.test(path))).toHaveLength(1)
  expect(chosen).not.toHaveBeenCalled()
})

it('nothing is ordered to an address that could not be read', async () => {
  const { sent, press } = openCheckout('basket', [], [], () => {
    tabChoices.write('eshop', { way: 'courier', addressId: 701 })
    failReads('/checkout/delivery_address/')
  })
  expect(await screen.findByText('Адреса не загрузились')).toBeVisible()
  await press('Оформить заказ')
  expect(await screen.findByText('Выберите адрес доставки')).toBeVisible()
  expect(sent.filter(({ path }) => !path.includes('available_dates'))).toEqual([])
})

it.each([
  ['the zone', 'Москва'],
  ['its price', { code: 'moscow', name: 'Москва', price: { value: '490', currency: 'RUB' } }],
])('the price of the service does not stand for one that cannot be read: %s', async (_, zone) => {
  const before = () => changeAnswers(DATES, (data: Wire) => ({ ...data, delivery_zone: zone }))
  openCheckout('basket', [], [], before)
  await screen.findByRole('combobox', { name: 'День' })
  await waitFor(async () => expect(await total()).toHaveTextContent(/без доставки$/))
})
