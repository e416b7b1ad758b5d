import { act, screen, waitFor, within } from '@testing-library/react'
import nock from 'nock'
import { deviceNotesOf } from '#host/customer/deviceNotes'
import { HomePage } from '../../../../widgets/cabinet/home/HomePage'
import { renderPage } from '../../../support/renderPage'
import { answerHome, shop, success } from '../../../support/shop'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function openHome(answers: Parameters<typeof answerHome>[0] = {}) {
  answerHome(answers)
  const { user } = await act(() => Promise.resolve(renderPage(<HomePage menu={null} />)))
  return user
}

const stepCard = async () => within(await screen.findByRole('region', { name: 'Что сейчас важно' }))

/** The step's only button or link. */
async function action(name: string) {
  const step = await stepCard()
  const link = await step.findByText(name, { selector: 'a, button' })
  expect([...step.queryAllByRole('link'), ...step.queryAllByRole('button')]).toEqual([link])
  return link
}

async function isAbsent() {
  await screen.findByRole('region', { name: 'Баллы клуба' })
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Что сейчас важно' })).not.toBeInTheDocument(),
  )
}

const order = (rest: object) => ({
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
const bought = { orders: { orders: [order({})] } }

const department = { id: 11, name: 'Оптика «Ясный взгляд»', address: 'улица Арбат, 7', phone: null }
const trial = (rest: object) => ({
  id: 71,
  number: 'П-71',
  created_at: inDays(-4),
  status: { code: 'ready', label: 'Можно забирать' },
  lenses: [],
  department,
  pickup_until: inDays(4).slice(0, 10),
  activation_code: '4821',
  entry_id: null,
  is_cancelable: true,
  ...rest,
})
const reminder = (rest: object) => ({
  id: 41,
  product_id: 202,
  title: 'Ясно Месяц',
  picture: null,
  lenses: [
    { eye: 'right', product_id: 202, title: 'Ясно Месяц', sphere: -2.75, base_curve: 8.6, diameter: 14.2 },
  ],
  packs_count: 1,
  purchased_at: inDays(-72).slice(0, 10),
  remind_at: inDays(0).slice(0, 10),
  channels: ['email'],
  is_active: true,
  ...rest,
})

it('an order to pay is what matters first, with the sum and one button', async () => {
  await openHome({
    activeOrders: {
      orders: [
        order({
          payment: { type: 'card', status: { code: 'awaiting', label: '' }, is_link_available: true },
        }),
      ],
    },
    trialOrders: { orders: [trial({})] },
  })
  await action('Оплатить')
  const step = await stepCard()
  expect(step.getByText('Оплатите заказ № 48209')).toBeVisible()
  expect(step.getByText(/К оплате 1\s790\s₽/)).toBeVisible()
})

it('trial lenses that wait are shown with their place, and the code opens as large as the screen', async () => {
  const user = await openHome({ trialOrders: { orders: [trial({})] } })
  await user.click(await action('Показать код'))
  expect(await screen.findByRole('dialog', { name: 'Код для оптики' })).toHaveTextContent('4821')
})

it('what waits without a code leads to its page', async () => {
  await openHome({ trialOrders: { orders: [trial({ activation_code: null })] } })
  expect(await action('Подробнее')).toHaveAttribute('href', '/personal/trial/')
})

it('an order that waits at its point leads to the order', async () => {
  await openHome({ activeOrders: { orders: [order({ storage_until: inDays(2).slice(0, 10) })] } })
  expect(await action('Подробнее')).toHaveAttribute('href', '/personal/orders/?order=48209')
})

it('a visit of the next two days is told with its place', async () => {
  await openHome({
    entries: {
      entries: [
        {
          id: 1,
          status: { code: 'active', label: 'Активна' },
          department: { ...department, coordinates: null },
          service: { code: 'selection', name: 'Подбор контактных линз' },
          starts_at: inDays(1),
          ends_at: null,
        },
      ],
    },
  })
  expect(await action('Подробнее о записи')).toHaveAttribute('href', '/personal/optics/')
  expect((await stepCard()).getByText(/^Завтра в .*: подбор контактных линз$/)).toBeVisible()
})

it('lenses whose reminder is due can be bought again', async () => {
  await openHome({ reminders: { reminders: [reminder({})] } })
  await action('Купить снова')
  expect((await stepCard()).getByText('Пора купить линзы')).toBeVisible()
})

it('lenses that are not known lead to choosing some', async () => {
  await openHome({ reminders: { reminders: [reminder({ lenses: [] })] } })
  expect(await action('Купить снова')).toHaveAttribute('href', '/catalog/contact-lenses/')
})

const review = {
  id: 53,
  object_type: 'department',
  object_id: 14,
  title: 'Оптика',
  rating: 3,
  text: '',
  created_at: inDays(-3),
  status: { code: 'rejected', label: 'Отклонён' },
  reject_reason: 'В отзыве указан номер телефона',
  points: 0,
  answer: null,
}

it('a rejected review is told until it has been opened on this device', async () => {
  const answers = { ...bought, reviews: { reviews: [review] } }
  const user = await openHome(answers)
  const link = await action('Исправить отзыв')
  expect((await stepCard()).getByText('Причина: В отзыве указан номер телефона')).toBeVisible()
  expect(link).toHaveAttribute('href', '/personal/feedback/?review=department-14')
  await user.click(link)
  act(() => document.body.replaceChildren())
  nock.cleanAll()
  await openHome(answers)
  await isAbsent()
})

it('a rejected receipt leads to itself', async () => {
  const check = { id: 62, created_at: inDays(-2), status: { code: 'rejected', label: '' }, products: [] }
  await openHome({ ...bought, receipts: { checks: [check] } })
  expect(await action('Посмотреть чек')).toHaveAttribute('href', '/personal/points/?view=receipts&receipt=62')
  // Nothing is said of a reason that the server has not given.
  expect((await stepCard()).queryByText(/Причина|Почему/)).not.toBeInTheDocument()
})

it('points that are about to expire lead to the promo codes', async () => {
  const expiring = [{ points: 240, expires_at: inDays(20) }]
  await openHome({ score: { available: 1840, pending: 0, spent: 0, expiring } })
  expect(await action('Обменять на промокод')).toHaveAttribute('href', '/personal/promocodes/')
})

it('the check that a specialist has set leads to the booking', async () => {
  const selections = [
    {
      id: 1,
      created_at: inDays(-200),
      lenses: [],
      next_visit_at: inDays(-1).slice(0, 10),
      recommendations: [],
    },
  ]
  await openHome({ selections: { selections, recommendations: [] } })
  expect(await action('Записаться в оптику')).toHaveAttribute('href', '/personal/optics/?book=')
})

it('a new customer is led through three steps, each with the points that the club gives for it', async () => {
  const way = {
    title: '',
    description: '',
    picture: null,
    link: null,
    is_available: true,
    is_completed: false,
  }
  await openHome({
    earningWays: { items: [{ ...way, code: 'profile', points: 30 }] },
    addresses: { addresses: [] },
  })
  expect(await action('Укажите линзы')).toHaveAttribute('href', '/personal/profile/')
  const steps = within(await screen.findByRole('list', { name: 'Три шага' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Укажите линзы\+30/),
    'Укажите адрес',
    'Выберите линзы',
  ])
  expect(steps[0]).toHaveAttribute('aria-current', 'step')
})

it('nothing that is due later is told before the orders say how long the lenses last', async () => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => (tell = resolve))
  shop()
    .get('/api/v2/internal/personal/orders/')
    .reply(async () => {
      await told
      const pack = {
        product_id: 202,
        title: 'Ясно Месяц',
        quantity: 1,
        params: [{ value: 2, unit: 'lenses' }],
      }
      const status = { code: 'completed', label: 'Выполнен' }
      return [200, success({ orders: [order({ created_at: inDays(-80), status, items: [pack] })] })]
    })
  await openHome({
    reminders: { reminders: [reminder({ remind_at: inDays(20).slice(0, 10) })] },
    lensesInfo: { wears_lenses: true, replacement: 'monthly', lenses: [{ eye: 'right', product_id: 202 }] },
    score: { available: 1840, pending: 0, spent: 0, expiring: [{ points: 240, expires_at: inDays(20) }] },
    reviews: { reviews: [review] },
  })
  await screen.findByRole('link', { name: 'Изменить напоминание' })
  // Only the cards that depend on the orders are loading: this one, and the one for reviews.
  await waitFor(() => expect(screen.getAllByText(/^Загружаем/)).toHaveLength(2))
  expect((await stepCard()).getByText('Загружаем, что сейчас важно')).toBeInTheDocument()
  tell()
  await action('Купить снова')
  expect((await stepCard()).getByText('Линзы по расчёту закончились')).toBeVisible()
})

