import { act, screen, waitFor, within } from '@testing-library/react'
import nock from 'nock'
import { PromoterPage } from '#features/professional/promoter/PromoterPage'
import { on } from '../../../../src/host/on'
import { sameButton } from '../../../../src/island/matchElements'
import { renderCard } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const ACTIVITY = '/api/v2/internal/activity/slots/'
/** An hour of tomorrow. */
const tomorrow = (hour: number) =>
  `${new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10)}T${hour}:00:00+03:00`
const slot = (id: number, hour: number, rest: object = {}) => ({
  id,
  kind: 'vision_test',
  title: 'Проверка зрения',
  place: 'ТЦ «Фантастика»',
  starts_at: tomorrow(hour),
  ends_at: null,
  is_available: true,
  is_booked: false,
  is_mine: false,
  is_cancelable: false,
  booking: null,
  ...rest,
})
const booking = { id: 5127, name: 'Марина', phone_tail: '4821', comment: null, booked_at: tomorrow(9) }
const booked = { is_available: false, is_booked: true }
const all = [
  slot(1, 10),
  slot(2, 13, { ...booked, is_cancelable: true, booking }),
  slot(3, 18, { is_available: false }),
  slot(4, 19),
]

const answerSlots = (role: string | undefined, slots: object[] = all) =>
  shop()
    .get(ACTIVITY)
    .query(({ kind }) => kind === 'vision_test')
    .reply(200, success({ slots, role }))

const rowOf = (time: string) => within(screen.getByText(time).closest('li') ?? document.body)
const draw = (idleClear = 120) => renderCard(<PromoterPage kind="vision_test" idleClear={idleClear} />)

async function fillIn(user: ReturnType<typeof draw>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'Имя' }), 'Ольга')
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '9123456789')
}
const body = { name: 'Ольга', phone: '9123456789', country: 'ru', comment: null }

it('a time is offered where it cannot be read whether it is available', async () => {
  answerSlots('visitor', [slot(1, 10, { is_available: 'да' })])
  draw()
  expect(await screen.findByRole('button', { name: 'Записаться на 10:00' })).toBeVisible()
})

it('a press before React applies to no other time', async () => {
  const button = (time: string) => screen.findByRole('button', { name: `Записаться на ${time}` })
  answerSlots('visitor', [slot(1, 10)])
  const { unmount } = draw()
  const pressed = await button('10:00')
  answerSlots('visitor', [slot(4, 19)])
  const before = pressed.closest('li')?.cloneNode(true) as HTMLElement
  const [copy] = before.querySelectorAll('button')
  unmount()
  draw()
  const other = await button('19:00')
  expect(copy && sameButton(copy, [copy], [other])).toBeUndefined()
  expect(copy && sameButton(copy, [copy], [copy, other])).toBe(copy)
})

it('staff see who has booked by name and four digits, and what can be done', async () => {
  answerSlots('promoter')
  draw()
  expect(await screen.findByRole('heading', { level: 2, name: 'Запись посетителей' })).toBeVisible()
  expect(rowOf('10:00').getByRole('button', { name: 'Записать на 10:00' })).toBeVisible()
  expect(rowOf('13:00').getByText('Марина')).toBeVisible()
  expect(rowOf('13:00').getByText('•• 4821')).toBeVisible()
  expect(rowOf('13:00').getByRole('button', { name: 'Отменить запись, 13:00, Марина' })).toBeVisible()
  expect(rowOf('18:00').getByText('Недоступно')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Вечер' })).toBeVisible()
})

it.each([undefined, 'director'])('with the role %j it is drawn for a visitor', async (role) => {
  answerSlots(role, [
    slot(1, 10),
    slot(2, 13, { ...booked, booking }),
    slot(3, 14, { ...booked, is_mine: true }),
  ])
  draw()
  expect(await screen.findByRole('button', { name: 'Записаться на 10:00' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Запись' })).toBeVisible()
  expect(rowOf('13:00').getByText('Занято')).toBeVisible()
  expect(screen.queryByText(/Марина|4821/)).not.toBeInTheDocument()
  expect(rowOf('14:00').getByText('Вы записаны')).toBeVisible()
  expect(rowOf('14:00').getByText(/Отменить запись можно/)).toHaveTextContent(
    'Отменить запись можно в чате поддержки',
  )
  expect(screen.queryByRole('button', { name: /Отменить запись/ })).not.toBeInTheDocument()
})

it('a visitor books by one press without a body, however often it is pressed, and gets number and place', async () => {
  const told: unknown[] = []
  const end = on('slot-booked', (detail) => told.push(detail))
  answerSlots('visitor')
  const { user } = draw()
  const button = await screen.findByRole('button', { name: 'Записаться на 10:00' })
  let onPressed: () => void = () => undefined
  const pressed = new Promise<void>((resolve) => (onPressed = resolve))
  shop()
    .post(`${ACTIVITY}1/book/`, '')
    .reply(200, async () => {
      await pressed
      return success(slot(1, 10, { ...booked, is_mine: true }))
    })
  answerSlots('visitor', [slot(1, 10, { ...booked, is_mine: true })])
  for (let press = 0; press < 5; press++) await user.click(button)
  onPressed()
  const heading = await screen.findByRole('heading', { level: 3, name: /10:00$/ })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.getByText('№ 1')).toBeVisible()
  expect(screen.getByRole('button', { name: 'В календарь' })).toBeVisible()
  expect(told).toEqual([{ id: 1, kind: 'vision_test' }])
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]))
  end()
})

