import '../../support/browser'
import { scrolledTo, setWidth } from '../../support/browser'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { on } from '#host/on'
import { Cabinet } from '../../../widgets/cabinet/Cabinet'
import { renderCard } from '../../support/renderPage'
import { account, answerHome, refusal, shop, success } from '../../support/shop'

const INFO = '/api/v2/internal/account/info/'

function open(path: string, answer: unknown = success(account), status = 200) {
  shop()
    .get(INFO)
    .reply(status, answer as object)
  history.replaceState(null, '', `/personal${path}`)
  const container = document.createElement('div')
  return renderCard(<Cabinet container={container} />)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const menu = () => screen.getByRole('navigation', { name: 'Личный кабинет' })

afterEach(() => history.replaceState(null, '', '/personal/'))

describe('the start', () => {
  it('the cabinet shows a loader, then greets the customer', async () => {
    answerHome()
    open('/')
    expect(screen.getByRole('status')).toHaveTextContent('Загружаем…')
    expect(await heading('Здравствуйте, Анна')).toBeVisible()
    expect(document.title).toBe('Главная — Личный кабинет')
    expect(await screen.findByText(/1\s840/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Укажите линзы' })).toBeVisible()
  })

  it.each([
    ['2023-03-14', 'В клубе с марта 2023 года'],
    [null, undefined],
    ['потом', undefined],
  ])('a member since %j is told so', async (member_since, text) => {
    answerHome()
    open('/', success({ ...account, consumer: { ...account.consumer, member_since } }))
    await heading('Здравствуйте, Анна')
    if (text === undefined) expect(screen.queryByText(/^В\sклубе/)).not.toBeInTheDocument()
    else expect(screen.getByText(text)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Укажите линзы' })).toBeVisible()
  })

  it('an unknown address shows the 404 page with its links', async () => {
    open('/nowhere/')
    expect(await heading('Страница не найдена')).toBeVisible()
    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/personal/')
    expect(
      screen
        .getAllByRole('link')
        .slice(1)
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/catalog/contact-lenses/',
      '/catalog/daily-lenses/',
      '/catalog/monthly-lenses/',
      '/catalog/solutions/',
      '/catalog/drops/',
    ])
  })

  it.each([
    [
      true,
      'Раздел доступен только после активации программы лояльности для потребителей. Активировать её можно тут.',
    ],
    [false, 'Раздел доступен только участникам программы лояльности.'],
  ])('a visitor who has not joined is told what to do (consumer mode: %s)', async (isAvailable, text) => {
    open('/orders/', success({ ...account, consumer: null, is_available_consumer_mode: isAvailable }))
    expect(await heading('Личный кабинет')).toBeVisible()
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text),
    ).toBeVisible()
  })

  it('a cabinet whose user data do not load offers to try again', async () => {
    open('/', refusal(1, 'Ведутся работы'), 400)
    expect(await screen.findByText('Ведутся работы')).toBeVisible()
    shop().get(INFO).reply(200, success(account))
    answerHome()
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await heading('Здравствуйте, Анна')).toBeVisible()
  })

  it('a restricted account sees neither sections nor the notice', async () => {
    open('/', refusal(9001, 'Ограничен'), 403)
    expect(await screen.findByText('Раздел недоступен')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'На главную' })).not.toBeInTheDocument()
  })

  it.each([
    [401, refusal(1, 'Нет доступа')],
    [403, refusal(1, 'Нет доступа')],
    [401, refusal(8001, 'Войдите')],
    [200, refusal(8001, 'Войдите')],
  ])('a visitor without a token whom the server refuses by %i is welcome', async (status, answer) => {
    window.pageConfig = {}
    open('/', answer, status)
    expect(await heading('Личный кабинет')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Зарегистрироваться' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
    expect(screen.queryByText('Вы вышли')).not.toBeInTheDocument()
    expect(document.title).toBe('Личный кабинет')
  })

  it('who has just signed out in this tab is told so', async () => {
    window.pageConfig = {}
    sessionStorage.setItem('lens-widgets:left', String(Date.now()))
    open('/', refusal(8001, 'Войдите'), 401)
    expect(await screen.findByText('Вы вышли')).toBeVisible()
  })

  it.each([403, 404])('user data that are answered by %i can be asked for again', async (status) => {
    open('/', refusal(1, 'Нет доступа'), status)
    expect(await screen.findByText('Нет доступа')).toBeVisible()
    shop().get(INFO).reply(200, success(account))
    answerHome()
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await heading('Здравствуйте, Анна')).toBeVisible()
  })
})

