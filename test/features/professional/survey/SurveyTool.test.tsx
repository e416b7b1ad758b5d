import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Body } from 'nock'
import { SurveyTool } from '#features/professional/survey/SurveyTool'
import { IslandElement } from '#host/IslandElement'
import { hasKept } from '#host/customer/kept'
import { holdPresses } from '#host/page/heldPresses'
import { on } from '#host/on'
import { ofEarlierLoad } from '../../../support/ofEarlierLoad'
import { offline, refusal, shop, success } from '../../../support/shop'
import { tellFromOtherTab, toldTabs } from '../../../support/browser'
import { options, question, single, when, wire } from '../../../data/survey/surveys'

const READ = '/api/v2/internal/survey/lenses/'
const SEND = `${READ}answers/`

const completed = jest.fn()
on('survey-completed', completed)

const button = (name: string) => screen.getByRole('button', { name })

const two = [
  [single(11, { is_required: true }), question(12, 'text', { max_length: 10 })],
  [question(21, 'number', { min: 1, max: 24, is_required: true }), single(22, when(11, 'is', 1101))],
]

function open(pages: Parameters<typeof wire>[0] = two, more: Parameters<typeof wire>[1] = {}) {
  shop()
    .get(READ)
    .reply(200, success(wire(pages, more)) as Body)
  return draw()
}

function draw() {
  const view = render(
    <IslandElement value={document.body}>
      <SurveyTool code="lenses" />
    </IslandElement>,
  )
  return { user: userEvent.setup(), ...view }
}

beforeEach(() => {
  completed.mockClear()
  sessionStorage.clear()
  localStorage.clear()
  // Somebody is signed in on the shop's page, but no token may be sent.
  window.pageConfig = { token: 'session-token', csrfToken: 'csrf-token' }
})

const group = (title: string) => within(screen.getByRole('group', { name: title }))

it('asks page by page, sends what was answered, and thanks only then', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Да' }))
  expect(screen.getByText('Опрос анонимный')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Назад' })).not.toBeInTheDocument()
  await user.click(button('Далее'))
  expect(screen.getByRole('heading', { name: 'Страница 2 из 2' })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: 'Вопрос 21' }), '12')
  let sent: unknown
  let headers: Record<string, unknown> = {}
  shop()
    .post(SEND, (body: unknown) => Boolean((sent = body)))
    .reply(function reply() {
      headers = this.req.headers
      return [200, success(null) as Body]
    })
  await user.click(button('Отправить'))
  expect(await screen.findByRole('heading', { name: 'Спасибо за ответы!' })).toHaveFocus()
  expect(sent).toEqual({
    response_id: expect.stringMatching(/^\w{32}$/) as string,
    answers: { 11: 1101, 21: 12 },
    other: {},
  })
  expect(Object.keys(headers).filter((name) => /token|csrf|cookie|referer|idempotency/.test(name))).toEqual(
    [],
  )
  expect(completed).toHaveBeenCalledWith({ survey: 'lenses' })
  expect(completed).toHaveBeenCalledTimes(1)
  expect(hasKept()).toBe(false)
})

it('tells who has answered on this device, unless the survey may be repeated', async () => {
  localStorage.setItem('lens-widgets:notes:surveys', JSON.stringify({ lenses: true }))
  const { unmount } = open()
  expect(await screen.findByText('Вы уже отвечали')).toBeVisible()
  unmount()
  open(two, { allow_repeat: true })
  expect(await screen.findByRole('group', { name: 'Вопрос 11' })).toBeVisible()
})

it('tells that a survey has ended', async () => {
  open(two, { is_active: false })
  expect(await screen.findByText('Опрос завершён')).toBeVisible()
})

it('stops at what is wrong on the page, with the focus there', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Вопрос 12' }), 'слишком длинно')
  await user.click(button('Далее'))
  expect(screen.getByText('Ответьте на вопрос')).toBeVisible()
  expect(
    screen.getByText('Не длиннее 10 символов', { normalizer: (text) => text.replace(/\s/g, ' ') }),
  ).toBeVisible()
  expect(screen.getAllByRole('radio')[0]).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'Нет' }))
  expect(screen.queryByText('Ответьте на вопрос')).not.toBeInTheDocument()
  await user.clear(screen.getByRole('textbox', { name: 'Вопрос 12' }))
  await user.click(button('Далее'))
  await user.type(screen.getByRole('textbox', { name: 'Вопрос 21' }), '3,5')
  await user.click(button('Отправить'))
  expect(screen.getByText('Введите целое число')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Вопрос 21' })).toHaveFocus()
})

