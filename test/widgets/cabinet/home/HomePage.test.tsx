import { act, screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '../../../support/renderPage'
import { answerHome, refusal, shop, success } from '../../../support/shop'
import { HomePage } from '../../../../widgets/cabinet/home/HomePage'

/** Content that waits for a chunk has to be rendered in an asynchronous `act`. */
async function openHome() {
  const { user } = await act(() => Promise.resolve(renderPage(<HomePage menu={null} />)))
  return user
}

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const card = async (name: string) => within(await screen.findByRole('region', { name }))

const promoCode = (promo_code: string) => ({
  promo_code,
  expired_date_iso: inDays(20),
  discount_value: 500,
  link: null,
  active_rules: '',
  for_purchase: 'Для покупок от 1 000 ₽',
  where_to_use: '',
})

const way = (code: string, rest: object = {}) => ({
  code,
  title: code,
  description: '',
  picture: null,
  points: 100,
  link: '/personal/points/',
  is_available: true,
  is_completed: false,
  ...rest,
})

const order = (rest: object = {}) => ({
  id: 48209,
  number: '48209',
  created_at: inDays(-3),
  sale_type: 'eshop',
  status: { code: 'accepted', label: 'Принят' },
  total_price: { value: 1790, currency: 'RUB' },
  points: 0,
  items_count: 1,
  items: [],
  delivery: null,
  payment: null,
  recipient: null,
  is_cancelable: false,
  is_repeatable: true,
  expected_at: null,
  storage_until: null,
  steps: [],
  ...rest,
})

const lens = (eye: 'right' | 'left', sphere: number) => ({
  eye,
  product_id: 201,
  title: 'Ясно Месяц',
  sphere,
  cylinder: null,
  axis: null,
  addition: null,
  base_curve: 8.6,
  diameter: 14.2,
})

it('the home page shows the appointment that comes next of those still to come', async () => {
  const entry = (id: number, starts_at: string, name: string) => ({
    id,
    status: { code: 'active', label: 'Активна' },
    department: { id: 1, name, address: 'ул. Арбат, 7', phone: null, coordinates: null },
    service: { code: 'fit', name: 'Подбор контактных линз' },
    starts_at,
    ends_at: null,
  })
  answerHome({
    entries: {
      entries: [
        entry(1, inDays(9), 'Дальняя'),
        entry(2, inDays(3), 'Ближняя'),
        entry(3, inDays(-1), 'Вчерашняя'),
      ],
    },
  })
  await openHome()
  const next = await card('Запись в оптике')
  expect(await next.findByText('Ближняя, ул. Арбат, 7')).toBeVisible()
  expect(next.getByText(/через 3 дня/)).toBeVisible()
  expect(next.getByRole('link', { name: 'Подробнее о записи' })).toHaveAttribute('href', '/personal/optics/')
})

it.each([
  ['is not told', null],
  ['cannot be read', 'завтра'],
])('the home page shows an appointment whose time %s', async (_, starts_at) => {
  const department = { id: 1, name: 'Ближняя', address: 'ул. Арбат, 7', phone: null, coordinates: null }
  const status = { code: 'active', label: 'Активна' }
  answerHome({ entries: { entries: [{ id: 1, status, department, service: null, starts_at }] } })
  await openHome()
  const next = await card('Запись в оптике')
  expect(await next.findByText('Время не удалось показать')).toBeVisible()
  expect(next.getByRole('link', { name: 'Подробнее о записи' })).toBeVisible()
})

it('the home page shows the active reminder that is due first', async () => {
  const reminder = (id: number, days: number, is_active: boolean, title: string) => ({
    id,
    product_id: 201,
    title,
    picture: null,
    lenses: [],
    packs_count: 2,
    purchased_at: inDays(-20),
    remind_at: inDays(days),
    channels: ['email'],
    is_active,
  })
  answerHome({
    reminders: {
      reminders: [
        reminder(1, 12, true, 'Ясно День'),
        reminder(2, 1, false, 'На паузе'),
        reminder(3, 2, true, 'Ясно Месяц'),
      ],
    },
  })
  await openHome()
  const next = await card('Напоминание о покупке')
  expect(await next.findByText(/Ясно Месяц/)).toHaveTextContent('2 упаковки')
  expect(next.getByText('напомним послезавтра')).toBeVisible()
})

it('the home page shows what was last prescribed, as a table with named rows and columns', async () => {
  const selection = (id: number, created_at: string, lenses: unknown[]) => ({
    id,
    created_at,
    department: { id: 1, name: 'Оптика «Ясно»' },
    lenses,
    recommendations: [],
    review: null,
  })
  answerHome({
    selections: {
      selections: [
        selection(1, '2025-05-14T10:00:00+03:00', [lens('right', -1), lens('left', -1)]),
        selection(2, '2026-05-14T10:00:00+03:00', [lens('right', -2.75), lens('left', -3)]),
      ],
      recommendations: [],
    },
  })
  await openHome()
  const vision = await card('Профиль зрения')
  const right = await vision.findByRole('row', { name: /Правый глаз, OD/ })
  expect(within(right).getByText(/^Правый$/)).toBeVisible()
  expect(
    within(right)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['−2,75', '—', '—', '8,6', '14,2'])
  expect(vision.getByText(/Проверено 14 мая 2026, Оптика «Ясно»/)).toBeVisible()
})

it('the home page shows three promo codes to copy, and how many there are', async () => {
  const active = [1, 2, 3, 4].map((id) => ({
    promo_code: `YASNO-${id}`,
    // The code that ends first comes first.
    expired_date_iso: inDays(40 - id),
    discount_value: 500,
    link: null,
    active_rules: '',
    for_purchase: 'Для покупок от 1 000 ₽',
    where_to_use: '',
  }))
  answerHome({ promoCodes: { active, used: [] } })
  await openHome()
  const codes = await card('Промокоды')
  expect(await codes.findByRole('button', { name: 'Скопировать промокод YASNO-4' })).toBeVisible()
  expect(codes.queryByRole('button', { name: 'Скопировать промокод YASNO-1' })).not.toBeInTheDocument()
  expect(codes.getAllByRole('listitem')).toHaveLength(3)
  expect(codes.getByRole('link', { name: /Все 4/ })).toHaveAttribute('href', '/personal/promocodes/')
})

it('the home page shows open ways to earn, with safe links only', async () => {
  const way = (code: string, link: string, is_completed = false) => ({
    code,
    title: code,
    description: '',
    picture: null,
    points: 100,
    link,
    is_available: true,
    is_completed,
  })
  answerHome({
    earningWays: {
      items: [way('чек', '/personal/points/'), way('зло', 'javascript:alert(1)'), way('готово', '/', true)],
    },
  })
  await openHome()
  const ways = await card('Как получить баллы')
  expect(await ways.findByRole('link', { name: /чек/ })).toHaveAttribute('href', '/personal/points/')
  expect(ways.getByText('зло')).toBeVisible()
  expect(ways.queryByRole('link', { name: /зло/ })).not.toBeInTheDocument()
  // Without a link it looks like the others.
  expect(ways.getByText('зло').parentElement).toHaveClass('way')
  expect(ways.queryByText('готово')).not.toBeInTheDocument()
})

it('the home page names what waits for a review, and each link opens its form', async () => {
  answerHome({
    visits: {
      departments: [
        { id: 1, department: { id: 11, name: 'Оптика', address: '' }, visited_at: inDays(-3), review: null },
      ],
    },
  })
  await openHome()
  const reviews = await card('Ждут вашего отзыва')
  expect(await reviews.findByRole('link', { name: 'Написать отзыв: Оптика' })).toHaveAttribute(
    'href',
    '/personal/feedback/?review=department-11',
  )
})

it('the checklist of the home page names what is missing first', async () => {
  answerHome({ profile: { id: 1, name: 'Анна', email: 'anna@example.ru', birthday: null, residence: null } })
  await openHome()
  const list = await card('Что заполнить')
  const items = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(items[0]).toBe('Дата рождения, не заполнено')
  expect(items.at(-1)).toBe('Электронная почта, заполнено')
  expect(list.getByRole('link', { name: /^Город/ })).toHaveAttribute('href', '/personal/profile/?fill=fiasId')
})

it('the home page shows the balance as a chart and in words', async () => {
  answerHome({
    pointsHistory: {
      operations: [{ id: 1, created_at: inDays(0), type: 'earn', points: 121, title: '', status: 'active' }],
    },
  })
  await openHome()
  expect(await screen.findByRole('img', { name: /Баланс по месяцам: .* 1\s719, .* 1\s840$/ })).toBeVisible()
})

it('the points of a customer without operations have words in place of the chart', async () => {
  answerHome({ pointsHistory: { operations: [] } })
  await openHome()
  expect(await (await card('Баллы клуба')).findByText(/^Баллы начислим за/)).toBeVisible()
})

it('the home page shows the next delivery of the subscription', async () => {
  answerHome({
    subscription: {
      subscription: { id: 1, status: { code: 'active', label: 'Активна' }, delivery_period: 'quarterly' },
      number: 'П-1',
      scheduled_at: inDays(11),
      edit_until: inDays(9),
      is_confirmed: false,
      items_count: 3,
      total_price: null,
    },
  })
  await openHome()
  const subscription = await card('Подписка на линзы')
  expect(await subscription.findByText(/3\sтовара/)).toHaveTextContent('1 раз в 3 месяца')
  expect(subscription.getByText('через 11 дней')).toBeVisible()
  expect(subscription.getByRole('link', { name: 'Состав и адрес' })).toHaveAttribute(
    'href',
    '/personal/subscription/',
  )
})

it('a single card that did not load is one line, and can be tried again', async () => {
  answerHome({ promoCodes: 'fails' })
  const user = await openHome()
  const codes = await card('Промокоды')
  expect(await codes.findByText('Промокоды не загрузились')).toBeVisible()
  shop()
    .get('/api/v2/internal/personal/promocodes/')
    .reply(200, success({ active: [promoCode('YASNO')], used: [] }))
  await user.click(codes.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('button', { name: 'Скопировать промокод YASNO' })).toBeVisible()
})

it('several cards that did not load are told of once, and tried again by one press', async () => {
  answerHome({ promoCodes: 'fails', entries: 'fails', notifications: 'fails' })
  const user = await openHome()
  expect(await (await card('Промокоды')).findByText('Промокоды не загрузились')).toBeVisible()
  expect(await screen.findByText('Запись не загрузилась')).toBeVisible()
  expect(await screen.findByText('Уведомления не загрузились')).toBeVisible()
  const retry = screen.getByRole('button', { name: 'Повторить' })
  expect(screen.getAllByRole('alert')).toHaveLength(1)

  shop()
    .get('/api/v2/internal/personal/promocodes/')
    .reply(200, success({ active: [promoCode('YASNO')], used: [] }))
  shop()
    .get('/api/v2/internal/personal/entries/?state=active')
    .reply(200, success({ entries: [] }))
  shop()
    .get('/api/v2/internal/account/notifications/')
    .reply(200, success({ notifications: [] }))
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Скопировать промокод YASNO' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Запись не загрузилась')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
})

it('cards that this account may not have are absent, and nothing is to be tried again', async () => {
  for (const path of ['personal/promocodes/', 'personal/entries/?state=active', 'personal/reminders/'])
    shop().get(`/api/v2/internal/${path}`).reply(403, refusal(9001, 'Ограничен'))
  answerHome({ earningWays: { items: [way('чек')] } })
  await openHome()
  expect(await screen.findByRole('region', { name: 'Как получить баллы' })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Что сейчас важно' })).toBeVisible()
  for (const name of ['Промокоды', 'Запись в оптике', 'Напоминание о покупке'])
    await waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
})

it('a card with nothing to show is absent', async () => {
  answerHome({ orders: { orders: [order()] } })
  await openHome()
  await card('Баллы клуба')
  expect(await screen.findByRole('region', { name: 'Что заполнить' })).toBeVisible()
  await waitFor(() =>
    expect(
      screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby')),
    ).toHaveLength(2),
  )
})