describe('the menu', () => {
  it('the menu has the sections in the agreed order', async () => {
    open('/orders/')
    await heading('Заказы')
    expect(within(menu()).getByRole('heading', { name: 'Личная информация' })).toBeVisible()
    const [personal] = within(menu()).getAllByRole('list')
    expect(
      within(personal as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Главная',
      'Профиль зрения',
      'Запись в оптике',
      'Промокоды',
      'Заказы',
      'Подписка на линзы',
      'Заказы пробных линз',
      'Мои продукты',
      'Напоминание о покупке линз',
      'Мои данные',
      expect.stringContaining('Чат поддержка'),
      'Мои отзывы',
    ])
    expect(within(menu()).getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'page')
    expect(within(menu()).getByRole('link', { name: /Чат поддержка/ })).toHaveAttribute(
      'href',
      'https://vk.me/lensclub',
    )
  })

  it.each([
    [true, true, ['Доступные награды', 'Оставить отзыв', 'Идеи публикаций']],
    [true, false, ['Клуб Друзей']],
    [false, false, []],
  ])(
    'the menu has the friends section by what the account may do (%s, %s)',
    async (isAvailable, isMember, titles) => {
      open(
        '/orders/',
        success({ ...account, is_friends_available: isAvailable, is_friends_application_exist: isMember }),
      )
      await heading('Заказы')
      const friends = within(menu())
        .queryAllByRole('link')
        .filter((link) => link.getAttribute('href')?.startsWith('/personal/friends/'))
      expect(friends.map((link) => link.textContent)).toEqual(titles)
      expect(within(menu()).queryByText('Кабинет Друга') !== null).toBe(isMember)
    },
  )

  it('on a phone the menu stands on the home page only and ends with logout', async () => {
    setWidth(375)
    answerHome()
    open('/')
    await heading('Здравствуйте, Анна')
    const stops = (await screen.findByRole('navigation')).querySelectorAll('a, button')
    expect(stops.item(stops.length - 1)).toHaveTextContent('Выйти')
  })

  it('on a phone the other pages have a back link instead of the menu', async () => {
    setWidth(375)
    open('/subscription/')
    await heading('Подписка на линзы')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAttribute('href', '/personal/orders/')
  })

  it('the menu can be hidden by the page', async () => {
    window.pageConfig = { ...window.pageConfig, hideMenu: true }
    open('/orders/')
    await heading('Заказы')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/personal/')
  })
})

describe('navigation', () => {
  it('a redirect keeps query and hash and replaces the history entry', async () => {
    const entries = history.length
    open('/my/orders?from=mail#last')
    await heading('Заказы')
    expect(location.pathname + location.search + location.hash).toBe('/personal/orders/?from=mail#last')
    expect(history.length).toBe(entries)
  })

  it('navigation moves the focus to the heading, scrolls up and tells page and metrics, without personal data', async () => {
    const ym = jest.fn()
    const heard = jest.fn()
    Object.assign(window, { ym })
    window.pageConfig = { ...window.pageConfig, metricsId: 7 }
    on('navigate', heard)
    open('/orders/?phone=79161234567')
    await heading('Заказы')
    expect(ym).not.toHaveBeenCalled()
    // Awaited by React, too: the page's chunk suspends within the press.
    await act(() => userEvent.click(within(menu()).getByRole('link', { name: 'Промокоды' })))
    expect(await heading('Промокоды')).toHaveFocus()
    expect(document.title).toBe('Промокоды — Личный кабинет')
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 0)
    expect(ym.mock.calls).toEqual([[7, 'hit', '/personal/promocodes/', { title: 'Промокоды' }]])
    expect(heard.mock.calls).toEqual([[{ path: '/personal/promocodes/', title: 'Промокоды' }]])
  })

  it('Back to a section that loads the page anew finds its own place, not that of the section after it', async () => {
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
      dispatchEvent(new Event('scroll'))
    }
    const loadAt = async (path: string, name: string) => {
      const { unmount } = open(path)
      await heading(name)
      return unmount
    }
    const leaveOrders = await loadAt('/orders/', 'Заказы')
    scrollTo(650)
    leaveOrders()
    const leavePromoCodes = await loadAt('/promocodes/', 'Промокоды')
    scrollTo(175)
    leavePromoCodes()
    const loads = jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'back_forward' }] as never)
    await loadAt('/orders/', 'Заказы')
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith(0, 650))
    loads.mockRestore()
    scrollTo(0)
  })

  it('the friends page is shown only to customers who may see it', async () => {
    open(
      '/friends/',
      success({ ...account, is_friends_available: false, is_friends_application_exist: false }),
    )
    expect(await screen.findByText('Раздел недоступен')).toBeVisible()
  })
})

it('a cabinet outside the profile URL is a link', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  history.replaceState(null, '', '/about/')
  renderCard(<Cabinet container={document.createElement('div')} />)
  expect(screen.getByRole('link', { name: 'Перейти в личный кабинет' })).toHaveAttribute('href', '/personal/')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