it('a refusal of the consent is shown beside it, and what is typed stays', async () => {
  answerSlots('promoter')
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
  await fillIn(user)
  shop()
    .post(`${ACTIVITY}1/book/`, { ...body, confirm_policy: null })
    .reply(422, { status: 'error', data: { confirm_policy: ['Нужно согласие'] }, errors: [] })
  await user.click(screen.getByRole('button', { name: 'Записать' }))
  expect(await screen.findByText('Нужно согласие')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Ольга')
})

it('a time that was taken meanwhile gives way to the next free ones, and what is typed stays', async () => {
  answerSlots('promoter')
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
  await fillIn(user)
  await user.click(screen.getByRole('checkbox'))
  shop().post(`${ACTIVITY}1/book/`).reply(400, refusal(409, 'Занято'))
  answerSlots('promoter', [slot(1, 10, booked), slot(4, 19)])
  await user.click(screen.getByRole('button', { name: 'Записать' }))
  expect(await screen.findByText('Это время уже занято')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '19:00' }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Запись на 19:00' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Ольга')
  shop()
    .post(`${ACTIVITY}4/book/`, { ...body, confirm_policy: 'Y' })
    .reply(200, success(slot(4, 19, { ...booked, booking: { ...booking, id: 5128 } })))
  answerSlots('promoter', [slot(4, 19, booked)])
  await user.click(screen.getByRole('button', { name: 'Записать' }))
  expect(await screen.findByText('Посетитель записан')).toBeVisible()
  expect(screen.getByText('№ 5128')).toBeVisible()
})

it('while a time is being booked no other takes its form away', async () => {
  answerSlots('promoter')
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
  await fillIn(user)
  let answer: () => void = () => undefined
  const awaited = new Promise<void>((resolve) => (answer = resolve))
  shop()
    .post(`${ACTIVITY}1/book/`)
    .reply(async () => {
      await awaited
      return [400, refusal(409, 'Занято')]
    })
  answerSlots('promoter', [slot(1, 10, booked), slot(4, 19)])
  await user.click(screen.getByRole('button', { name: 'Записать' }))
  await user.click(screen.getByRole('button', { name: 'Записать на 19:00' }))
  answer()
  expect(await screen.findByText('Это время уже занято')).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Запись на 10:00' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Записать на 19:00' }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Запись на 19:00' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Ольга')
})

/** Answers the booking of the first time with a refusal, once the returned function is called. */
function heldBooking(): () => void {
  let answer: () => void = () => undefined
  const awaited = new Promise<void>((resolve) => (answer = resolve))
  shop()
    .post(`${ACTIVITY}1/book/`)
    .reply(async () => {
      await awaited
      return [400, refusal(700, 'Сегодня запись закрыта')]
    })
  return () => answer()
}

