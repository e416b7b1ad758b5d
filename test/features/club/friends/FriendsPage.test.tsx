import { act, screen, waitFor, within } from '@testing-library/react'
import nock from 'nock'
import { FriendsPage } from '#features/club/friends/FriendsPage'
import { renderPage } from '../../../support/renderPage'
import { account, refusal, shop, success } from '../../../support/shop'

const ACCOUNT = '/api/v2/internal/account/info/'
const FRIENDS = '/api/v2/internal/friends'

const application = {
  id: 801,
  status: { code: 'moderation', label: 'Заявка на рассмотрении' },
  created_at: '2026-11-20T10:00:00+03:00',
  name: 'Анна',
  city: 'Москва',
  social_links: ['vk.com/anna', 'dzen.ru/anna'],
  about: 'Пишу о линзах',
}

const rejected = {
  ...application,
  status: { code: 'rejected', label: 'Отклонена' },
  reject_reason: 'Ссылка не открылась',
}

const advantages = [
  { id: 2, code: 'meetings', title: 'Встречи', text: 'Раз в сезон', picture: null, sort: 20 },
  { id: 1, code: 'double-points', title: 'Двойные баллы', text: 'За заказы', picture: null, sort: 10 },
]

/** Mocks the other reads of the page, for any number of requests. */
function answerRest(known: object = { id: 1, name: '' }) {
  const answers = {
    advantages: { advantages },
    dictionary: { ideas: [], tags: [], rules_url: '/friends-rules/' },
    tasks: { tasks: [] },
    raffles: { raffles: [] },
  }
  shop().get('/api/v2/internal/consumer/info/').optionally().times(3).reply(200, success(known))
  for (const [path, data] of Object.entries(answers))
    shop().get(`${FRIENDS}/${path}/`).optionally().times(3).reply(200, success(data))
}

const asMember = (isMember: boolean) =>
  shop()
    .get(ACCOUNT)
    .reply(200, success({ ...account, is_friends_application_exist: isMember }))

const reads = (found: object | null) => shop().get(`${FRIENDS}/application/`).reply(200, success(found))

async function fillIn(user: ReturnType<typeof renderPage>['user']) {
  const field = (name: string) => screen.getByRole('textbox', { name })
  await user.type(await screen.findByRole('textbox', { name: 'Имя' }), 'Анна')
  await user.type(field('Город'), 'Москва')
  await user.type(field('Ссылка'), 'vk.com/anna')
  await user.type(field('О себе'), 'Пишу о линзах')
}

beforeEach(() => answerRest())

it('who has not applied sees what the club gives, in the shop’s order, and how to get in', async () => {
  asMember(false)
  reads(null)
  renderPage(<FriendsPage />, '/friends/')
  const gives = await screen.findByRole('region', { name: 'Что даёт клуб' })
  const titles = await within(gives).findAllByRole('heading', { level: 3 })
  expect(titles.map((title) => title.textContent)).toEqual(['Двойные баллы', 'Встречи'])
  expect(screen.getByRole('list', { name: 'Как вступить в клуб' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /Правила клуба/ })).toHaveAttribute(
    'href',
    '/friends-rules/',
  )
})

it('an application knows the name and the city of the profile', async () => {
  nock.cleanAll()
  answerRest({ id: 1, name: 'Анна', residence: { fias_id: '1', name: 'Казань', region: '' } })
  asMember(false)
  reads(null)
  renderPage(<FriendsPage />, '/friends/')
  expect(await screen.findByRole('textbox', { name: 'Имя' })).toHaveValue('Анна')
  expect(screen.getByRole('textbox', { name: 'Город' })).toHaveValue('Казань')
})

it('each link of an application is checked alone, and at least one has to be there', async () => {
  asMember(false)
  reads(null)
  const { user } = renderPage(<FriendsPage />, '/friends/')
  await user.click(await screen.findByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Добавьте ссылку на вашу страницу')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Ссылка' }), 'vk.com/anna')
  await user.click(screen.getByRole('button', { name: 'Добавить ссылку' }))
  expect(screen.getByRole('textbox', { name: /Ссылка 2/ })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: /Ссылка 2/ }), 'просто текст')
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Ссылка 2/ })).toHaveAccessibleDescription(/Введите ссылку/),
  )
  expect(screen.getByRole('textbox', { name: /Ссылка 1/ })).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Убрать: ссылка 2' }))
  expect(screen.getByRole('textbox', { name: 'Ссылка' })).toHaveFocus()
})