it('a visit that begins and ends while the page is open is told as begun, then no more', async () => {
  const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
  const visit = { id: 1, status: { code: 'active', label: '' }, department, service: null }
  await openHome({
    ...bought,
    entries: { entries: [{ ...visit, starts_at: soon(1000), ends_at: soon(2000) }] },
  })
  await screen.findByText(/^Идёт сейчас: приём в оптике/, undefined, { timeout: 5000 })
  await waitFor(() => expect(screen.queryByText(/^Идёт сейчас/)).not.toBeInTheDocument(), { timeout: 5000 })
})

it('without anything due there is no card', async () => {
  await openHome(bought)
  await isAbsent()
})

it('what only the last steps rest on is not asked for where another one is due', async () => {
  const answers = jest.fn(() => [200, success({ checks: [] })] as const)
  shop().get('/api/v1/profile/checks/').optionally().reply(answers)
  await openHome({ trialOrders: { orders: [trial({})] } })
  await action('Показать код')
  expect(answers).not.toHaveBeenCalled()
})

it('a failed read leaves its step out, and nothing else', async () => {
  await openHome({ reminders: { reminders: [reminder({})] }, entries: 'fails', trialOrders: 'fails' })
  await action('Купить снова')
})

it.each([
  [
    'Оплатите заказ',
    { payment: { type: 'card', status: { code: 'awaiting', label: '' }, is_link_available: true } },
  ],
  [/^Заказ ждёт до/, { storage_until: inDays(3) }],
])('an order whose number cannot be read is named without one: %s', async (title, rest) => {
  await openHome({ activeOrders: { orders: [order({ number: null, ...rest })] } })
  expect(await (await stepCard()).findByText(title)).toBeVisible()
})

it('a rejection opened here is kept beside those opened in other tabs since', async () => {
  const user = await openHome({ ...bought, reviews: { reviews: [review] } })
  const link = await action('Исправить отзыв')
  // The home of this test knows no account.
  const notes = deviceNotesOf('')
  notes.write('opened', ['receipt-9'])
  await user.click(link)
  expect(notes.read('opened')).toEqual(['receipt-9', `review-${review.id}`])
})
