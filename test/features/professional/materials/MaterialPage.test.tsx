import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import nock from 'nock'
import { MaterialPage } from '#features/professional/materials/MaterialPage'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, profileWith, SPECIALIST } from '../../../support/specialist'
import { guardPressesAtOnce } from '../../../support/guardedPresses'

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const registration = (code: string, label: string) => ({ code, label })
const none = registration('none', 'Вы не записаны')
const KINDS = ['articles', 'events', 'videos', 'training', 'news', 'products']

let last = 7000
/** Views are counted once a visit, so each test has a material of its own. */
const nextId = () => (last += 1)

const detail = (id: number, kind: string, rest: object = {}) => ({
  id,
  kind,
  title: 'Сложная биометрия',
  text: 'Коротко',
  picture: null,
  themes: [{ id: 2, title: 'Биометрия' }],
  published_at: '2026-03-01T10:00:00+03:00',
  duration_min: 8,
  is_new: true,
  is_viewed: false,
  stars: 40,
  blocks: [],
  files: [],
  products: [],
  ...rest,
})
const event = (id: number, rest: object = {}) =>
  detail(id, 'events', {
    starts_at: soon(5),
    ends_at: soon(5.1),
    place: 'Москва',
    link: null,
    seats_left: 4,
    register_until: soon(4),
    registration: none,
    ...rest,
  })

const path = (kind: string, id: number) => `${SPECIALIST}/materials/${kind}/${id}/`
/** Mocks a material whose URL names no kind: the kinds before its own do not have the id. */
function answerMaterial(record: { id: number; kind: string }) {
  KINDS.slice(0, KINDS.indexOf(record.kind)).forEach((kind) =>
    shop().get(path(kind, record.id)).reply(404, refusal(404, 'Не найдено')),
  )
  answerAgain(record)
}
const answerAgain = (record: { id: number; kind: string }) =>
  shop().get(path(record.kind, record.id)).reply(200, success(record))
const answerView = ({ id, kind }: { id: number; kind: string }) =>
  shop()
    .post(`${path(kind, id)}view/`)
    .reply(200, success(null))
function open(record: ReturnType<typeof detail>) {
  answerMaterial(record)
  answerView(record)
  return renderPage(<MaterialPage />, `/materials/${record.id}/`)
}

beforeEach(() => answerProfile())

