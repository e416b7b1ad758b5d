import { addDays } from '#domain/dates/days'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { AppointmentsPage } from '#features/vision/appointments/AppointmentsPage'
import { pageDrafts } from '#host/customer/drafts'
import { setWidth } from '../../../support/browser'
import { holdReads } from '../../../support/holdReads'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const INTERNAL = '/api/v2/internal'

const point = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  address: 'Москва',
  phone: '4951234567',
  coordinates: null,
  work_time: null,
  services: [{ code: 'promo-code-activation', name: '' }],
  ...more,
})

it('the search suggests an optician that its words do not find, and the choice leads to its times', async () => {
  const get = (path: string, data: unknown) =>
    shop().get(`${INTERNAL}/${path}`).optionally().reply(200, success(data))
  const points = [point(11, 'Оптика на Тверской'), point(12, 'Без активации', { services: [] })]
  get('personal/entries/?state=active', { entries: [] })
  get('consumer/info/', { id: 1, name: 'Анна' })
  get('locator/points/', { points })
  get(`locator/suggests/?query=${encodeURIComponent('метро')}`, {
    suggests: [
      { value: 'Оптика у метро Пушкинская', point_id: 11 },
      { value: 'Без активации у метро', point_id: 12 },
    ],
  })
  get('locator/detail/11/', { point: points[0] })
  get('locator/departments/detail/id/11/entry_slots/', { days: [] })
  get('personal/profile/lenses_info/', {
    wears_lenses: true,
    lenses: [{ eye: 'right', product_id: 202, title: 'Ясно Месяц', sphere: -3 }],
  })
  shop()
    .get('/api/v1/locator/products/202/')
    .reply(200, success({ points: [points[0]] }))
  const { user } = renderPage(<AppointmentsPage />, '/optics/?book=')
  await user.type(await screen.findByRole('searchbox', { name: 'Поиск по названию и адресу' }), 'метро')
  const suggestions = await screen.findAllByRole('option')
  expect(suggestions.map(({ textContent }) => textContent)).toEqual(['Оптика у метро Пушкинская'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(
    await screen.findByText(
      'Ваши линзы «Ясно Месяц»: здесь есть, наличие ваших параметров уточните в оптике',
    ),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Позвонить: +7 (495) 123-45-67' })).toHaveAttribute(
    'href',
    'tel:+74951234567',
  )
})

it('times are read in any usual form, and an optician that names no service is booked all the same', async () => {
  const get = (path: string, data: unknown) =>
    shop().get(`${INTERNAL}/${path}`).optionally().times(3).reply(200, success(data))
  const day = new Date(Date.now() + 48 * 3600e3).toISOString().slice(0, 10)
  const slots = ['9:30', '18:00:00', 'скоро', '8:15:00'].map((time, id) => ({ id, time, is_available: true }))
  get('personal/entries/?state=active', { entries: [] })
  get('consumer/info/', { id: 1, name: 'Анна' })
  get('locator/detail/11/', { point: point(11, 'Оптика на Тверской') })
  get('personal/profile/lenses_info/', { lenses: [] })
  get('locator/departments/detail/id/11/entry_slots/', {
    days: [
      { date: day, slots },
      { date: day, slots },
    ],
  })
  const { user } = renderPage(<AppointmentsPage />, '/optics/?department=11')
  const evening = await screen.findByRole('region', { name: /^Вечер/ })
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Когда')
  expect(within(evening).getByRole('button', { name: '18:00' })).toBeVisible()
  const morning = within(screen.getByRole('region', { name: /^Утро/ }))
  expect(morning.getByRole('button', { name: '08:15' })).toBeVisible()
  await user.click(morning.getByRole('button', { name: '09:30' }))
  const sent: unknown[] = []
  shop()
    .post(`${INTERNAL}/locator/departments/detail/id/11/entry/`, (body) => sent.push(body) > 0)
    .reply(200, success({ id: 7 }))
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  expect(await screen.findByText('Вы записаны. Ждём вас!')).toBeVisible()
  expect(sent).toEqual([{ slot_id: 0, comment: null }])
})

it('a time is offered where it cannot be read whether it is free, and no day is called full', async () => {
  const get = (path: string, data: unknown) =>
    shop().get(`${INTERNAL}/${path}`).optionally().times(3).reply(200, success(data))
  const day = new Date(Date.now() + 48 * 3600e3).toISOString().slice(0, 10)
  get('personal/entries/?state=active', { entries: [] })
  get('locator/detail/11/', { point: point(11, 'Оптика на Тверской', { services: 'все' }) })
  get('locator/departments/detail/id/11/entry_slots/', {
    days: [{ date: day, slots: [{ id: 1, time: '10:00', is_available: 'да' }] }],
  })
  renderPage(<AppointmentsPage />, '/optics/?department=11')
  expect(await screen.findByRole('button', { name: '10:00' })).toBeVisible()
  expect(await screen.findByText('Услуги не удалось показать')).toBeVisible()
})

it.each([
  ['a day', ['завтра']],
  ['a time', [{ date: '2126-03-05', slots: [{ id: 1, time: '10:00', is_available: false }, '11:00'] }]],
])('free times are not said to be none where %s cannot be read', async (_, unread) => {
  const get = (path: string, data: unknown) =>
    shop().get(`${INTERNAL}/${path}`).optionally().times(3).reply(200, success(data))
  const full = { date: '2126-03-04', slots: [{ id: 2, time: '12:00', is_available: false }] }
  get('personal/entries/?state=active', { entries: [] })
  get('locator/detail/11/', { point: point(11, 'Оптика на Тверской') })
  get('locator/departments/detail/id/11/entry_slots/', { days: [full, ...unread] })
  renderPage(<AppointmentsPage />, '/optics/?department=11')
  expect(await screen.findByText('Свободное время не загрузилось')).toBeVisible()
  expect(screen.queryByText(/Свободного времени нет/)).not.toBeInTheDocument()
})

const ENTRIES = `${INTERNAL}/personal/entries`
const inHours = (hours: number) => new Date(Date.now() + hours * 3600e3).toISOString().slice(0, 10)
const [DAY, LATER] = [inHours(48), inHours(96)]

const entry = (time: string, more: object = {}) => ({
  id: 701,
  status: { code: 'active', label: '' },
  department: { id: 11, name: 'Оптика на Тверской', address: 'Москва', phone: '' },
  // A time without an offset is in the shop's time zone.
  starts_at: `${DAY}T${time}:00`,
  is_editable: true,
  is_cancelable: true,
  ...more,
})

/** The free times; a test may change them. */
let days: { date: string; slots: { id: number | string; time: string; is_available: boolean }[] }[]

/** Mocks an optician with two free times, and the customer's appointments, which a test may change. */
function answerTimes(...entries: object[]) {
  const get = (path: string, answer: () => unknown) =>
    shop()
      .persist()
      .get(path)
      .optionally()
      .reply(200, () => success(answer()))
  const slots = ['10:00', '11:00'].map((time, id) => ({ id, time, is_available: true }))
  get(`${INTERNAL}/consumer/info/`, () => ({ id: 1, name: 'Анна' }))
  get(`${INTERNAL}/locator/detail/11/`, () => ({ point: point(11, 'Оптика на Тверской') }))
  get(`${INTERNAL}/personal/history/departments/`, () => ({ departments: [] }))
  days = [
    { date: DAY, slots },
    { date: LATER, slots: [{ id: 2, time: '12:00', is_available: true }] },
  ]
  get(`${INTERNAL}/locator/departments/detail/id/11/entry_slots/`, () => ({ days }))
  get(`${ENTRIES}/?state=active`, () => ({ entries }))
  return entries
}

const chosen = (slot: number, time: string) =>
  `/optics/?department=11&slot=${slot}&at=${encodeURIComponent(`${DAY}T${time}:00+03:00`)}`

it('an appointment whose answer got lost is found among the own ones, and is not called taken', async () => {
  const entries = answerTimes()
  const { user } = renderPage(<AppointmentsPage />, chosen(0, '10:00'))
  const booking = await screen.findByRole('button', { name: 'Записаться' })
  entries.push(entry('10:00'))
  shop().post(`${INTERNAL}/locator/departments/detail/id/11/entry/`).replyWithError('connection lost')
  await user.click(booking)
  expect(await screen.findByText('Вы записаны. Ждём вас!')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Ваши записи' })).toHaveTextContent('10:00')
})

it('a time that the customer has booked in another tab is not offered again, nor others in its place', async () => {
  answerTimes(entry('10:00'))
  renderPage(<AppointmentsPage />, chosen(0, '10:00'))
  expect(await screen.findByText('Вы уже записаны на это время')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Записаться' })).not.toBeInTheDocument()
  expect(screen.queryByText(/уже занято/)).not.toBeInTheDocument()
})

it('a slot whose number means another time by now is not booked for the time that was chosen', async () => {
  answerTimes()
  renderPage(<AppointmentsPage />, chosen(1, '10:00'))
  expect(await screen.findByText(/^Это время уже занято/)).toBeVisible()
})

const ENTRY = `${INTERNAL}/locator/departments/detail/id/11/entry/`
const refuse = (code: number, message: string) =>
  shop()
    .post(ENTRY)
    .reply(400, { status: 'error', data: null, errors: [{ code, message }] })
/** Renumbers the slots as some shops do every day: the id of ten o'clock is now that of eleven. */
const renumber = () => {
  days = [{ date: DAY, slots: [{ id: 0, time: '11:00', is_available: true }] }]
}

/** After a press the form shows its message and focuses it; while the request is sent, the previous message is hidden. */
const asksForOtherTime = () =>
  waitFor(() => {
    expect(document.activeElement).toHaveTextContent('Выберите другое время')
    expect(document.activeElement).toBeVisible()
  })

it('a page that stands over midnight books nothing by a number that means another time by then', async () => {
  answerTimes()
  const { user } = renderPage(<AppointmentsPage />, chosen(0, '10:00'))
  const booking = await screen.findByRole('button', { name: 'Записаться' })
  renumber()
  // No write is mocked, so one would fail the test.
  await user.click(booking)
  expect(await screen.findByText(/^Это время уже занято/)).toBeVisible()
  await asksForOtherTime()
  await user.click(booking)
  await asksForOtherTime()
  expect(screen.queryByText('Вы записаны. Ждём вас!')).not.toBeInTheDocument()
})

it('an appointment that is refused for another reason than its time is not called taken', async () => {
  answerTimes()
  refuse(400, 'Можно записаться не больше трёх раз')
  const { user } = renderPage(<AppointmentsPage />, chosen(0, '10:00'))
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  expect(await screen.findByText('Можно записаться не больше трёх раз')).toBeVisible()
  expect(screen.queryByText(/уже занято/)).not.toBeInTheDocument()
})

it.each([
  [409, 'Слот занят'],
  [1, 'Это время уже занято'],
])(
  'while a time stands as taken nothing is sent for it, although it is listed as free: %d',
  async (code, said) => {
    answerTimes()
    refuse(code, said)
    const { user } = renderPage(<AppointmentsPage />, chosen(0, '10:00'))
    await user.click(await screen.findByRole('button', { name: 'Записаться' }))
    expect(await screen.findByText(/^Это время уже занято/)).toBeVisible()
    await asksForOtherTime()
    await user.click(screen.getByRole('button', { name: 'Записаться' }))
    await asksForOtherTime()

    shop()
      .post(ENTRY, { slot_id: 1, comment: null })
      .reply(200, success(entry('11:00')))
    await user.click(screen.getByRole('button', { name: /11:00$/ }))
    await user.click(await screen.findByRole('button', { name: 'Записаться' }))
    expect(await screen.findByText('Вы записаны. Ждём вас!')).toBeVisible()
  },
)

it('an appointment that the shop has put at another time is told with that time', async () => {
  answerTimes()
  shop()
    .post(ENTRY)
    .reply(200, success(entry('11:00')))
  const { user } = renderPage(<AppointmentsPage />, chosen(0, '10:00'))
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  expect(
    await screen.findByText(/^Вас записали на другое время: .*, 11:00\. Если оно не подходит/),
  ).toBeVisible()
})

it.each([[302], ['302'], ['а-302']])('the number of a slot goes out as it came: %j', async (id) => {
  answerTimes()
  days = [{ date: DAY, slots: [{ id, time: '10:00', is_available: true }] }]
  shop()
    .post(ENTRY, { slot_id: id, comment: null })
    .reply(200, success(entry('10:00')))
  const { user } = renderPage(<AppointmentsPage />, '/optics/?department=11')
  await user.click(await screen.findByRole('button', { name: '10:00' }))
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  expect(await screen.findByText('Вы записаны. Ждём вас!')).toBeVisible()
})

it('an appointment is not moved by a number that means another time once the question is answered', async () => {
  answerTimes(entry('15:00'))
  const { user } = renderPage(<AppointmentsPage />, '/optics/?move=701')
  await user.click(await screen.findByRole('button', { name: '10:00' }))
  renumber()
  await user.click(screen.getByRole('button', { name: 'Перенести' }))
  expect(await screen.findByText('Это время уже занято. Выберите другое')).toBeVisible()
})

it('a time that a partly readable list lacks is not called taken', async () => {
  answerTimes()
  days = [
    { date: DAY, slots: [{ id: 7, time: '12:00', is_available: true }, { time: '10:00' }] },
  ] as unknown as typeof days
  renderPage(<AppointmentsPage />, chosen(0, '10:00'))
  expect(await screen.findByText(/^Это время не удалось показать/)).toBeVisible()
  expect(screen.queryByText(/уже занято/)).not.toBeInTheDocument()
})

it('an appointment that was moved to another time than was chosen is told with that time', async () => {
  answerTimes(entry('15:00'))
  shop()
    .put(`${ENTRIES}/701/`, { slot_id: 0 })
    .reply(200, success(entry('11:00')))
  const { user } = renderPage(<AppointmentsPage />, '/optics/?move=701')
  await user.click(await screen.findByRole('button', { name: '10:00' }))
  await user.click(screen.getByRole('button', { name: 'Перенести' }))
  expect(await screen.findByText(/^Вас записали на другое время: .*, 11:00/)).toBeVisible()
})

it('an appointment is moved and cancelled although the answers got lost; one that is gone is not moved', async () => {
  const entries = answerTimes(entry('10:00'))
  const { user, unmount } = renderPage(<AppointmentsPage />, '/optics/?move=701')
  await user.click(await screen.findByRole('button', { name: '11:00' }))
  entries[0] = entry('11:00')
  shop().put(`${ENTRIES}/701/`).replyWithError('connection lost')
  await user.click(screen.getByRole('button', { name: 'Перенести' }))
  expect(await screen.findByText('Запись перенесена')).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Отменить/ }))
  entries.pop()
  shop().post(`${ENTRIES}/701/cancel/`).replyWithError('connection lost')
  await user.click(screen.getByRole('button', { name: 'Отменить запись' }))
  expect(await screen.findByText('Запись отменена')).toBeVisible()
  unmount()

  renderPage(<AppointmentsPage />, '/optics/?move=701')
  expect(await screen.findByText(/^Перенести эту запись нельзя/)).toBeVisible()
})

it('each cancellation is told, and takes the focus; what was told is over once the list has been left', async () => {
  const entries = answerTimes(entry('10:00'), entry('11:00', { id: 702 }))
  const { user } = renderPage(<AppointmentsPage />, '/optics/')
  for (const id of [701, 702]) {
    const [button = document.body] = await screen.findAllByRole('button', { name: /^Отменить/ })
    await user.click(button)
    entries.shift()
    shop().post(`${ENTRIES}/${id}/cancel/`).reply(200, success({}))
    await user.click(screen.getByRole('button', { name: 'Отменить запись' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    const told = (await screen.findByRole('status')).parentElement
    expect(told).toHaveTextContent('Запись отменена')
    await waitFor(() => expect(told).toHaveFocus())
  }
  await user.click(await screen.findByRole('link', { name: 'Записаться' }))
  await user.click(await screen.findByRole('link', { name: 'К записям' }))
  expect(await screen.findByText('Записей нет')).toBeVisible()
  expect(screen.queryByText('Запись отменена')).not.toBeInTheDocument()
})

/** Mocks the own appointments so that they are read once, and not again. */
function answerOnce(...entries: object[]) {
  shop().get(`${ENTRIES}/?state=active`).reply(200, success({ entries }))
  shop().persist().get(`${ENTRIES}/?state=active`).reply(400, refusal(1, 'Ведутся работы'))
  answerTimes()
}

it('a booked appointment is listed even if the list cannot be read again', async () => {
  answerOnce()
  const { user } = renderPage(<AppointmentsPage />, chosen(0, '10:00'))
  shop()
    .post(`${INTERNAL}/locator/departments/detail/id/11/entry/`)
    .reply(200, success(entry('10:00')))
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  expect(await screen.findByText('Вы записаны. Ждём вас!')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Ваши записи' })).toHaveTextContent('10:00')
  expect(screen.queryByText('Записей нет')).not.toBeInTheDocument()
})

it('a moved or cancelled appointment is not listed as before, even if the list cannot be read again', async () => {
  answerOnce(entry('10:00'), entry('12:00', { id: 702 }))
  const { user } = renderPage(<AppointmentsPage />, '/optics/?move=701')
  await user.click(await screen.findByRole('button', { name: '11:00' }))
  shop()
    .put(`${ENTRIES}/701/`)
    .reply(200, success(entry('11:00')))
  await user.click(screen.getByRole('button', { name: 'Перенести' }))
  expect(await screen.findByText('Запись перенесена')).toBeVisible()
  const own = screen.getByRole('region', { name: 'Ваши записи' })
  expect(own).toHaveTextContent('11:00')
  expect(own).not.toHaveTextContent('10:00')
  await user.click(screen.getByRole('button', { name: /^Отменить.*11:00/ }))
  shop().post(`${ENTRIES}/701/cancel/`).reply(200, success({}))
  await user.click(screen.getByRole('button', { name: 'Отменить запись' }))
  expect(await screen.findByText('Запись отменена')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Отменить.*11:00/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Отменить.*12:00/ })).toBeVisible()
})

it('a double press saves one calendar file', async () => {
  answerTimes(entry('10:00'))
  const createObjectURL = jest.fn(() => 'blob:https://shop.test/1')
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = renderPage(<AppointmentsPage />, '/optics/')
  await user.dblClick(await screen.findByRole('button', { name: /^В календарь/ }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^В календарь/ })).not.toHaveAttribute('aria-busy', 'true'),
  )
  expect(createObjectURL).toHaveBeenCalledTimes(1)
  click.mockRestore()
})

it.each([
  ['', {}, /10:00, Оптика на Тверской\. Если не подходит только время, запись можно перенести\.Отменить/],
  ['that the shop does not move', { is_editable: false }, /10:00, Оптика на Тверской\.Отменить/],
  ['whose place cannot be read', { department: 11 }, /10:00\.Отменить/],
  [
    'of which nothing can be read',
    { department: 11, starts_at: 'скоро' },
    /^Отменить запись\?Отменить запись/,
  ],
])('who cancels an appointment %s is told to move it only where that is possible', async (_, more, told) => {
  answerTimes(entry('10:00', more))
  const { user } = renderPage(<AppointmentsPage />, '/optics/')
  await user.click(await screen.findByRole('button', { name: /^Отменить/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Отменить запись?' })
  expect(question).toHaveTextContent(told)
})

it('an appointment that is gone already is cancelled', async () => {
  const entries = answerTimes(entry('10:00'))
  const { user } = renderPage(<AppointmentsPage />, '/optics/')
  await user.click(await screen.findByRole('button', { name: /^Отменить/ }))
  entries.pop()
  shop().post(`${ENTRIES}/701/cancel/`).reply(404, refusal(404, 'Запись не найдена'))
  await user.click(screen.getByRole('button', { name: 'Отменить запись' }))
  expect(await screen.findByText('Запись отменена')).toBeVisible()
})

it.each([
  [[], undefined],
  [
    [
      { code: 'fit', name: 'Подбор' },
      { code: 'check', name: 'Проверка' },
    ],
    'check',
  ],
])('a service that is not offered any more is not sent: %j', async (services, chosen) => {
  answerTimes()
  shop()
    .get(`${INTERNAL}/locator/detail/12/`)
    .reply(200, success({ point: point(12, 'Оптика на Лесной', { services }) }))
  shop()
    .get(`${INTERNAL}/locator/departments/detail/id/12/entry_slots/`)
    .times(5)
    .optionally()
    .reply(200, () => success({ days }))
  pageDrafts.write('appointment-12', { service: 'gone', comment: 'Утром' })
  const { user } = renderPage(
    <AppointmentsPage />,
    `/optics/?department=12&slot=2&at=${LATER}T12:00:00%2B03:00`,
  )
  const sent: unknown[] = []
  shop()
    .post(`${INTERNAL}/locator/departments/detail/id/12/entry/`, (body) => sent.push(body) > 0)
    .reply(200, success({ id: 7 }))
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  if (chosen !== undefined) {
    expect(await screen.findByText('Выберите услугу')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Проверка' }))
    await user.click(screen.getByRole('button', { name: 'Записаться' }))
  }
  expect(await screen.findByText('Вы записаны. Ждём вас!')).toBeVisible()
  expect(sent).toEqual([
    { slot_id: 2, ...(chosen !== undefined && { service_code: chosen }), comment: 'Утром' },
  ])
})

it('the day that was chosen is there again after Back', async () => {
  answerTimes()
  const { user } = renderPage(<AppointmentsPage />, '/optics/?department=11')
  const name = new RegExp(`^${Number(LATER.slice(8))}\\s`)
  await user.click(await screen.findByRole('radio', { name }))
  await user.click(screen.getByRole('button', { name: '12:00' }))
  await screen.findByRole('button', { name: 'Записаться' })
  act(() => history.back())
  expect(await screen.findByRole('radio', { name })).toBeChecked()
})

it('Back from the times finds the search, the place it found and the length of the list as they were', async () => {
  setWidth(375)
  answerTimes()
  const points = Array.from({ length: 14 }, (_, n) => point(11 + n, `Оптика ${n + 1} на Тверской`))
  shop()
    .get(`${INTERNAL}/locator/points/`)
    .reply(200, success({ points: [...points, point(60, 'Другая')] }))
  shop()
    .persist()
    .get(/suggests/)
    .optionally()
    .reply(200, success({ suggests: [] }))
  const { user } = renderPage(<AppointmentsPage />, '/optics/?book=')
  const search = () => screen.findByRole('searchbox', { name: 'Поиск по названию и адресу' })
  await user.type(await search(), 'тверск')
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  await user.click(screen.getByRole('button', { name: /^Оптика 14 на/ }))
  await screen.findByRole('heading', { name: 'Выберите время' })
  expect(screen.queryByRole('searchbox')).toBeNull()
  act(() => history.back())
  expect(await search()).toHaveValue('тверск')
  expect(screen.getAllByRole('button', { name: /^Оптика \d+ на/ })).toHaveLength(14)
})

describe('the nearest free times over several opticians', () => {
  const inDays = (days: number) => inHours(24 * days)
  const answer = (path: string, data: unknown) =>
    shop().get(`${INTERNAL}/${path}`).optionally().reply(200, success(data))
  const slotsOf = (id: number) => `locator/departments/detail/id/${id}/entry_slots/`
  const free = (id: number, date: string, time: string) =>
    answer(slotsOf(id), { days: [{ date, slots: [{ id: id * 10, time, is_available: true }] }] })
  const city = (name: string) => ({ address: `${name}, улица` })

  const answerPlaces = (points: object[]) => {
    answer('personal/entries/?state=active', { entries: [] })
    answer('consumer/info/', { id: 1, name: 'Анна', residence: { fias_id: 'к', name: 'Казань', region: '' } })
    answer('locator/points/', { points })
  }
  const offered = async () => {
    const block = await screen.findByRole('region', { name: 'Ближайшее свободное время' })
    return (await within(block).findAllByRole('button', { name: /Оптика/ })).map(
      ({ textContent }) => textContent.split(', ').at(1)?.slice(0, 5) ?? '',
    )
  }

  it('those of the own city come soonest first, and a press leads to the last step', async () => {
    answerPlaces([
      point(20, 'Оптика Ж', city('Москва')),
      point(21, 'Оптика А', city('Казань')),
      point(22, 'Оптика Б', city('Казань')),
      point(23, 'Оптика В', city('Казань')),
    ])
    free(21, inDays(2), '18:00')
    free(22, inDays(2), '09:00')
    answer(slotsOf(23), { days: [] })
    answer('locator/detail/22/', { point: point(22, 'Оптика Б', city('Казань')) })
    const { user } = renderPage(<AppointmentsPage />, '/optics/?book=')
    // No response is mocked for the optician in Moscow, so it must not be requested.
    expect(await offered()).toEqual(['09:00', '18:00'])
    expect(screen.queryByText(/^Время не загрузилось/)).toBeNull()
    await user.click(screen.getByRole('button', { name: /09:00.*Оптика Б/ }))
    await screen.findByRole('heading', { name: 'Подтверждение' })
    const query = new URLSearchParams(location.search)
    expect(query.get('slot')).toBe('220')
    expect(query.get('at')).toBe(`${inDays(2)}T09:00:00+03:00`)
    const last = screen.getByRole('region', { name: 'Подтверждение' })
    await waitFor(() => expect(last).toHaveTextContent('Оптика Б'))
  })

  it('no optician is shown before the city is known, which orders them', async () => {
    answerPlaces([point(21, 'Оптика А', city('Казань'))])
    answer(slotsOf(21), { days: [] })
    const { release, answered } = holdReads(/consumer\/info/)
    renderPage(<AppointmentsPage />, '/optics/?book=')
    await waitFor(() => expect(answered()).toBe(2))
    expect(screen.getByText('Загружаем оптики')).toBeInTheDocument()
    release()
    expect(await screen.findByText('В этих оптиках свободного времени нет.')).toBeVisible()
  })

  it('the place of the times is kept for as many opticians as are asked', async () => {
    answerPlaces([1, 2, 3].map((id) => point(id, `Оптика ${id}`, city('Казань'))))
    for (const id of [1, 2, 3]) answer(slotsOf(id), { days: [] })
    const { release, isAsked } = holdReads(/entry_slots/)
    const { container } = renderPage(<AppointmentsPage />, '/optics/?book=')
    await waitFor(() => expect(isAsked()).toBe(true))
    expect(container.querySelectorAll('.booking__times > .bone')).toHaveLength(3)
    release()
    expect(await screen.findByText('В этих оптиках свободного времени нет.')).toBeVisible()
  })

  it('a customer whose city has no optician may leave word, and no other is asked to', async () => {
    answerPlaces([point(20, 'Оптика Ж', city('Москва')), point(21, 'Оптика А', city('Казань'))])
    free(21, inDays(2), '18:00')
    renderPage(<AppointmentsPage />, '/optics/?book=')
    expect(await offered()).toEqual(['18:00'])
    expect(screen.queryByRole('button', { name: 'Хочу подобрать линзы' })).toBeNull()
    cleanup()
    answerPlaces([point(20, 'Оптика Ж', city('Москва'))])
    free(20, inDays(2), '18:00')
    renderPage(<AppointmentsPage />, '/optics/?book=')
    expect(await screen.findByRole('button', { name: 'Хочу подобрать линзы' })).toBeVisible()
  })

  it('an optician that does not answer is left out and named, and can be asked again', async () => {
    answerPlaces([point(21, 'Оптика А', city('Казань')), point(22, 'Оптика Б', city('Казань'))])
    free(21, inDays(2), '18:00')
    shop()
      .get(`${INTERNAL}/${slotsOf(22)}`)
      .reply(400, { status: 'error', data: null, errors: [{ code: 1, message: 'Нет' }] })
    const { user } = renderPage(<AppointmentsPage />, '/optics/?book=')
    expect(await offered()).toEqual(['18:00'])
    expect(await screen.findByText(/^Время не загрузилось: Оптика Б\./)).toBeVisible()
    free(22, inDays(2), '10:00')
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('button', { name: /10:00.*Оптика Б/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^Время не загрузилось/)).toBeNull())
  })

  it('six are asked, three at a time, and six more by a press', async () => {
    answerPlaces(Array.from({ length: 8 }, (_, n) => point(30 + n, `Оптика ${n}`, city('Казань'))))
    let [open, most] = [0, 0]
    const asked: number[] = []
    let answerAll: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answerAll = resolve))
    for (let id = 30; id < 38; id++) {
      shop()
        .get(`${INTERNAL}/${slotsOf(id)}`)
        .reply(200, async () => {
          asked.push(id)
          most = Math.max(most, ++open)
          await held
          open -= 1
          const slots = [{ id, time: '10:00', is_available: true }]
          return success({ days: [{ date: inDays(2), slots }] })
        })
    }
    const { user } = renderPage(<AppointmentsPage />, '/optics/?book=')
    await waitFor(() => expect(asked).toHaveLength(3))
    answerAll()
    expect(await offered()).toHaveLength(6)
    expect(asked).toEqual([30, 31, 32, 33, 34, 35])
    expect(most).toBeLessThanOrEqual(3)
    await user.click(screen.getByRole('button', { name: 'Ещё оптики' }))
    expect(await screen.findByRole('button', { name: /10:00.*Оптика 7/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ещё оптики' })).toBeNull()
  })
})

describe('a second visit within a week', () => {
  it('is asked about before anything is sent, and not sent on a no', async () => {
    answerTimes(entry('15:00'))
    const { user } = renderPage(<AppointmentsPage />, chosen(0, '10:00'))
    await user.click(await screen.findByRole('button', { name: 'Записаться' }))
    const question = await screen.findByRole('alertdialog', { name: 'Записаться ещё раз?' })
    expect(question).toHaveTextContent(/15:00, Оптика на Тверской/)
    expect(within(question).getByRole('link', { name: 'Перенести эту запись' })).toBeVisible()
    // No write is mocked, so one would fail the test.
    await user.click(within(question).getByRole('button', { name: 'Не записываться' }))
    expect(await screen.findByText('Запись не отправлена: у вас уже есть другая')).toBeVisible()
  })

  it('leads to no move that is not possible', async () => {
    answerTimes(entry('15:00', { department: 11 }))
    const { user } = renderPage(<AppointmentsPage />, chosen(0, '10:00'))
    await user.click(await screen.findByRole('button', { name: 'Записаться' }))
    const question = await screen.findByRole('alertdialog', { name: 'Записаться ещё раз?' })
    expect(within(question).queryByRole('link', { name: 'Перенести эту запись' })).toBeNull()
  })

  it('is booked once on a yes', async () => {
    answerTimes(entry('15:00'))
    shop()
      .post(ENTRY)
      .reply(200, success(entry('10:00', { id: 702 })))
    const { user } = renderPage(<AppointmentsPage />, chosen(0, '10:00'))
    await user.click(await screen.findByRole('button', { name: 'Записаться' }))
    await user.dblClick(await screen.findByRole('button', { name: 'Записаться ещё раз' }))
    expect(await screen.findByText('Вы записаны. Ждём вас!')).toBeVisible()
  })
})

describe('what did not load is not said', () => {
  it('an appointment without a state is not called confirmed', async () => {
    answerTimes(entry('10:00', { status: null }))
    renderPage(<AppointmentsPage />, '/optics/')
    expect(await screen.findByRole('heading', { name: /10:00/ })).toBeVisible()
    expect(screen.queryByText(/подтверждена/)).toBeNull()
  })

  it('visits that failed are told of, and read again', async () => {
    let status = 500
    shop()
      .persist()
      .get(`${INTERNAL}/personal/history/departments/`)
      .reply(() => [status, success({ departments: [] })])
    answerTimes()
    const { user } = renderPage(<AppointmentsPage />, '/optics/')
    const card = await screen.findByRole('region', { name: 'Прошедшие визиты' })
    expect(within(card).getByText('Визиты не загрузились')).toBeVisible()
    status = 200
    await user.click(within(card).getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Прошедшие визиты' })).toBeNull())
  })

  it('all times lead to the day of a moment in the shop, whatever its offset', async () => {
    answerTimes()
    renderPage(<AppointmentsPage />, `/optics/?department=11&slot=9&at=${DAY}T21:30:00Z`)
    expect(await screen.findByRole('link', { name: 'Всё время' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`&day=${addDays(DAY, 1)}$`)),
    )
  })

  it('a time that has passed is not called taken', async () => {
    answerTimes()
    const past = `${new Date(Date.now() - 48 * 3600e3).toISOString().slice(0, 10)}T10:00:00+03:00`
    days.unshift({ date: past.slice(0, 10), slots: [{ id: 9, time: '10:00', is_available: true }] })
    renderPage(<AppointmentsPage />, `/optics/?department=11&slot=9&at=${encodeURIComponent(past)}`)
    expect(await screen.findByText(/^Это время уже прошло/)).toBeVisible()
    expect(screen.queryByText(/уже занято/)).toBeNull()
  })

  it('while the own appointments cannot be read, a time that is gone is not called taken by others', async () => {
    shop().persist().get(`${ENTRIES}/?state=active`).reply(500, '')
    answerTimes()
    renderPage(<AppointmentsPage />, chosen(1, '10:00'))
    expect(await screen.findByText('Ваши записи не загрузились')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
    expect(screen.queryByText(/уже занято/)).toBeNull()
  })
})
