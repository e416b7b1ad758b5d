import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import nock from 'nock'
import { Link, Route, Routes } from 'react-router-dom'
import { IolRequestPage } from '#features/professional/iol/IolRequestPage'
import { printPage } from '#host/page/printPage'
import { professional } from '../../../../src/data/specialist/professional'
import { createStore } from '../../../../src/store/store'
import { dataOf } from '../../../support/endpoints'
import { hear } from '../../../support/events'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, profileWith, SPECIALIST } from '../../../support/specialist'
import { pressFiveTimes } from '../../../support/pressFiveTimes'

jest.mock('#host/page/printPage', () => ({ printPage: jest.fn() }))

const at = `${SPECIALIST}/iol_requests`
const record = dataOf('getIolRequest')
const { answers } = dataOf('getIolAnswers') as { answers: object[] }
const statuses = {
  draft: { code: 'draft', label: 'Черновик' },
  published: { code: 'published', label: 'Опубликован' },
  closed: { code: 'closed', label: 'Закрыт' },
  odd: { code: 'moderation', label: 'На проверке' },
}
const requestIn = (status: keyof typeof statuses, rest: object = {}) => ({
  ...record,
  status: statuses[status],
  ...(status === 'draft' && { published_at: null }),
  ...rest,
})

/** Mocks the request and its thread, for any number of reads. */
function answerRequest(request: object, thread: object[]) {
  shop()
    .get(`${at}/2311/`)
    .optionally()
    .times(9)
    .reply(200, success({ ...request }))
  shop()
    .get(`${at}/2311/answers/`)
    .optionally()
    .times(9)
    .reply(200, success({ answers: thread }))
}

const answerConfig = () =>
  shop()
    .get('/api/v2/internal/service/config/')
    .optionally()
    .reply(200, success(dataOf('getServiceConfig')))

function open(
  request: object,
  profile: unknown = profileWith({ is_allowed_iol: true }),
  thread: object[] = answers,
) {
  answerProfile(profile)
  answerRequest(request, thread)
  answerConfig()
  return renderPage(<IolRequestPage />, '/iol/2311/')
}

/** Mocks a request whose state the test may change. */
function answerAnew(request: Record<string, unknown>) {
  answerProfile(profileWith({ is_allowed_iol: true }))
  answerConfig()
  const known = { now: request }
  shop()
    .persist()
    .get(`${at}/2311/`)
    .reply(() => [200, success(known.now)] as never)
  return known
}

const heading = () => screen.findByRole('heading', { name: /К-2417/ })

const BUTTONS = [
  'Опубликовать',
  'Изменить',
  'Скопировать',
  'Закрыть запрос',
  'Удалить',
  'Ответить',
  /^Убрать .*\.pdf/,
]
const shownButtons = () =>
  BUTTONS.flatMap((name) => {
    const role = name === 'Изменить' ? 'link' : 'button'
    return screen.queryByRole(role, { name }) ? [String(name)] : []
  })

const own = { is_mine: true, is_answerable: false }
const eyeBefore = {
  ...{ eye: 'right', k1: 43, k1_axis: 140, k2: 44.25, k2_axis: 50, sia: 0.3, incision: 180 },
  ...{ axial_length: 23.84, acd: 3.12, lens_thickness: null, white_to_white: null },
  ...{ target_refraction: null, sphere: null, cylinder: null, axis: null, history: null },
}
const ofColleague = { is_mine: false, is_answerable: true }