it('draws the blocks of a text, and no HTML of it', async () => {
  open(
    detail(nextId(), 'articles', {
      blocks: [
        { type: 'heading', text: 'Что мешает' },
        { type: 'list', items: ['Сухость', '<b>Метка</b>'] },
        { type: 'quote', text: 'Два прибора' },
        { type: 'table', rows: [['Длина'], ['22 мм']] },
        { type: 'video', video: { url: 'https://elsewhere.test/a.mp4', type: 'video/mp4', poster: null } },
        { type: 'file', file: { id: 1, name: 'a.pdf', size: 1, type: '', url: 'javascript:alert(1)' } },
        { type: 'poem', text: 'Неизвестное' },
      ],
      files: [{ id: 2, name: 'tablicy.pdf', size: 246_000, type: '', url: '/files/2.pdf' }],
      products: [{ product_id: 202, title: 'Ясно Месяц', link: '/catalog/yasno/' }],
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Что мешает' })).toBeVisible()
  expect(screen.getByText('<b>Метка</b>')).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Длина' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '22 мм' })).toBeVisible()
  expect(screen.getByText('Неизвестное')).toBeVisible()
  // A video of another origin is a link; an unsafe file is none.
  expect(screen.getByRole('link', { name: /Смотреть видео/ })).toHaveAttribute(
    'href',
    'https://elsewhere.test/a.mp4',
  )
  expect(screen.queryByRole('link', { name: /a\.pdf/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /tablicy\.pdf/ })).toHaveAttribute('href', '/files/2.pdf')
  expect(screen.getByRole('link', { name: 'Ясно Месяц' })).toHaveAttribute('href', '/catalog/yasno/')
  await waitFor(() => expect(nock.pendingMocks().filter((one) => one.includes('/view/'))).toEqual([]))
})

it('counts the view once, also when the material is opened again', async () => {
  const record = detail(nextId(), 'events')
  const { unmount } = open(record)
  expect(await screen.findByText('Коротко')).toBeVisible()
  await waitFor(() => expect(nock.pendingMocks().filter((one) => one.includes('/view/'))).toEqual([]))
  unmount()
  answerMaterial(record)
  // A second view has no answer here, and would fail the test.
  renderPage(<MaterialPage />, `/materials/${record.id}/`)
  expect(await screen.findByText('Коротко')).toBeVisible()
})

it('with its kind in the address it is asked for once, and nothing else is', async () => {
  const record = detail(nextId(), 'news')
  answerAgain(record)
  answerView(record)
  renderPage(<MaterialPage />, `/materials/${record.id}/?kind=news`)
  expect(await screen.findByText('Коротко')).toBeVisible()
  await waitFor(() => expect(nock.pendingMocks().filter((one) => one.includes('/view/'))).toEqual([]))
})

it('an address as the calls have it leads to that of the material', async () => {
  const record = detail(nextId(), 'news')
  answerAgain(record)
  answerView(record)
  renderPage(<MaterialPage />, `/materials/news/${record.id}/`)
  expect(await screen.findByText('Коротко')).toBeVisible()
  await waitFor(() => expect(location.href).toMatch(`/materials/${record.id}/?kind=news`))
})

it('a material that does not tell its kind opens as what it was asked for by', async () => {
  const id = nextId()
  const record = { ...detail(id, 'news'), kind: null }
  shop().get(path('news', id)).reply(200, success(record))
  answerView({ id, kind: 'news' })
  renderPage(<MaterialPage />, `/materials/${id}/?kind=news`)
  expect(await screen.findByText('Коротко')).toBeVisible()
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]))
})

it.each(['', '?kind=articles', '?kind=poems'])(
  'an address that says no kind, or another, says the right one once it is known: %s',
  async (search) => {
    const record = detail(nextId(), 'events')
    answerMaterial(record)
    answerView(record)
    renderPage(<MaterialPage />, `/materials/${record.id}/${search}`)
    expect(await screen.findByText('Коротко')).toBeVisible()
    await waitFor(() => expect(location.search).toBe('?kind=events'))
    await waitFor(() => expect(nock.pendingMocks().filter((one) => one.includes('/view/'))).toEqual([]))
  },
)

it('an id that no kind knows is unavailable', async () => {
  const id = nextId()
  KINDS.forEach((kind) => shop().get(path(kind, id)).reply(404, refusal(404, 'Не найдено')))
  renderPage(<MaterialPage />, `/materials/${id}/`)
  expect(await screen.findByText('Раздел недоступен')).toBeVisible()
})

it("another's material is unavailable", async () => {
  const id = nextId()
  shop().get(path('articles', id)).reply(403, refusal(403, 'Не ваше'))
  renderPage(<MaterialPage />, `/materials/${id}/?kind=articles`)
  expect(await screen.findByText('Раздел недоступен')).toBeVisible()
})

