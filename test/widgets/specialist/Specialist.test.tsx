import '../../support/browser'
import { setWidth } from '../../support/browser'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { checkCustomer } from '#host/customer/customer'
import { renderCard } from '../../support/renderPage'
import { dataOf } from '../../support/endpoints'
import { refusal, shop, success } from '../../support/shop'
import { answerProfile, flagsOff, profileWith, SPECIALIST } from '../../support/specialist'
import { Specialist } from '../../../widgets/specialist/Specialist'

function open(path: string) {
  history.replaceState(null, '', `/specialist${path}`)
  return renderCard(<Specialist container={document.createElement('div')} />)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const names = () =>
  within(screen.getByRole('navigation', { name: 'Кабинет специалиста' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const empty = { selections: [], questionnaire: null, invites_unread: 0 }
/** Mocks the calls that the home page makes whatever the flags are. */
function answerHome({ invites = [], sessions = [], materials = [] }: Record<string, object[]> = {}) {
  shop().get(`${SPECIALIST}/invites/`).reply(200, success({ invites }))
  shop().get(`${SPECIALIST}/academy/`).query({ period: 'upcoming' }).reply(200, success({ sessions }))
  for (const kind of ['articles', 'events', 'videos', 'training', 'news', 'products']) {
    const own = materials.filter((one) => 'kind' in one && one.kind === kind)
    shop()
      .get(`${SPECIALIST}/materials/${kind}/`)
      .query(true)
      .optionally()
      .reply(200, success({ materials: own, total: own.length }))
  }
}

beforeEach(() => checkCustomer())
afterEach(() => history.replaceState(null, '', '/'))

describe('The start', () => {
  it('greets the specialist by name and patronymic', async () => {
    answerProfile(profileWith({ ...flagsOff, ...empty }))
    answerHome()
    open('/')
    expect(await heading('Здравствуйте, Елена Викторовна')).toBeVisible()
    expect(document.title).toBe('Главная — Кабинет специалиста')
  })

  it('a guest is asked to sign in, may register, and nothing else is asked for', async () => {
    window.pageConfig = {}
    checkCustomer()
    shop().get(`${SPECIALIST}/profile/`).reply(401, refusal(8001, 'Сессия истекла'))
    const { user } = open('/invites/')
    expect(await screen.findByText('Войдите, чтобы открыть кабинет специалиста.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Зарегистрироваться' }))
    expect(await heading('Регистрация специалиста')).toBeVisible()
    expect(document.title).toBe('Регистрация специалиста — Кабинет специалиста')
    expect(await screen.findByRole('textbox', { name: 'Телефон' })).toBeVisible()
  })

  it('somebody who is no specialist may register as one', async () => {
    answerProfile({ ...profileWith(), specialist: null })
    open('/')
    expect(await screen.findByText('Раздел доступен только специалистам.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Зарегистрироваться как специалист' })).toHaveAttribute(
      'href',
      '/specialist/registration/',
    )
  })

  it('a failure offers to try again, and a restriction says so', async () => {
    shop().get(`${SPECIALIST}/profile/`).reply(400, refusal(1, 'Ведутся работы'))
    answerProfile(profileWith({ ...flagsOff, ...empty }))
    answerHome()
    const { user } = open('/')
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await heading('Здравствуйте, Елена Викторовна')).toBeVisible()
  })

  it.each([{ token: 'session-token' }, {}])('a restricted account is no guest: %j', async (config) => {
    window.pageConfig = config
    checkCustomer()
    shop().get(`${SPECIALIST}/profile/`).reply(403, refusal(9001, 'Доступ к аккаунту ограничен'))
    open('/')
    expect(await screen.findByText('Раздел недоступен')).toBeVisible()
  })

  it('who is a specialist has nothing to register', async () => {
    answerProfile(profileWith({ ...flagsOff, ...empty }))
    answerHome()
    open('/registration/')
    expect(await heading('Здравствуйте, Елена Викторовна')).toBeVisible()
    expect(location.pathname).toBe('/specialist/')
  })

  it('metrics get the pattern of a material, never its id', async () => {
    const ym = jest.fn()
    Object.assign(window, { ym })
    window.pageConfig = { token: 'session-token', metricsId: 7 }
    answerProfile(profileWith({ ...flagsOff, ...empty }))
    answerHome()
    const kinds = ['articles', 'events', 'videos', 'training', 'news', 'products']
    open('/')
    await heading('Здравствуйте, Елена Викторовна')
    kinds.forEach((kind) =>
      shop().get(`${SPECIALIST}/materials/${kind}/1001/`).reply(404, refusal(404, 'Не найдено')),
    )
    act(() => {
      history.pushState({ idx: 1, key: 'material', usr: null }, '', '/specialist/materials/1001/')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(await screen.findByText('Раздел недоступен')).toBeVisible()
    expect(ym.mock.calls).toEqual([[7, 'hit', '/specialist/materials/ID/', { title: 'Материал' }]])
    Object.assign(window, { ym: undefined })
  })

  it('an unknown address is the page not found', async () => {
    answerProfile()
    open('/nowhere/')
    expect(await heading('Страница не найдена')).toBeVisible()
  })
})

describe('Menu, addresses and calls follow the flags', () => {
  const always = ['Главная', 'Мой профиль', 'Приглашения', 'Мои подборы']
  const byFlag = [
    ['is_experting_available', 'Кабинет эксперта'],
    ['is_mydocuments_available', 'Мои документы'],
    ['is_allowed_order_samples', 'Заказ образцов'],
    ['is_allowed_iol', 'Запросы на ИОЛ'],
    ['is_stars_allowed', 'Звёзды'],
  ] as const
  const combinations = Array.from({ length: 32 }, (_, bits) =>
    byFlag.map((_, place) => ((bits >> place) & 1) === 1),
  )

  it.each(combinations)('%s %s %s %s %s', async (...values) => {
    setWidth(1280)
    const flags = Object.fromEntries(byFlag.map(([name], place) => [name, values[place]]))
    const has = (title: string) => byFlag.some(([, own], place) => own === title && values[place])
    answerProfile(profileWith({ ...empty, ...flags }))
    answerHome()
    // A call that no flag allows is not mocked, so it would fail the test.
    if (has('Мои документы'))
      shop()
        .get(`${SPECIALIST}/documents/`)
        .reply(200, success({ documents: [] }))
    open('/')
    await heading('Здравствуйте, Елена Викторовна')
    expect(names().map((name) => name.replace(/ откроется.*/, ''))).toEqual([
      ...always,
      ...(has('Мои документы') ? ['Мои документы'] : []),
      ...(has('Заказ образцов') ? ['Заказ образцов'] : []),
      ...(has('Запросы на ИОЛ') ? ['Запросы на ИОЛ'] : []),
      ...['Материалы', 'Вечерняя академия', 'Сателлиты', 'Очное обучение', 'Инструменты'],
      ...['Достижения', 'Награды'],
      ...(has('Звёзды') ? ['Звёзды'] : []),
      ...(has('Кабинет эксперта') ? ['Кабинет эксперта'] : []),
      'Чат поддержки',
    ])
    expect(screen.queryByRole('region', { name: 'Звёзды' }) !== null).toBe(has('Звёзды'))
  })

  const flagOf = {
    '/documents/': 'is_mydocuments_available',
    '/samples/': 'is_allowed_order_samples',
    '/iol/': 'is_allowed_iol',
    '/stars/': 'is_stars_allowed',
    '/expert/': 'is_experting_available',
  }
  const withoutFlag = Object.entries(flagOf).flatMap(([path, flag]) => [
    [path, 'no flag', flagsOff] as const,
    [path, 'every other flag', { [flag]: false }] as const,
  ])

  // No call is mocked, so one would fail the test.
  it.each(withoutFlag)('%s with %s is not available', async (path, _, flags) => {
    answerProfile(profileWith(flags))
    open(path)
    expect(await screen.findByText('Раздел недоступен')).toBeVisible()
  })

  it.each([
    ['articles', 'Статьи'],
    ['events', 'Мероприятия'],
    ['videos', 'Видео'],
    ['training', 'Обучение'],
    ['news', 'Новости'],
    ['products', 'Продукты'],
  ])('the page of %s is headed %s and leads back to all materials', async (kind, title) => {
    answerProfile(profileWith({ ...flagsOff, ...empty }))
    shop()
      .get(`${SPECIALIST}/themes/`)
      .reply(200, success({ themes: [] }))
    shop()
      .get(`${SPECIALIST}/materials/${kind}/`)
      .query(true)
      .reply(200, success({ materials: [], total: 0 }))
    open(`/materials/${kind}/`)
    await heading(title)
    expect(document.title).toBe(`${title} — Кабинет специалиста`)
    const back = screen.getAllByRole('link', { name: 'Материалы' })
    expect(back[0]).toHaveAttribute('href', '/specialist/materials/')
    expect(await screen.findByText('Материалов пока нет')).toBeVisible()
  })

  it('a flag that is missing is false', async () => {
    const { specialist, ...person } = profileWith(empty)
    const block = Object.fromEntries(Object.entries(specialist).filter(([name]) => !(name in flagsOff)))
    answerProfile({ ...person, specialist: block })
    answerHome()
    open('/')
    await heading('Здравствуйте, Елена Викторовна')
    expect(names()).not.toContain('Звёзды')
  })

  it.each([
    [1, '1 непрочитанное'],
    [2, '2 непрочитанных'],
    [21, '21 непрочитанное'],
  ])('the menu counts unread invites: %s', async (invites_unread, counted) => {
    answerProfile(profileWith({ ...flagsOff, ...empty, invites_unread }))
    answerHome()
    open('/')
    await heading('Здравствуйте, Елена Викторовна')
    expect(names()).toContain(`Приглашения ${counted}`)
  })

  it('one request opens for experts who have none of their own, and leads back to their cabinet', async () => {
    const approved = { ...(profileWith().specialist['expert'] as object) }
    answerProfile(profileWith({ ...flagsOff, is_experting_available: true, expert: approved }))
    const at = '/api/v2/internal/specialist/iol_requests/2311/'
    const request = { ...dataOf('getIolRequest'), is_mine: false, is_answerable: true }
    shop().get(at).reply(200, success(request))
    shop()
      .get(`${at}answers/`)
      .times(2)
      .optionally()
      .reply(200, success({ answers: [] }))
    shop().get('/api/v2/internal/service/config/').optionally().reply(200, success({}))
    open('/iol/2311/')
    await heading('Запрос № 318')
    expect(screen.getAllByRole('link', { name: 'Кабинет эксперта' })).toHaveLength(2)
    expect(await screen.findByRole('button', { name: 'Ответить' })).toBeVisible()
  })

  it('without the flag, and no expert, no request opens', async () => {
    answerProfile(profileWith({ ...flagsOff, expert: null }))
    open('/iol/2311/')
    expect(await screen.findByText('Раздел недоступен')).toBeVisible()
  })
})

describe('The tools', () => {
  it.each([
    ['osdi-6', 'Тест на сухость глаз OSDI-6', 'отвечено 0 из 6'],
    ['cldeq-8', 'Тест на дискомфорт в линзах CLDEQ-8', 'отвечено 0 из 8'],
    ['lens-calculator', 'Калькулятор линз', 'Расчёт не заменяет подбор линз на приёме.'],
    ['cataract-simulator', 'Симулятор зрения при катаракте', 'Иллюстрация, не результат обследования.'],
  ])('%s stands at its address, below the list, under one heading', async (name, title, text) => {
    answerProfile()
    open(`/tools/${name}/`)
    await heading(title)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getAllByText(title)).toHaveLength(1)
    expect(document.title).toBe(`${title} — Кабинет специалиста`)
    const back = screen.getAllByRole('link', { name: 'Инструменты' })
    back.forEach((link) => expect(link).toHaveAttribute('href', '/specialist/tools/'))
  })

  it('are listed with what each of them does', async () => {
    answerProfile()
    open('/tools/')
    const link = await screen.findByRole('link', { name: /^Тест на сухость глаз OSDI-6/ })
    expect(link).toHaveAttribute('href', '/specialist/tools/osdi-6/')
    const list = within(link.closest('ul') as HTMLElement)
    expect(list.getAllByRole('link')).toHaveLength(4)
  })
})

describe('The home', () => {
  const card = async (name: string) => within(await screen.findByRole('region', { name }))
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const registration = { code: 'registered', label: 'Вы записаны' }
  const session = {
    ...dataOf('getAcademySession'),
    id: 1601,
    starts_at: tomorrow,
    ends_at: null,
    registration,
  }
  const material = (id: number, rest: object = {}) => ({
    ...{
      id,
      kind: 'articles',
      title: `Статья ${id}`,
      text: '',
      picture: null,
      themes: [],
      published_at: null,
    },
    ...{ duration_min: 8, is_new: true, is_viewed: false, stars: null, ...rest },
  })
  const document = { id: 1, number: '12/26', title: 'Договор', created_at: null, file: null, agreement_id: 7 }
  const documents = [
    { ...document, status: { code: 'new', label: '' } },
    { ...document, id: 2, status: { code: 'signed', label: '' } },
  ]
  const invite = {
    ...(dataOf('getInvites') as { invites: object[] }).invites[0],
    status: { code: 'new', label: '' },
    expires_at: null,
  }

  describe('As time goes by', () => {
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] }))
    afterEach(() => jest.useRealTimers())

    it('neither an invite stays that has expired, nor an event that is over', async () => {
      setWidth(1280)
      const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
      answerProfile(profileWith({ ...flagsOff, ...empty }))
      answerHome({
        invites: [{ ...invite, expires_at: inMinutes(5) }],
        sessions: [{ ...session, starts_at: inMinutes(-30), ends_at: inMinutes(5) }],
      })
      open('/')
      await card('Приглашения')
      await card('Ближайшее событие')
      act(() => {
        jest.advanceTimersByTime(6 * 60_000)
      })
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Приглашения' })).toBeNull())
      expect(screen.queryByRole('region', { name: 'Ближайшее событие' })).toBeNull()
    })
  })

  it('shows what waits, the most urgent first', async () => {
    setWidth(1280)
    answerProfile(profileWith({ stars: 1260, selections: [] }))
    answerHome({
      invites: [invite],
      sessions: [session],
      materials: [
        material(1),
        material(2, { is_new: false }),
        material(3, { kind: 'news', is_viewed: true }),
      ],
    })
    shop().get(`${SPECIALIST}/documents/`).reply(200, success({ documents }))
    open('/')
    const next = await card('Ближайшее событие')
    expect(await next.findByText(/^Завтра/)).toBeVisible()
    expect(next.getByText('Вы записаны')).toBeVisible()
    expect(next.getByRole('link', { name: /^Открыть занятие/ })).toHaveAttribute(
      'href',
      '/specialist/academy/?session=1601',
    )
    expect(await (await card('Документы на подпись')).findByText('1 документ')).toBeVisible()
    expect((await card('Звёзды')).getByText(/1\s260 звёзд/)).toBeVisible()
    expect((await card('Анкета')).getByRole('link', { name: 'Ответить' })).toHaveAttribute(
      'href',
      '/specialist/profile/',
    )
    const fresh = await card('Новые материалы')
    expect(await fresh.findByRole('link', { name: /Статья 1/ })).toHaveAttribute(
      'href',
      '/specialist/materials/1/?kind=articles',
    )
    expect(fresh.getAllByRole('listitem')).toHaveLength(1)
    const wanted = [
      ...['Ближайшее событие', 'Приглашения', 'Документы на подпись', 'Анкета', 'Звёзды', 'Новые материалы'],
    ]
    expect(order().filter((title) => wanted.includes(title))).toEqual(wanted)
    expect(screen.queryByRole('region', { name: 'Мои подборы за месяц' })).not.toBeInTheDocument()
  })

  it('a card that fails leaves the rest', async () => {
    answerProfile(profileWith({ ...flagsOff, ...empty }))
    shop().get(`${SPECIALIST}/invites/`).reply(400, refusal(1, 'Ведутся работы'))
    answerHome({ sessions: [session] })
    open('/')
    const failed = await card('Приглашения')
    expect(await failed.findByText('Приглашения не загрузились')).toBeVisible()
    expect(await (await card('Ближайшее событие')).findByText('Вы записаны')).toBeVisible()
    // The second response with invites is for the retry.
    await userEvent.click(failed.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Приглашения' })).not.toBeInTheDocument())
  })

  it('lectures that did not load are no sign that nothing is next', async () => {
    answerProfile(profileWith({ ...flagsOff, ...empty }))
    shop()
      .get(`${SPECIALIST}/academy/`)
      .query({ period: 'upcoming' })
      .reply(400, refusal(1, 'Ведутся работы'))
    answerHome({ sessions: [] })
    open('/')
    const next = await card('Ближайшее событие')
    expect(await next.findByText('Ближайшее событие не загрузилось')).toBeVisible()
    await userEvent.click(next.getByRole('button', { name: 'Повторить' }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Ближайшее событие' })).not.toBeInTheDocument(),
    )
  })
})