it.each([
  ['draft', own, ['Опубликовать', 'Изменить', 'Скопировать', 'Удалить', '/^Убрать .*\\.pdf/'], true],
  ['published', own, ['Скопировать', 'Закрыть запрос', 'Ответить'], true],
  ['closed', own, ['Скопировать'], false],
  ['odd', own, [], false],
  ['published', ofColleague, ['Ответить'], false],
  ['closed', { is_mine: false, is_answerable: false }, [], false],
] as const)(
  'a %s request, %j, has exactly the buttons of the table',
  async (code, role, names, takesFiles) => {
    open(requestIn(code, role))
    await heading()
    expect(screen.getByText(statuses[code].label)).toBeVisible()
    if (code !== 'draft') await screen.findByText('Рекомендация эксперта')
    await waitFor(() => expect(shownButtons()).toEqual(names))
    // An accessible name also matches as a part of another one.
    const all = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]
    for (const name of names.filter((one) => !one.startsWith('/')))
      expect(
        all.filter((one) => (one.ariaLabel ?? one.textContent).includes(name)).map((one) => one.textContent),
      ).toEqual([name])
    if (takesFiles) expect(await screen.findByLabelText(/^Добавить файл/)).toBeInTheDocument()
    else expect(screen.queryByLabelText(/^Добавить файл/)).not.toBeInTheDocument()
  },
)

it('a toric type shows the figures after the incision, for programs, too', async () => {
  const { container } = open(
    requestIn('published', { ...ofColleague, lens_type: 'toric', eyes: [eyeBefore] }),
  )
  await heading()
  const shown = [...container.querySelectorAll<HTMLElement>('[data-result]')].map(
    ({ dataset, textContent }) => `${dataset['result']} ${dataset['value']}: ${textContent}`,
  )
  expect(shown).toEqual([
    'astigmatism 1.3352: 1,34\u00a0D @ 56,4°',
    'steep-axis 56.3919: 56,4°',
    'k-flat 42.9574: 42,96\u00a0D @ 146,4°',
    'k-steep 44.2926: 44,29\u00a0D @ 56,4°',
  ])
})