it('a matrix marks the row that lacks', async () => {
  const rows = [
    { id: 1, title: 'Утром' },
    { id: 2, title: 'Вечером' },
  ]
  const { user } = open([[question(11, 'matrix', { is_required: true, options: options(11), rows })]])
  await user.click((await screen.findAllByRole('radio', { name: 'Да' }))[0] as HTMLElement)
  await user.click(button('Отправить'))
  expect(group('Вечером').getByText('Ответьте в строке «Вечером»')).toBeVisible()
  expect(group('Вечером').getByRole('radio', { name: 'Да' })).toHaveFocus()
})

it('hides by its condition, keeps what was answered there, and does not send it', async () => {
  const { user } = open([[single(11), single(12, { is_required: true, ...when(11, 'is', 1101) })]])
  await user.click(
    within(await screen.findByRole('group', { name: 'Вопрос 11' })).getByRole('radio', { name: 'Да' }),
  )
  await user.click(group('Вопрос 12').getByRole('radio', { name: 'Другое' }))
  await user.type(screen.getByRole('textbox', { name: 'Ваш вариант' }), 'своё')
  await user.click(group('Вопрос 11').getByRole('radio', { name: 'Нет' }))
  expect(screen.queryByRole('group', { name: 'Вопрос 12' })).not.toBeInTheDocument()
  await user.click(group('Вопрос 11').getByRole('radio', { name: 'Да' }))
  expect(screen.getByRole('textbox', { name: 'Ваш вариант' })).toHaveValue('своё')
  await user.click(group('Вопрос 11').getByRole('radio', { name: 'Нет' }))
  shop()
    .post(
      SEND,
      ({ answers, other }: Record<string, unknown>) =>
        JSON.stringify([answers, other]) === '[{"11":1102},{}]',
    )
    .reply(200, success(null) as Body)
  await user.click(button('Отправить'))
  expect(await screen.findByText('Спасибо за ответы!')).toBeVisible()
})

it('shows the title of a question whose type it does not know', async () => {
  open([[question(11, 'ranking', { is_required: true })]])
  expect(await screen.findByText('Этот вопрос нельзя показать')).toBeVisible()
  expect(screen.getByText('Вопрос 11')).toBeVisible()
})

it('five presses send once', async () => {
  const { user } = open([[single(11)]])
  await screen.findByRole('group', { name: 'Вопрос 11' })
  shop()
    .post(SEND)
    .delay(50)
    .reply(200, success(null) as Body)
  const send = button('Отправить')
  await Promise.all([1, 2, 3, 4, 5].map(() => user.click(send)))
  expect(await screen.findByText('Спасибо за ответы!')).toBeVisible()
})

const answerInOtherTab = () =>
  localStorage.setItem('lens-widgets:notes:surveys', JSON.stringify({ lenses: true }))

it('answered in another tab it is not asked any more, unless it may be repeated', async () => {
  const { unmount } = open([[single(11)]])
  await screen.findByRole('group', { name: 'Вопрос 11' })
  answerInOtherTab()
  act(() => tellFromOtherTab('surveys'))
  expect(screen.getByText('Вы уже отвечали')).toBeVisible()
  unmount()
  open([[single(11)]], { allow_repeat: true })
  await screen.findByRole('group', { name: 'Вопрос 11' })
  act(() => tellFromOtherTab('surveys'))
  expect(screen.getByRole('group', { name: 'Вопрос 11' })).toBeVisible()
})

it('answered in a tab that cannot tell it is not sent again', async () => {
  const { user } = open([[single(11)]])
  await screen.findByRole('group', { name: 'Вопрос 11' })
  answerInOtherTab()
  await user.click(button('Отправить'))
  expect(await screen.findByText('Вы уже отвечали')).toHaveFocus()
})

it('tells other tabs that it was answered', async () => {
  const { user } = open([[single(11)]])
  await screen.findByRole('group', { name: 'Вопрос 11' })
  shop()
    .post(SEND)
    .reply(200, success(null) as Body)
  await user.click(button('Отправить'))
  expect(await screen.findByText('Спасибо за ответы!')).toBeVisible()
  expect(toldTabs).toEqual(['lens-widgets:surveys'])
})