it('an application is sent once however often it is pressed, and the page becomes the cabinet of a friend', async () => {
  asMember(false)
  reads(null)
  const { user } = renderPage(<FriendsPage />, '/friends/')
  await fillIn(user)
  shop()
    .post(`${FRIENDS}/application/`, {
      name: 'Анна',
      city: 'Москва',
      social_links: ['vk.com/anna'],
      about: 'Пишу о линзах',
    })
    .reply(200, success(application))
  asMember(true)
  reads(application)
  const button = screen.getByRole('button', { name: 'Отправить заявку' })
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByRole('tab', { name: 'Доступные награды' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const state = await screen.findByText('Заявка на модерации')
  expect(state.closest('[tabindex]')).toHaveFocus()
})

it('an application is shown as answered, even if nothing can be read again', async () => {
  asMember(false)
  reads(null)
  const { user } = renderPage(<FriendsPage />, '/friends/')
  await fillIn(user)
  shop().post(`${FRIENDS}/application/`).reply(200, success(application))
  for (const path of [ACCOUNT, `${FRIENDS}/application/`])
    shop().get(path).reply(400, refusal(1, 'Ведутся работы'))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Заявка на модерации')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отправить заявку' })).not.toBeInTheDocument()
})

it('an application whose answer is lost is looked for before anything else is said', async () => {
  asMember(false)
  reads(null)
  const { user } = renderPage(<FriendsPage />, '/friends/')
  await fillIn(user)
  shop().post(`${FRIENDS}/application/`).replyWithError('connection lost')
  asMember(true)
  reads(application)
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  // The page shows the cabinet once the account has loaded, which may be after the application.
  expect(await screen.findByRole('tab', { name: 'Доступные награды' })).toBeVisible()
  expect(await screen.findByText('Заявка на модерации')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отправить заявку' })).toBeNull()
})

it('an application that did not arrive keeps what was typed, and says that it may have', async () => {
  asMember(false)
  reads(null)
  const { user } = renderPage(<FriendsPage />, '/friends/')
  await fillIn(user)
  shop().post(`${FRIENDS}/application/`).replyWithError('connection lost')
  asMember(false)
  reads(null)
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText(/Возможно, изменение уже сохранено: проверьте результат/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'О себе' })).toHaveValue('Пишу о линзах')
})

it('a rejected application says why, and is sent again from the same text', async () => {
  asMember(true)
  reads(rejected)
  const { user } = renderPage(<FriendsPage />, '/friends/')
  expect(await screen.findByText('Причина: Ссылка не открылась')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Исправить и отправить снова' }))
  expect(screen.getByRole('textbox', { name: /Ссылка 2/ })).toHaveValue('dzen.ru/anna')
  shop()
    .post(`${FRIENDS}/application/`, (body: { city: string }) => body.city === 'Тула')
    .reply(400, refusal(400, 'Попробуйте завтра'))
  asMember(true)
  reads(rejected)
  const city = screen.getByRole('textbox', { name: 'Город' })
  await user.clear(city)
  await user.type(city, 'Тула')
  await user.click(screen.getByRole('button', { name: 'Отправить снова' }))
  expect(await screen.findByText('Попробуйте завтра')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Город' })).toHaveValue('Тула')
})

it('the tabs are addresses: a link opens one, arrows move on, Back returns', async () => {
  asMember(true)
  reads({ ...application, status: { code: 'approved', label: '' } })
  const { user } = renderPage(<FriendsPage />, '/friends/#awards')
  const tab = (name: string) => screen.findByRole('tab', { name })
  ;(await tab('Доступные награды')).focus()
  await user.keyboard('{ArrowRight}')
  expect(location.hash).toBe('#reviews')
  expect(await tab('Оставить отзыв')).toHaveFocus()
  history.back()
  await waitFor(async () => expect(await tab('Доступные награды')).toHaveAttribute('aria-selected', 'true'))
})