it.each(['Отмена', 'Спа для глаз'])('a failure is told although %s was pressed meanwhile', async (name) => {
  answerSlots('promoter')
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
  await fillIn(user)
  const answer = heldBooking()
  answerSlots('promoter')
  await user.click(screen.getByRole('button', { name: 'Записать' }))
  await user.click(screen.getByText(name))
  answer()
  expect(await screen.findByText('Сегодня запись закрыта')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Ольга')
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(screen.queryByRole('textbox', { name: 'Имя' })).not.toBeInTheDocument()
})

it('a visitor hears of the failure of a time although another tab was pressed meanwhile', async () => {
  answerSlots('visitor')
  const { user } = draw()
  const button = await screen.findByRole('button', { name: 'Записаться на 10:00' })
  const answer = heldBooking()
  answerSlots('visitor')
  await user.click(button)
  await user.click(screen.getByRole('tab', { name: 'Спа для глаз' }))
  answer()
  expect(await screen.findByText('Сегодня запись закрыта')).toBeVisible()
})

it('staff cancel with a reason, and the focus goes to the time', async () => {
  answerSlots('call_centre')
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: /^Отменить запись, 13:00/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Отменить запись' }))
  expect(await dialog.findByText('Выберите причину')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Посетитель не пришёл' }))
  shop()
    .post(`${ACTIVITY}2/promoter_cancel/`, { reason: 'no_show', comment: null })
    .reply(200, success(slot(2, 13)))
  answerSlots('call_centre', [slot(2, 13)])
  await user.click(dialog.getByRole('button', { name: 'Отменить запись' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Записать на 13:00' })).toHaveFocus())
})

it.each([
  ['the time is free', slot(2, 13), 1],
  ['somebody else has booked since', slot(2, 13, { ...booked, booking: { ...booking, id: 5131 } }), 1],
  ['the booking stands', slot(2, 13, { ...booked, is_cancelable: true, booking }), 0],
])('five presses cancel once, and an answer that got lost is looked up: %s', async (_, latest, told) => {
  answerSlots('promoter')
  const cancelled = jest.fn()
  const stop = on('slot-cancelled', cancelled)
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: /^Отменить запись, 13:00/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Техническая причина' }))
  shop().post(`${ACTIVITY}2/promoter_cancel/`).replyWithError('lost')
  answerSlots('promoter', [latest])
  const press = dialog.getByRole('button', { name: 'Отменить запись' })
  act(() => [1, 2, 3, 4, 5].forEach(() => press.click()))
  if (told === 0) expect(await dialog.findByRole('alert')).toBeVisible()
  else await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(cancelled).toHaveBeenCalledTimes(told)
  stop()
})

it('a booking that somebody else has cancelled says so, and its time is free', async () => {
  answerSlots('promoter')
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: /^Отменить запись, 13:00/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Посетитель отменил' }))
  shop().post(`${ACTIVITY}2/promoter_cancel/`).reply(400, refusal(409, 'Запись уже отменена'))
  answerSlots('promoter', [slot(2, 13)])
  await user.click(dialog.getByRole('button', { name: 'Отменить запись' }))
  expect(await dialog.findByText('Запись уже отменена')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Оставить' }))
  expect(await screen.findByRole('button', { name: 'Записать на 13:00' })).toBeVisible()
})

it('a phone of nine digits is refused beside it, and HTML in a title is text', async () => {
  const title = '<img src=x onerror=alert(1)>'
  answerSlots('promoter', [slot(1, 10, { place: title })])
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
  expect(screen.getAllByText(title, { exact: false })[0]).toBeVisible()
  await user.type(await screen.findByRole('textbox', { name: 'Имя' }), 'Ольга')
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '912345678')
  await user.click(screen.getByRole('button', { name: 'Записать' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Телефон' })).toBeInvalid())
})

it('without a session it asks to sign in', async () => {
  shop().get(ACTIVITY).query(true).reply(401, refusal(8001, 'Сессия истекла'))
  draw()
  expect(await screen.findByText('Войдите, чтобы записаться')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible()
})

const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })

it('a long day is drawn to its end, and another kind takes its place', async () => {
  const long = Array.from({ length: 40 }, (_, nth) => slot(100 + nth, 10))
  answerSlots('promoter', long)
  const { user } = draw()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Записать на 10:00' })).toHaveLength(40))
  shop()
    .get(ACTIVITY)
    .query(({ kind }) => kind === 'spa')
    .reply(200, success({ slots: [slot(200, 21, { kind: 'spa' })], role: 'promoter' }))
  await user.click(screen.getByRole('tab', { name: 'Спа для глаз' }))
  expect(await screen.findByRole('button', { name: 'Записать на 21:00' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Записать на 10:00' })).not.toBeInTheDocument()
})

describe('Of each state and role, what can be done', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-03-05T09:00:00Z') }))
  afterEach(() => jest.useRealTimers())

  const today = (hour: number) => `2026-03-05T${hour}:00:00+03:00`
  const at = (hour: number, rest: object = {}) => slot(hour, hour, { starts_at: today(hour), ...rest })
  const states = [
    at(10),
    at(11, { ...booked, is_cancelable: true, booking }),
    at(13),
    at(14, { is_available: false }),
    at(15, { ...booked, is_cancelable: true, booking }),
    at(16, { ...booked, booking }),
    at(17, { ...booked, is_mine: true }),
  ]
  const [book, cancel] = ['Записать', 'Отменить запись']

  it.each([
    ['visitor', [[], [], ['Записаться'], [], [], [], []]],
    ['promoter', [[], [cancel], [book], [], [cancel], [], []]],
    ['call_centre', [[], [cancel], [book], [], [cancel], [], []]],
  ])('%s', async (role, expected) => {
    answerSlots(role, states)
    draw()
    await screen.findByText('13:00')
    const actsAt = ({ starts_at }: { starts_at: string }) =>
      rowOf(starts_at.slice(11, 16))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent.replace(/ на .*/, ''))
    expect(states.map(actsAt)).toEqual(expected)
  })
})

describe('With a clock that is moved', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  it('times that are over are folded behind one line, those that staff have booked stay', async () => {
    jest.setSystemTime(Date.parse('2026-03-05T12:00:00Z'))
    const today = (id: number, hour: number, rest: object = {}) =>
      slot(id, hour, { starts_at: `2026-03-05T${hour}:00:00+03:00`, ...rest })
    answerSlots('promoter', [today(1, 10), today(2, 11), today(3, 13, { ...booked, booking }), today(4, 16)])
    const { user } = draw()
    const fold = await screen.findByText('Прошедшие: 2')
    expect(screen.getByText('13:00')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Записать на 16:00' })).toBeVisible()
    expect(screen.getByText('10:00')).not.toBeVisible()
    await user.click(fold)
    expect(rowOf('10:00').getByText('Прошло')).toBeVisible()
    expect(rowOf('11:00').getByText('Прошло')).toBeVisible()
  })

  it('what is typed goes after the idle time, announced 20 s before, and nothing is stored', async () => {
    const scrolled = jest.fn()
    Element.prototype.scrollIntoView = scrolled
    answerSlots('promoter')
    const { user } = draw()
    await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
    await user.type(await screen.findByRole('textbox', { name: 'Имя' }), 'Ольга')
    nock(/shop/)
      .get(/slots/)
      .times(20)
      .reply(200, success({ slots: all, role: 'promoter' }))
    pass(99_000)
    expect(screen.queryByRole('button', { name: 'Продолжить' })).not.toBeInTheDocument()
    pass(2_000)
    const putOff = screen.getByRole('button', { name: 'Продолжить' })
    // The field was scrolled out from under the warning.
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('textbox', { name: 'Имя' })])
    await user.click(putOff)
    pass(101_000)
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Ольга')
    expect(await screen.findByRole('button', { name: 'Продолжить' })).toBeVisible()
    pass(20_000)
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('')
    expect(Object.values(sessionStorage).join()).not.toContain('Ольга')
    expect(Object.values(localStorage).join()).not.toContain('Ольга')
    nock.cleanAll()
  })

  it.each([
    ['its form is open', false],
    ['it is being booked', true],
  ])('a time that begins while %s is called over, not taken', async (_, isSent) => {
    jest.setSystemTime(Date.parse('2026-03-05T06:59:50Z'))
    const today = (id: number, hour: number) =>
      slot(id, hour, { starts_at: `2026-03-05T${hour}:00:00+03:00` })
    answerSlots('promoter', [today(1, 10), today(4, 19)])
    const { user } = draw()
    await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
    await fillIn(user)
    answerSlots('promoter', [today(1, 10), today(4, 19)])
    if (isSent) {
      shop().post(`${ACTIVITY}1/book/`).reply(400, refusal(409, 'Время прошло'))
      jest.setSystemTime(Date.parse('2026-03-05T07:00:00Z'))
      await user.click(screen.getByRole('button', { name: 'Записать' }))
    } else pass(30_000)
    expect(await screen.findByText('Это время уже прошло')).toBeVisible()
    expect(screen.queryByText(/занято/)).not.toBeInTheDocument()
  })

  it('a form that is being sent is not cleared until its answer has come', async () => {
    Element.prototype.scrollIntoView = jest.fn()
    answerSlots('promoter')
    const { user } = draw(60)
    await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
    await fillIn(user)
    nock(/shop/)
      .get(/slots/)
      .times(20)
      .reply(200, success({ slots: all, role: 'promoter' }))
    const answer = heldBooking()
    act(() => screen.getByRole('button', { name: 'Записать' }).click())
    pass(61_000)
    answer()
    expect(await screen.findByText('Сегодня запись закрыта')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Ольга')
    pass(61_000)
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('')
    nock.cleanAll()
  })

  it('is read again every 30 s; a time that is gone keeps its row, a new one waits', async () => {
    answerSlots('visitor', [slot(1, 10), slot(4, 19)])
    const { user } = draw()
    await screen.findByRole('button', { name: 'Записаться на 10:00' })
    answerSlots('visitor', [slot(4, 19), slot(5, 20)])
    pass(30_000)
    await waitFor(() => expect(rowOf('10:00').getByText('Недоступно')).toBeVisible())
    expect(screen.queryByText('20:00')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /Показать ещё 1/ }))
    expect(screen.getByText('20:00')).toBeVisible()
    expect(screen.queryByText('10:00')).not.toBeInTheDocument()
  })

  it('a time that is gone while its form is open gives way to the next free ones, and nothing is sent', async () => {
    answerSlots('promoter')
    const { user } = draw()
    await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
    await fillIn(user)
    answerSlots('promoter', [slot(4, 19)])
    pass(30_000)
    expect(await screen.findByText('Это время уже недоступно')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    expect(await screen.findByText('Выберите другое время')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '19:00' }))
    expect(await screen.findByRole('heading', { level: 3, name: 'Запись на 19:00' })).toHaveFocus()
    expect(screen.queryByText('Это время уже недоступно')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Ольга')
    expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('(912) 345-67-89')
  })
})

it('a time that does not tell its kind is of the kind that was asked for', async () => {
  answerSlots('visitor', [slot(1, 10, { kind: null })])
  draw()
  expect(await screen.findByRole('button', { name: 'Записаться на 10:00' })).toBeVisible()
})

it('times that are all over, or of another kind, leave no empty tab', async () => {
  const over = new Date(Date.now() - 48 * 3_600_000).toISOString()
  answerSlots('visitor', [slot(1, 10, { starts_at: over }), slot(2, 11, { kind: 'spa' })])
  draw()
  expect(await screen.findByText('Времени для записи пока нет')).toBeVisible()
})

it('a place whose times are all over says so, and the others can be chosen', async () => {
  const over = new Date(Date.now() - 48 * 3_600_000).toISOString()
  answerSlots('visitor', [slot(1, 10), slot(2, 11, { starts_at: over, place: 'ТЦ «Планета»' })])
  const { user } = draw()
  await screen.findByRole('button', { name: 'Записаться на 10:00' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Место' }), 'ТЦ «Планета»')
  expect(await screen.findByText('Здесь времени для записи нет. Выберите другое место.')).toBeVisible()
})

it('a time that the chosen place hides is not called taken', async () => {
  answerSlots('promoter', [slot(1, 10), slot(2, 11, { place: 'ТЦ «Планета»' })])
  const { user } = draw()
  await user.click(await screen.findByRole('button', { name: 'Записать на 10:00' }))
  await screen.findByRole('textbox', { name: 'Имя' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Место' }), 'ТЦ «Планета»')
  expect(screen.getByRole('heading', { name: 'Запись на 10:00' })).toBeVisible()
  expect(screen.queryByText('Это время уже занято')).toBeNull()
})