it('after a lost answer and a reload the same response is sent again', async () => {
  const ids: unknown[] = []
  const noted = ({ response_id }: Record<string, unknown>) => Boolean(ids.push(response_id))
  const { user, unmount } = open([[single(11)]])
  await user.click(await screen.findByRole('radio', { name: 'Да' }))
  shop().post(SEND, noted).replyWithError('lost')
  await user.click(button('Отправить'))
  expect(await screen.findByText(/Сервис временно недоступен/)).toBeVisible()
  expect(screen.queryByText('Спасибо за ответы!')).not.toBeInTheDocument()
  shop().post(SEND, noted).reply(504, '<html>')
  await user.click(button('Повторить'))
  await waitFor(() => expect(ids).toHaveLength(2))
  unmount()
  const again = open([[single(11)]])
  expect(await screen.findByRole('radio', { name: 'Да' })).toBeChecked()
  shop()
    .post(SEND, noted)
    .reply(200, success(null) as Body)
  await again.user.click(button('Отправить'))
  expect(await screen.findByText('Спасибо за ответы!')).toBeVisible()
  expect(new Set(ids).size).toBe(1)
})

it('answers from before a reload say so; begun anew all is empty, and they can be brought back', async () => {
  const { user, unmount } = open()
  await user.click(await screen.findByRole('radio', { name: 'Да' }))
  await user.click(button('Далее'))
  await user.type(screen.getByRole('textbox', { name: 'Вопрос 21' }), '12')
  unmount()
  const here = open()
  expect(await screen.findByRole('textbox', { name: 'Вопрос 21' })).toHaveValue('12')
  expect(screen.queryByText('Восстановлен черновик')).not.toBeInTheDocument()
  here.unmount()
  ofEarlierLoad()
  open()
  expect(await screen.findByText('Восстановлен черновик')).toBeVisible()
  await user.click(button('Начать заново'))
  expect(screen.queryByText('Восстановлен черновик')).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Да' })).not.toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Нет' }))
  await user.click(button('Вернуть'))
  expect(screen.getByRole('textbox', { name: 'Вопрос 21' })).toHaveValue('12')
  await user.click(button('Назад'))
  // A press never takes an answer away.
  expect(screen.getByRole('radio', { name: 'Нет' })).toBeChecked()
})