it('a lens is recommended by experts alone, with its axis where it has a cylinder', async () => {
  const { user } = open(requestIn('published', ofColleague))
  await user.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Торическая линза оправдана')
  await user.click(screen.getByRole('checkbox', { name: 'Рекомендовать линзу' }))
  await user.click(screen.getByRole('radio', { name: /правый/ }))
  await user.type(screen.getByRole('textbox', { name: 'Модель' }), 'Алкон Акрисоф')
  await user.type(screen.getByRole('textbox', { name: 'Сила, D' }), '20')
  await user.type(screen.getByRole('textbox', { name: 'Цилиндр, D' }), '2,25')
  await user.click(screen.getByRole('button', { name: 'Ответить' }))
  const axis = screen.getByRole('textbox', { name: 'Ось, °' })
  await waitFor(() => expect(axis).toHaveFocus())
  await user.type(axis, '56')
  await user.type(screen.getByRole('textbox', { name: 'Ожидаемая рефракция, D' }), '-0,21')
  const draft = {
    text: 'Торическая линза оправдана',
    recommendation: {
      ...{ eye: 'right', model: 'Алкон Акрисоф', power: 20, cylinder: 2.25, axis: 56 },
      expected_refraction: -0.21,
    },
  }
  shop().post(`${at}/2311/answers/`, draft).reply(200, success(answers[0]))
  await user.click(screen.getByRole('button', { name: 'Ответить' }))
  expect(await screen.findByText('Ответ отправлен')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('')
})

it('an author answers without a lens, and is asked about a name', async () => {
  const { user } = open(requestIn('published', own))
  await user.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Иванова Мария согласна')
  expect(screen.queryByRole('checkbox', { name: 'Рекомендовать линзу' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ответить' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Исправить' }))
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Иванова Мария согласна')
  await user.click(screen.getByRole('button', { name: 'Ответить' }))
  shop()
    .post(`${at}/2311/answers/`, { text: 'Иванова Мария согласна', recommendation: null })
    .reply(200, success(answers[0]))
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Ответ отправлен')).toBeVisible()
})

it('the question whether to publish is asked once: Back opens it no more', async () => {
  answerProfile(profileWith({ is_allowed_iol: true }))
  answerRequest(requestIn('draft', own), [])
  answerConfig()
  const Form = () => (
    <Link to="/iol/2311/" state={{ publish: record['updated_at'] }}>
      Опубликовать из формы
    </Link>
  )
  const { user } = renderPage(
    <Routes>
      <Route path="/iol/2311/" element={<IolRequestPage />} />
      <Route path="*" element={<Form />} />
    </Routes>,
    '/iol/2311/edit/',
  )
  await user.click(screen.getByRole('link', { name: 'Опубликовать из формы' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Отмена' }))
  act(() => history.back())
  await screen.findByRole('link', { name: 'Опубликовать из формы' })
  act(() => history.forward())
  await heading()
  expect(await screen.findByRole('button', { name: 'Опубликовать' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('five presses publish once', async () => {
  const { user } = open(requestIn('draft', own))
  await heading()
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  const question = await screen.findByRole('alertdialog', { name: 'Опубликовать запрос № 318?' })
  let writes = 0
  shop()
    .post(`${at}/2311/publish/`, { updated_at: record['updated_at'] as string })
    .times(5)
    .optionally()
    .reply(200, () => {
      writes += 1
      return success(requestIn('published', own))
    })
  const press = within(question).getByRole('button', { name: 'Опубликовать' })
  pressFiveTimes(press)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(writes).toBe(1)
})

describe('The reply to a write gets lost', () => {
  const mine = { ...answers[0], id: 9001, is_mine: true, text: 'Согласна', recommendation: null }

  /** Mocks a write whose response is lost, and the answers after it; returns the count of writes. */
  function loseReply(method: 'post' | 'delete', path: string, now: object, thread = answers) {
    const written = { times: 0 }
    const write = method === 'post' ? shop().post(path) : shop().delete(path)
    write
      .times(5)
      .optionally()
      .reply(502, () => {
        written.times += 1
        nock.cleanAll()
        answerRequest(now, thread)
        return 'proxy'
      })
    return written
  }

  it('publishing is done, and is published once', async () => {
    const { user } = open(requestIn('draft', own))
    await heading()
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
    const question = await screen.findByRole('alertdialog')
    const told = hear('iol-request-changed')
    const written = loseReply('post', `${at}/2311/publish/`, requestIn('published', own))
    pressFiveTimes(within(question).getByRole('button', { name: 'Опубликовать' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await screen.findByText('Опубликован')).toBeVisible()
    expect(written.times).toBe(1)
    expect(told).toEqual([['iol-request-changed', { id: 2311, status: 'published' }]])
  })

  it('publishing that was not done keeps the question, and a second press repeats the first', async () => {
    const { user } = open(requestIn('draft', own))
    await heading()
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
    const question = await screen.findByRole('alertdialog')
    const keys: unknown[] = []
    const answerPublish = (status: number, answer: unknown) =>
      shop()
        .post(`${at}/2311/publish/`)
        .reply(status, function () {
          keys.push(this.req.headers['idempotency-key'])
          return answer as nock.Body
        })
    answerPublish(502, 'proxy')
    const press = () => user.click(within(question).getByRole('button', { name: 'Опубликовать' }))
    await press()
    expect(await within(question).findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
    answerPublish(200, success(requestIn('published', own)))
    await press()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(keys).toEqual([expect.anything(), keys[0]])
  })

  it('closing is done, and closes once', async () => {
    const { user } = open(requestIn('published', own))
    await heading()
    await user.click(screen.getByRole('button', { name: 'Закрыть запрос' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('radio', { name: 'Решено' }))
    const close = { reason: 'solved', comment: null }
    const written = loseReply('post', `${at}/2311/close/`, requestIn('closed', { ...own, close }))
    pressFiveTimes(within(dialog).getByRole('button', { name: 'Закрыть запрос' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByText('Закрыт: решено')).toBeVisible()
    expect(written.times).toBe(1)
  })

  it('an answer is found in the thread, and is sent once', async () => {
    const { user } = open(requestIn('published', own))
    await user.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Согласна')
    await screen.findByText('Рекомендация эксперта')
    const written = loseReply('post', `${at}/2311/answers/`, requestIn('published', own), [...answers, mine])
    pressFiveTimes(screen.getByRole('button', { name: 'Ответить' }))
    expect(await screen.findByText('Ответ отправлен')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('')
    expect(screen.getByText('Согласна')).toBeVisible()
    expect(written.times).toBe(1)
  })

  it('an answer that said the same before is not taken for this one', async () => {
    const { user } = open(requestIn('published', own), undefined, [...answers, mine])
    await screen.findByText('Согласна')
    await user.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Согласна')
    shop().post(`${at}/2311/answers/`).reply(502, 'proxy')
    await user.click(screen.getByRole('button', { name: 'Ответить' }))
    expect(await screen.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Согласна')
  })

  it.each([
    ['the same lens is this one', 20, 'Ответ отправлен'],
    ['another lens is another answer', 21, /Возможно, изменение уже сохранено/],
  ])('an answer that recommends a lens: %s', async (_, power, outcome) => {
    const { user } = open(requestIn('published', ofColleague))
    await user.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Согласна')
    await user.click(screen.getByRole('checkbox', { name: 'Рекомендовать линзу' }))
    await user.type(screen.getByRole('textbox', { name: 'Модель' }), 'Торик')
    await user.type(screen.getByRole('textbox', { name: 'Сила, D' }), '20')
    await screen.findByText('Рекомендация эксперта')
    const recommendation = {
      ...{ axis: null, cylinder: null, expected_refraction: null },
      ...{ power, model: 'Торик', eye: 'right' },
    }
    const written = loseReply('post', `${at}/2311/answers/`, requestIn('published', ofColleague), [
      ...answers,
      { ...mine, recommendation },
    ])
    await user.click(screen.getByRole('button', { name: 'Ответить' }))
    expect(await screen.findByText(outcome)).toBeVisible()
    expect(written.times).toBe(1)
  })

  it('deleting says that it may be done, and then finds the request gone', async () => {
    const { user } = open(requestIn('draft', own))
    await heading()
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    const question = await screen.findByRole('alertdialog')
    const written = loseReply('delete', `${at}/2311/`, requestIn('draft', own))
    const button = within(question).getByRole('button', { name: 'Удалить' })
    pressFiveTimes(button)
    expect(await within(question).findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
    expect(written.times).toBe(1)
    shop().delete(`${at}/2311/`).reply(404, refusal(404, 'Запись не найдена'))
    await user.click(button)
    await waitFor(() => expect(location.pathname).toBe('/personal/iol/'))
  })
})

it('what is missing is named, and leads to the form', async () => {
  const { user } = open(requestIn('draft', { ...own, lens_type: null }))
  await heading()
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  const link = await screen.findByRole('link', { name: 'Тип линзы: выберите тип линзы' })
  expect(link).toHaveAttribute('href', '/personal/iol/2311/edit/?field=lensType')
})

it('what was missing is no longer named once another window has filled it in', async () => {
  answerProfile(profileWith({ is_allowed_iol: true }))
  answerConfig()
  for (const lens_type of [null, 'toric'])
    shop()
      .get(`${at}/2311/`)
      .reply(200, success(requestIn('draft', { ...own, lens_type })))
  const store = createStore()
  const { user } = renderPage(<IolRequestPage />, '/iol/2311/', store)
  await heading()
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  expect(await screen.findByRole('link', { name: /^Тип линзы/ })).toBeVisible()
  act(() => void store.dispatch(professional.util.invalidateTags(['IolRequest'])))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Тип линзы/ })).not.toBeInTheDocument())
})

it('changed in another window: publishing says so and shows the new version', async () => {
  const { user } = open(requestIn('draft', own))
  await heading()
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  shop().post(`${at}/2311/publish/`).reply(400, refusal(409, 'Запрос изменён в другом окне'))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Опубликовать' }))
  expect(await within(question).findByText('Запрос изменён в другом окне')).toBeVisible()
})

it('what another window has written is not published by pressing again: it is checked anew', async () => {
  const request = answerAnew(requestIn('draft', own))
  const { user } = renderPage(<IolRequestPage />, '/iol/2311/')
  await heading()
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  const question = within(await screen.findByRole('alertdialog'))
  shop()
    .post(`${at}/2311/publish/`)
    .reply(() => {
      request.now = { ...request.now, comment: 'Иванова Мария', updated_at: '2026-03-02T17:02:00+03:00' }
      return [400, refusal(409, 'Запрос изменён в другом окне')] as never
    })
  await user.click(question.getByRole('button', { name: 'Опубликовать' }))
  expect(await screen.findByText('Проверьте новую версию и опубликуйте снова.')).toBeVisible()
  expect(screen.getByText('Запрос изменён в другом окне')).toBeVisible()
  expect(screen.getByText('Иванова Мария')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  expect(await screen.findByRole('alertdialog', { name: /имя или телефон пациента/ })).toBeVisible()
})

it('closes with a reason', async () => {
  const { user } = open(requestIn('published', own))
  await heading()
  await user.click(screen.getByRole('button', { name: 'Закрыть запрос' }))
  const dialog = await screen.findByRole('dialog', { name: 'Закрыть запрос № 318?' })
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть запрос' }))
  expect(await within(dialog).findByText('Выберите причину')).toBeVisible()
  await user.click(within(dialog).getByRole('radio', { name: 'Операция отменена' }))
  shop()
    .post(`${at}/2311/close/`, { reason: 'cancelled', comment: null })
    .reply(200, success(requestIn('closed', { close: { reason: 'cancelled', comment: null } })))
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть запрос' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('asks about a name in the words of closing, too', async () => {
  const { user } = open(requestIn('published', own))
  await heading()
  await user.click(screen.getByRole('button', { name: 'Закрыть запрос' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Закрыть запрос № 318?' }))
  await user.click(dialog.getByRole('radio', { name: 'Решено' }))
  const comment = dialog.getByRole('textbox', { name: 'Комментарий' })
  await user.type(comment, 'Иванова Мария довольна')
  // No call is mocked, so one would fail the test.
  await user.click(dialog.getByRole('button', { name: 'Закрыть запрос' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Исправить' }))
  expect(comment).toHaveValue('Иванова Мария довольна')
})

it('a copy opens for writing', async () => {
  const { user } = open(requestIn('closed', own))
  await heading()
  shop()
    .post(`${at}/2311/copy/`)
    .reply(200, success({ ...requestIn('draft', own), id: 2400 }))
  await user.click(screen.getByRole('button', { name: 'Скопировать' }))
  await waitFor(() => expect(location.pathname).toBe('/personal/iol/2400/edit/'))
})

it('deleting asks, and one that is gone already is gone', async () => {
  const { user } = open(requestIn('draft', own))
  await heading()
  await user.click(screen.getByRole('button', { name: 'Удалить' }))
  const question = await screen.findByRole('alertdialog', { name: 'Удалить запрос № 318?' })
  shop().delete(`${at}/2311/`).reply(404, refusal(404, 'Запись не найдена'))
  await user.click(within(question).getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(location.pathname).toBe('/personal/iol/'))
})

it('a refused file is named with its reason, the rest go on; the eleventh does not fit', async () => {
  const nine = Array.from({ length: 9 }, (_, place) => ({
    ...(record['attachments'] as object[])[0],
    id: 100 + place,
    name: `scan-${place}.pdf`,
  }))
  open(requestIn('draft', { ...own, attachments: nine }))
  const chooser = await screen.findByLabelText(/^Добавить файл/)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  const added = { id: 200, name: 'tenth.png', size: 3, type: 'image/png', url: '/files/tenth.png' }
  shop().post(`${at}/2311/attachments/`).reply(200, success(added))
  const file = (name: string, type: string, content = 'abc') => new File([content], name, { type })
  const files = [
    file('clip.mov', 'video/quicktime'),
    file('empty.png', 'image/png', ''),
    file('tenth.png', 'image/png'),
    file('eleventh.pdf', 'application/pdf'),
  ]
  // A drop ignores which files the field accepts.
  fireEvent.change(chooser, { target: { files } })
  expect(await screen.findByRole('link', { name: /tenth\.png/ })).toBeVisible()
  expect(screen.getByText(/^Такой файл не подойдёт/)).toBeVisible()
  expect(screen.getByText('Файл пустой')).toBeVisible()
  expect(screen.getByText('Можно приложить не больше 10 файлов')).toBeVisible()
  expect(screen.getByText('10 из 10')).toBeVisible()
})

it('a file that changes when the request was changed is no other window: it is published after that', async () => {
  const request = answerAnew(requestIn('draft', own))
  const added = { id: 200, name: 'scan.pdf', size: 3, type: 'application/pdf', url: '/files/scan.pdf' }
  const updated_at = '2026-03-02T11:00:00+03:00'
  shop()
    .post(`${at}/2311/attachments/`)
    .reply(() => {
      request.now = { ...request.now, updated_at, attachments: [added] }
      return [200, success(added)] as never
    })
  const { user } = renderPage(<IolRequestPage />, '/iol/2311/')
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  const file = new File(['abc'], 'scan.pdf', { type: 'application/pdf' })
  fireEvent.change(await screen.findByLabelText(/^Добавить файл/), { target: { files: [file] } })
  // The files that were there before disappear only with the refetch.
  await waitFor(() => {
    const [only, ...others] = screen.getAllByRole('link', { name: /\.pdf/ })
    expect(only).toHaveTextContent('scan.pdf')
    expect(others).toEqual([])
  })
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  const question = within(await screen.findByRole('alertdialog'))
  const sent: unknown[] = []
  shop()
    .post(`${at}/2311/publish/`, (body) => sent.push(body) > 0)
    .reply(() => {
      request.now = requestIn('published', own)
      return [200, success(request.now)] as never
    })
  shop()
    .persist()
    .get(`${at}/2311/answers/`)
    .reply(200, success({ answers: [] }))
  await user.click(question.getByRole('button', { name: 'Опубликовать' }))
  expect(await screen.findByRole('button', { name: 'Закрыть запрос' })).toBeVisible()
  expect(sent).toEqual([{ updated_at }])
})

it('prints one sheet with a drawing of each eye, the recommended lenses as a table, and what was said', async () => {
  const [eye] = record['eyes'] as object[]
  const { user } = open(requestIn('published', { ...own, eyes: [eye, { ...eye, eye: 'left', k2_axis: 86 }] }))
  await heading()
  await screen.findByText('Рекомендация эксперта')
  const drawn: (string | null)[] = []
  const print = jest.mocked(printPage).mockImplementationOnce(({ drawings }) => {
    for (const element of drawings?.elements ?? [])
      drawn.push(element.querySelector('svg')?.getAttribute('aria-label') ?? null)
  })
  await user.click(screen.getByRole('button', { name: 'Печать' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(drawn).toEqual([
    expect.stringMatching(/^Шкала осей: линза .*, K2 50°, разрез 180°$/),
    expect.stringMatching(/K2 86°/),
  ])
  const [[page]] = print.mock.calls as [[Parameters<typeof printPage>[0]]]
  expect(page.head).toEqual(['Измерение', 'OD, правый', 'OS, левый'])
  expect(page.secondTable?.rows[0]).toHaveLength(page.secondTable?.head.length ?? 0)
  expect(page.secondTable?.rows[0]?.[0]).toMatch(/^OD\s· /)
  // Content that was rendered for printing only is removed again.
  expect(screen.queryByRole('img', { name: /^Шкала осей/, hidden: true })).not.toBeInTheDocument()
  print.mockImplementationOnce(() => {
    throw new Error('no windows')
  })
  await user.click(screen.getByRole('button', { name: 'Печать' }))
  expect(await screen.findByText('Распечатать не удалось. Попробуйте ещё раз')).toBeVisible()
})

it('what is copied or printed elsewhere waits for all answers', async () => {
  answerProfile(profileWith({ is_allowed_iol: true }))
  shop()
    .get(`${at}/2311/`)
    .reply(200, success(requestIn('published', own)))
  shop().get(`${at}/2311/answers/`).reply(400, refusal(1, 'Ведутся работы'))
  const { user } = renderPage(<IolRequestPage />, '/iol/2311/')
  expect(await screen.findByText(/Ведутся работы/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Текст в буфер' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Печать' })).not.toBeInTheDocument()
  shop().get(`${at}/2311/answers/`).reply(200, success({ answers }))
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('button', { name: 'Текст в буфер' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Печать' })).toBeVisible()
})

it('an author’s answer stays when another window has closed the request', async () => {
  const request = answerAnew(requestIn('published', own))
  shop().persist().get(`${at}/2311/answers/`).reply(200, success({ answers }))
  const { user } = renderPage(<IolRequestPage />, '/iol/2311/')
  await user.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Согласна')
  request.now = requestIn('closed', own)
  shop().post(`${at}/2311/answers/`).reply(400, refusal(400, 'Запрос закрыт'))
  await user.click(screen.getByRole('button', { name: 'Ответить' }))
  expect(await screen.findByText('Закрыт')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Согласна')
  expect(screen.getByText('Запрос закрыт')).toBeVisible()
})

it('an answer to a request that was closed meanwhile is refused, and keeps its text', async () => {
  const { user } = open(requestIn('published', ofColleague))
  await user.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Согласна')
  shop().post(`${at}/2311/answers/`).reply(400, refusal(400, 'Запрос закрыт'))
  await user.click(screen.getByRole('button', { name: 'Ответить' }))
  expect(await screen.findByText('Запрос закрыт')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Согласна')
})

it.each([
  ['publish', 'draft', 'Опубликовать'],
  ['close', 'published', 'Закрыть запрос'],
] as const)('deleted in another window: %s says so', async (write, status, name) => {
  const { user } = open(requestIn(status, own))
  await heading()
  await user.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole(write === 'publish' ? 'alertdialog' : 'dialog')
  const [reason] = within(dialog).queryAllByRole('radio', { name: 'Решено' })
  if (reason) await user.click(reason)
  shop().post(`${at}/2311/${write}/`).reply(404, refusal(404, 'Запись не найдена'))
  await user.click(within(dialog).getByRole('button', { name }))
  expect(await within(dialog).findByText(/Запись не найдена/)).toBeVisible()
})

it.each([403, 404])('an id of somebody else, or of none (HTTP %i), shows no request', async (status) => {
  answerProfile(profileWith({ is_allowed_iol: true }))
  shop().get(`${at}/2311/`).reply(status, refusal(status, 'Нет такой записи'))
  renderPage(<IolRequestPage />, '/iol/2311/')
  expect(await screen.findByText('Раздел недоступен')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Печать' })).not.toBeInTheDocument()
})

it.each([
  ['is closed', () => [200, success(requestIn('closed', { is_mine: false, is_answerable: false }))]],
  ['is denied', () => [403, refusal(403, 'Нет доступа')]],
] as const)(
  'what an expert has typed stays, with the reason, where the request %s by the time it is sent',
  async (how, closed) => {
    answerProfile(profileWith({ is_allowed_iol: true }))
    let isClosed = false
    const request = requestIn('published', ofColleague)
    shop()
      .persist()
      .get(`${at}/2311/`)
      .reply(() => (isClosed ? closed() : [200, success(request)]) as never)
    shop()
      .persist()
      .get(`${at}/2311/answers/`)
      .reply(
        () =>
          (isClosed
            ? closed()
                .slice(0, 1)
                .concat([refusal(403, 'Нет доступа')])
            : [200, success({ answers })]) as never,
      )
    answerConfig()
    const { user } = renderPage(<IolRequestPage />, '/iol/2311/')
    await user.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Торическая линза оправдана')
    isClosed = true
    shop().post(`${at}/2311/answers/`).reply(400, refusal(400, 'Запрос закрыт автором'))
    await user.click(screen.getByRole('button', { name: 'Ответить' }))
    expect(await screen.findByText('Запрос закрыт автором')).toBeVisible()
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() =>
      expect(screen.getByText(how === 'is closed' ? 'Закрыт' : 'Раздел недоступен')).toBeVisible(),
    )
    expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Торическая линза оправдана')
    expect(screen.getByText('Запрос закрыт автором')).toBeVisible()
  },
)

it('files that cannot be read are neither shown as none nor added to', async () => {
  open(requestIn('draft', { ...own, attachments: 'два' }))
  expect(await screen.findByText('Файлы не удалось показать')).toBeVisible()
  expect(screen.queryByLabelText(/^Добавить файл/)).toBeNull()
  expect(screen.queryByText('0 из 10')).toBeNull()
})