describe('An event', () => {
  it('is registered for and cancelled', async () => {
    const record = event(nextId())
    const { user } = open(record)
    const button = await screen.findByRole('button', { name: /^Записаться/ })
    expect(screen.getByText(/осталось\s4\sместа/)).toBeVisible()
    const taken = { ...record, seats_left: 3, registration: registration('registered', 'Вы записаны') }
    shop()
      .post(`${path('events', record.id)}register/`)
      .reply(200, success(taken))
    answerAgain(taken)
    await user.click(button)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Вы записаны'))
    expect(await screen.findByText(/осталось\s3\sместа/)).toBeVisible()
    const left = { ...record, registration: registration('cancelled', 'Запись отменена') }
    shop()
      .post(`${path('events', record.id)}cancel/`)
      .reply(200, success(left))
    answerAgain(left)
    await user.click(screen.getByRole('button', { name: /^Отменить запись/ }))
    const question = await screen.findByRole('alertdialog', { name: 'Отменить запись?' })
    await user.click(within(question).getByRole('button', { name: 'Отменить запись' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Запись отменена'))
    expect(await screen.findByRole('button', { name: /^Записаться/ })).toBeVisible()
  })

  it('is read again by its own kind alone', async () => {
    const record = event(nextId())
    const { user } = open(record)
    const button = await screen.findByRole('button', { name: /^Записаться/ })
    const unexpected: string[] = []
    const note = ({ path: asked }: { path: string }) => unexpected.push(asked)
    nock.emitter.on('no match', note)
    const taken = { ...record, seats_left: 3, registration: registration('registered', 'Вы записаны') }
    shop()
      .post(`${path('events', record.id)}register/`)
      .reply(200, success(taken))
    const readAgain = { ...taken, seats_left: 2 }
    answerAgain(readAgain)
    await user.click(button)
    expect(await screen.findByText(/осталось\s2\sместа/)).toBeVisible()
    expect(unexpected).toEqual([])
    nock.emitter.off('no match', note)
  })

  it.each([
    ['cannot be read', 'да', 'Запрос принят'],
    ['has a code that is not known', registration('asked', 'Ждёт решения'), 'Ждёт решения'],
  ])('a registration whose answer %s is not told as a place', async (_, answered, told) => {
    const record = event(nextId(), { seats_left: 0 })
    const { user } = open(record)
    const after = { ...record, registration: answered }
    const button = await screen.findByRole('button', { name: /^В лист ожидания/ })
    shop()
      .post(`${path('events', record.id)}register/`)
      .reply(200, success(after))
    answerAgain(after)
    await user.click(button)
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.queryByText('Вы записаны')).not.toBeInTheDocument()
  })

  it('whose last seat has gone meanwhile says so', async () => {
    const record = event(nextId(), { seats_left: 1 })
    const { user } = open(record)
    const waiting = { ...record, seats_left: 0, registration: registration('waiting', 'В листе ожидания') }
    const button = await screen.findByRole('button', { name: /^Записаться/ })
    shop()
      .post(`${path('events', record.id)}register/`)
      .reply(200, success(waiting))
    answerAgain(waiting)
    await user.click(button)
    expect(await screen.findByText('Мест уже нет. Вы в листе ожидания')).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Отменить запись/ })).toBeVisible()
  })

  it('without seats offers the waiting list, a refusal stands beside the button', async () => {
    const record = event(nextId(), { seats_left: 0 })
    const { user } = open(record)
    const button = await screen.findByRole('button', { name: /^В лист ожидания/ })
    shop()
      .post(`${path('events', record.id)}register/`)
      .reply(400, refusal(1, 'Запись остановлена'))
    answerAgain(record)
    await user.click(button)
    expect(await screen.findByText(/Запись остановлена/)).toBeVisible()
  })

  /** Presses 'Записаться', whose answer is lost; the record is read again with a change. A second write would fail. */
  async function loseAnswer(record: ReturnType<typeof event>, change: object = {}) {
    const { user } = open(record)
    const button = await screen.findByRole('button', { name: /^Записаться/ })
    shop()
      .post(`${path('events', record.id)}register/`)
      .replyWithError('lost')
    answerAgain({ ...record, ...change })
    await user.click(button)
  }

  it('whose answer is lost is read again, and asked for once', async () => {
    await loseAnswer(event(nextId()), {
      seats_left: 3,
      registration: registration('registered', 'Вы записаны'),
    })
    expect(await screen.findByText('Вы записаны')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/Возможно, изменение уже сохранено/)).toBeNull())
    expect(screen.queryByRole('button', { name: /^Записаться/ })).not.toBeInTheDocument()
  })

  it('whose answer is lost says so where the record does not show the registration', async () => {
    await loseAnswer(event(nextId()))
    expect(await screen.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
    expect(screen.queryByText('Вы записаны')).not.toBeInTheDocument()
  })

  it('is closed once its time of registration is over, although the page was open before', async () => {
    open(event(nextId(), { register_until: soon(0.01) }))
    expect(await screen.findByRole('button', { name: /^Записаться/ })).toBeVisible()
    const later = Date.now() + 0.02 * 24 * 60 * 60 * 1000
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
    fireEvent.focus(window)
    expect(await screen.findByText('Запись закрыта')).toBeVisible()
    clock.mockRestore()
  })

  it('of a registration that is not known says its label', async () => {
    open(event(nextId(), { registration: registration('moved', 'Перенесено на осень') }))
    expect(await screen.findByText('Перенесено на осень')).toBeVisible()
  })

  it.each(['javascript:alert(1)', null])('that has begun has no link of %s', async (link) => {
    const registered = registration('registered', 'Вы записаны')
    open(event(nextId(), { starts_at: soon(-0.01), ends_at: soon(0.1), link, registration: registered }))
    expect(await screen.findByText('Вы записаны')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Подключиться/ })).not.toBeInTheDocument()
  })

  it('is closed after its day of registration', async () => {
    open(event(nextId(), { register_until: soon(-1) }))
    expect(await screen.findByText('Запись закрыта')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Записаться/ })).not.toBeInTheDocument()
  })

  it('that has begun has its link', async () => {
    open(
      event(nextId(), {
        starts_at: soon(-0.01),
        ends_at: soon(0.1),
        link: 'https://meet.example.ru/a',
        registration: registration('registered', 'Вы записаны'),
      }),
    )
    expect(await screen.findByRole('link', { name: /Подключиться/ })).toHaveAttribute(
      'href',
      'https://meet.example.ru/a',
    )
    expect(screen.queryByRole('button', { name: /Отменить запись/ })).not.toBeInTheDocument()
  })
})