it('without network it keeps the answers, and says so', async () => {
  const { user } = open([[single(11)]])
  await user.click(await screen.findByRole('radio', { name: 'Да' }))
  offline()
  shop().post(SEND).replyWithError('offline')
  await user.click(button('Отправить'))
  expect(await screen.findByText('Сервис временно недоступен. Попробуйте ещё раз')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Да' })).toBeChecked()
})

it('no button sends again before the time that the server names', async () => {
  const { user } = open([[single(11)]])
  await user.click(await screen.findByRole('radio', { name: 'Да' }))
  shop().post(SEND).reply(429, '', { 'Retry-After': '12' })
  await user.click(button('Отправить'))
  expect(await screen.findByText('Слишком много запросов. Попробуйте через 12 с')).toBeVisible()
  expect(button('Отправить')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Повторить')).toHaveAttribute('aria-disabled', 'true')
  holdPresses(0)
})

it.each([
  [5011, 400, { token: 'fresh' }],
  [8001, 401, null],
  [9001, 403, null],
])('the refusal %i is a failure like any other, and does nothing to the page', async (code, status, data) => {
  const told = jest.fn()
  const ends = (['session-expired', 'restricted'] as const).map((name) => on(name, told))
  shop()
    .get(READ)
    .reply(status, refusal(code, 'Отказано', data) as Body)
  const { user } = draw()
  expect(await screen.findByText('Опрос не загрузился')).toBeVisible()
  expect(screen.getByText('Отказано')).toBeVisible()
  expect(window.pageConfig?.token).toBe('session-token')
  shop()
    .get(READ)
    .reply(200, success(wire([[single(11)]])) as Body)
  await user.click(button('Повторить'))
  shop()
    .post(SEND)
    .reply(status, refusal(code, 'Отказано', data) as Body)
  shop()
    .get(READ)
    .optionally()
    .reply(200, success(wire([[single(11)]])) as Body)
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Отказано')).toBeVisible()
  expect(window.pageConfig?.token).toBe('session-token')
  expect(told).not.toHaveBeenCalled()
  ends.forEach((end) => end())
})

it('drops answers that the survey no longer asks for, and says so', async () => {
  const { user, unmount } = open([[single(11), question(12, 'text')]])
  await user.click(await screen.findByRole('radio', { name: 'Да' }))
  await user.type(screen.getByRole('textbox', { name: 'Вопрос 12' }), 'текст')
  unmount()
  open([[question(11, 'number'), question(12, 'text')]])
  expect(await screen.findByText(/^Опрос изменился/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Вопрос 12' })).toHaveValue('текст')
})

it.each(['answers.11', '11'])(
  'says a refusal by %s beside its question, on an earlier page',
  async (field) => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Нет' }))
    await user.click(button('Далее'))
    await user.type(screen.getByRole('textbox', { name: 'Вопрос 21' }), '12')
    shop()
      .post(SEND)
      .reply(422, { status: 'error', data: { [field]: ['Этого ответа больше нет'] }, errors: [] })
    shop()
      .get(READ)
      .reply(200, success(wire(two)) as Body)
    await user.click(button('Отправить'))
    expect(
      await within(await screen.findByRole('group', { name: 'Вопрос 11' })).findByText(
        'Этого ответа больше нет',
      ),
    ).toBeVisible()
  },
)

it.each([
  ['on the same page', [[question(11, 'text'), question(12, 'text')]]],
  ['on a later page', [[question(11, 'text')], [question(12, 'text')]]],
])('a refusal leaves page and focus where the visitor types on, %s', async (_, pages) => {
  const { user } = open(pages)
  await user.type(await screen.findByRole('textbox', { name: 'Вопрос 11' }), 'текст')
  if (pages.length > 1) await user.click(button('Далее'))
  const answer = { status: 'error', data: { 11: ['Слишком коротко'] }, errors: [] }
  let end = () => {}
  const held = new Promise<[number, Body]>((resolve) => (end = () => resolve([422, answer as Body])))
  shop()
    .post(SEND)
    .reply(() => held)
  shop()
    .get(READ)
    .reply(200, success(wire(pages)) as Body)
  await user.click(button('Отправить'))
  const other = screen.getByRole('textbox', { name: 'Вопрос 12' })
  await user.type(other, 'ещё')
  end()
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(other).toHaveFocus()
  if (pages.length > 1) await user.click(button('Назад'))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Вопрос 11' })).toHaveAccessibleDescription('Слишком коротко'),
  )
})

it("'Повторить' sends again, from whichever page", async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Нет' }))
  await user.click(button('Далее'))
  await user.type(screen.getByRole('textbox', { name: 'Вопрос 21' }), '12')
  shop().post(SEND).reply(503)
  await user.click(button('Отправить'))
  await screen.findByRole('button', { name: 'Повторить' })
  await user.click(button('Назад'))
  shop()
    .post(SEND)
    .reply(200, success({}) as Body)
  await user.click(button('Повторить'))
  expect(await screen.findByText('Спасибо за ответы!')).toBeVisible()
})

it('closed meanwhile: nothing is thanked for', async () => {
  const { user } = open([[single(11)]])
  await screen.findByRole('group', { name: 'Вопрос 11' })
  shop()
    .post(SEND)
    .reply(400, refusal(409, 'Опрос завершён') as Body)
  shop()
    .get(READ)
    .reply(200, success(wire([[single(11)]], { is_active: false })) as Body)
  await user.click(button('Отправить'))
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
  expect(screen.getByText('Опрос завершён')).toBeVisible()
  expect(completed).not.toHaveBeenCalled()
})

it('titles are text, whatever they hold', async () => {
  open([[single(11, { title: '<img src=x onerror=alert(1)>' })]])
  expect(await screen.findByRole('group', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})

it('a key draws its own question alone', async () => {
  const { user } = open([Array.from({ length: 30 }, (_, place) => question(100 + place, 'text'))])
  const field = await screen.findByRole('textbox', { name: 'Вопрос 100' })
  const changed: Node[] = []
  const observer = new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target)))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await user.type(field, 'текст')
  await act(() => Promise.resolve())
  observer.disconnect()
  const others = changed.filter(
    (node) =>
      node instanceof Element &&
      node.closest('.survey__question') &&
      !node.closest('.survey__question')?.contains(field),
  )
  expect(others).toEqual([])
})

it.each([
  ['pages', { pages: 'одна' }],
  ['questions', { pages: [{ id: 1, title: '', questions: 'два' }] }],
])('a survey whose %s cannot be read is not shown as one without questions', async (_, more) => {
  open(two, more)
  expect(await screen.findByText('Опрос не загрузился')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull()
})