it.each([
  [null, /Онлайн/],
  [{ city: 'Москва' }, /^осталось/],
])('a place that is %j', async (place, text) => {
  open(event(nextId(), { place }))
  expect(await screen.findByText(/осталось/)).toHaveTextContent(text)
})

it.each([null, 'скоро'])(
  'an event whose beginning is %j does not say that it is still to come',
  async (starts_at) => {
    open(event(nextId(), { starts_at, ends_at: soon(5.1) }))
    expect(await screen.findByRole('region', { name: 'Время не удалось показать' })).toBeVisible()
  },
)

describe('A training', () => {
  const lesson = (id: number, is_completed: boolean) => ({
    id,
    title: `Урок ${id}`,
    kind: 'text',
    duration_min: 10,
    is_completed,
    blocks: [{ type: 'text', text: `Текст ${id}` }],
    video: null,
  })
  const training = (id: number, done: number, rest: object = {}) =>
    detail(id, 'training', {
      lessons: [1, 2, 3].map((number) => lesson(number, number <= done)),
      progress: { current: done, required: 3 },
      certificate: null,
      ...rest,
    })

  it.each([null, { url: 5 }])('a lesson of a video that is %j is not called a text', async (video) => {
    open(training(nextId(), 0, { lessons: [{ ...lesson(1, false), kind: 'video', video }] }))
    expect(await screen.findByText('Видео не удалось показать')).toBeVisible()
    expect(screen.getByText(/^Видео · 10/)).toBeVisible()
    expect(screen.queryByText(/^Текст ·/)).not.toBeInTheDocument()
  })

  it('goes on with the next lesson, and ends with the certificate', async () => {
    const id = nextId()
    const { user } = open(training(id, 1))
    expect(await screen.findByRole('region', { name: 'Урок 2' })).toBeVisible()
    expect(screen.getByText('Пройдено 1 из 3')).toBeVisible()
    // The third lesson waits for the second; the first one may be opened again.
    expect(screen.queryByRole('button', { name: 'Урок 3' })).not.toBeInTheDocument()
    for (const number of [2, 3]) {
      const record = training(id, number, {
        certificate: number === 3 ? { id: 9, name: 'c.pdf', size: 546, type: '', url: '/files/9.pdf' } : null,
      })
      shop()
        .post(`${path('training', id)}lessons/${number}/complete/`)
        .reply(200, success(record))
      answerAgain(record)
      const open = within(await screen.findByRole('region', { name: `Урок ${number}` }))
      await user.click(open.getByRole('button', { name: 'Завершить урок' }))
    }
    expect(await screen.findByRole('link', { name: /Скачать сертификат/ })).toHaveAttribute(
      'href',
      '/files/9.pdf',
    )
    expect(screen.queryByRole('button', { name: 'Завершить урок' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Урок 1' }))
    expect(screen.getByText('Текст 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Завершить урок' })).not.toBeInTheDocument()
  })

  it('a completed lesson may have added stars, so the profile, which counts them, is read again', async () => {
    const id = nextId()
    nock.cleanAll()
    const asked = jest.fn()
    shop()
      .get(`${SPECIALIST}/profile/`)
      .times(2)
      .reply(200, () => {
        asked()
        return success(profileWith()) as never
      })
    const { user } = open(training(id, 2))
    shop()
      .post(`${path('training', id)}lessons/3/complete/`)
      .reply(200, success(training(id, 3)))
    answerAgain(training(id, 3))
    const press = await screen.findByRole('button', { name: 'Завершить урок' })
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    await user.click(press)
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  })

  it('the completion of a lesson leaves another one open that was opened meanwhile', async () => {
    const id = nextId()
    const { user } = open(training(id, 1))
    let answer: () => void = () => undefined
    const awaited = new Promise<void>((resolve) => (answer = resolve))
    shop()
      .post(`${path('training', id)}lessons/2/complete/`)
      .reply(async () => {
        await awaited
        return [200, success(training(id, 2))]
      })
    answerAgain(training(id, 2))
    await user.click(await screen.findByRole('button', { name: 'Завершить урок' }))
    await user.click(screen.getByRole('button', { name: 'Урок 1' }))
    answer()
    const told = await screen.findByText('Урок «Урок 2» пройден')
    expect(screen.getByText('Текст 1')).toBeVisible()
    expect(told.closest('[tabindex]')).not.toHaveFocus()
  })

  it('a lesson whose completion lost its answer is told as completed', async () => {
    const id = nextId()
    const { user } = open(training(id, 0))
    shop()
      .post(`${path('training', id)}lessons/1/complete/`)
      .replyWithError('connection lost')
    answerAgain(training(id, 1))
    await user.click(await screen.findByRole('button', { name: 'Завершить урок' }))
    expect(await screen.findByText('Урок «Урок 1» пройден')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Урок 2' })).toBeVisible()
    expect(screen.queryByText(/Сервис временно недоступен/)).not.toBeInTheDocument()
  })

  it('a refused completion is told, even if the training read after it opens another lesson', async () => {
    const id = nextId()
    const { user } = open(training(id, 0))
    const post = () => shop().post(`${path('training', id)}lessons/1/complete/`)
    post().reply(400, refusal(1, 'Посмотрите урок до конца'))
    answerAgain(training(id, 0))
    await user.click(await screen.findByRole('button', { name: 'Завершить урок' }))
    const first = within(screen.getByRole('region', { name: 'Урок 1' }))
    expect(await first.findByText('Посмотрите урок до конца')).toBeVisible()
    post().reply(400, refusal(1, 'Урок уже пройден'))
    answerAgain(training(id, 1))
    await user.click(first.getByRole('button', { name: 'Завершить урок' }))
    expect(await screen.findByRole('region', { name: 'Урок 2' })).toBeVisible()
    expect(screen.getByText('Урок уже пройден')).toBeVisible()
  })

  it('a lesson that cannot be read is not passed by the others', async () => {
    const unread = [lesson(1, true), { ...lesson(2, true), id: null }]
    open(training(nextId(), 1, { lessons: unread }))
    expect(await screen.findByText('Пройдено 1 из 2')).toBeVisible()
    expect(screen.getByText('Урок не удалось показать')).toBeVisible()
    expect(screen.queryByText('Обучение пройдено')).not.toBeInTheDocument()
  })

  it('a certificate is there to be had even where a lesson cannot be read', async () => {
    const lessons = [lesson(1, true), { ...lesson(2, true), id: null }]
    const certificate = { id: 5, name: 'c.pdf', size: 10, type: 'application/pdf', url: '/c.pdf' }
    open(training(nextId(), 2, { lessons, certificate }))
    expect(await screen.findByRole('link', { name: /Скачать сертификат/ })).toBeVisible()
    expect(screen.queryByText(/после последнего урока/)).toBeNull()
    expect(screen.queryByText('Обучение пройдено')).toBeNull()
  })

  it('a certificate that cannot be read is not told to be still coming', async () => {
    open(training(nextId(), 3, { certificate: { name: 'c.pdf' } }))
    expect(await screen.findByText('Сертификат не удалось показать.')).toBeVisible()
  })

  it('a lesson that does not say readably whether it is completed is not completed again', async () => {
    const id = nextId()
    const lessons = [{ ...lesson(1, false), is_completed: 'да' }, lesson(2, false)]
    open(training(id, 0, { lessons }))
    expect(await screen.findByRole('region', { name: 'Урок 1' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Завершить урок' })).toBeNull()
  })

  it('a press that comes late, on the next lesson under the same finger, completes no second one', async () => {
    guardPressesAtOnce()
    const id = nextId()
    const { user } = open(training(id, 0))
    const record = training(id, 1)
    shop()
      .post(`${path('training', id)}lessons/1/complete/`)
      .reply(200, success(record))
    answerAgain(record)
    await user.click(await screen.findByRole('button', { name: 'Завершить урок' }))
    const next = within(await screen.findByRole('region', { name: 'Урок 2' }))
    let written = 0
    shop()
      .post(`${path('training', id)}lessons/2/complete/`)
      .optionally()
      .reply(() => [200, success(training(id, (written += 2))) as never])
    await user.click(next.getByRole('button', { name: 'Завершить урок' }))
    expect(await screen.findByText('Пройдено 1 из 3')).toBeVisible()
    expect(next.getByRole('button', { name: 'Завершить урок' })).toBeEnabled()
    expect(written).toBe(0)
  })
})

it('a recording goes on where it stopped, and never starts by itself', async () => {
  const video = { url: '/lecture.mp4', type: 'video/mp4', poster: null, captions_url: '/l.vtt', duration: 60 }
  const record = detail(nextId(), 'videos', { video })
  const { unmount } = open(record)
  const player = await screen.findByLabelText<HTMLVideoElement>('Сложная биометрия')
  expect(player).not.toHaveAttribute('autoplay')
  expect(player.querySelector('track')).toHaveAttribute('kind', 'captions')
  player.currentTime = 12
  fireEvent.pause(player)
  unmount()
  answerMaterial(record)
  renderPage(<MaterialPage />, `/materials/${record.id}/`)
  const again = await screen.findByLabelText<HTMLVideoElement>('Сложная биометрия')
  Object.defineProperty(again, 'duration', { value: 60 })
  fireEvent.loadedMetadata(again)
  expect(again.currentTime).toBe(12)
})
