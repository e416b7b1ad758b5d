import { act, screen, waitFor, within } from '@testing-library/react'
import { AwardsTab } from '#features/club/friends/awards/AwardsTab'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const FRIENDS = '/api/v2/internal/friends'
const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

afterEach(() => void jest.useRealTimers())

const task = (more: object = {}) => ({
  id: 822,
  code: 'five-stories',
  picture: null,
  name: 'Пять историй',
  preview_text: 'Опубликуйте пять историй',
  detail_text: 'На любые темы',
  conditions: [{ code: 'stories_count', params: { required: 5 } }],
  progress: [{ code: 'stories_count', is_completed: false, current: 2, left: 3 }],
  allowance: 500,
  ...more,
})

const raffle = (more: object = {}) => ({
  id: 91,
  code: 'season',
  name: 'Розыгрыш сезона',
  start_at: day(-10),
  finish_at: day(3),
  is_archive: false,
  results_url: null,
  is_participation_available: true,
  common_description: 'Призы для друзей',
  results_description: null,
  conditions: [{ code: 'story', label: 'Опубликовать историю', is_completed: true }],
  picture: null,
  prize: 'Годовой запас линз',
  is_participant: false,
  is_winner: false,
  ...more,
})

const readRaffles = (...found: object[]) =>
  shop()
    .get(`${FRIENDS}/raffles/`)
    .reply(200, success({ raffles: found }))

function openAwards({ tasks = [] as object[], raffles = [] as object[] }) {
  shop().get(`${FRIENDS}/tasks/`).reply(200, success({ tasks }))
  shop().get(`${FRIENDS}/dictionary/`).optionally().reply(500, 'x')
  readRaffles(...raffles)
  return renderPage(<AwardsTab />, '/friends/#awards').user
}

const joining = () => screen.findByRole('button', { name: /^Участвовать/ })

it('a task says what it takes, how far the friend is, and what to do next', async () => {
  openAwards({ tasks: [task()] })
  expect(await screen.findByText('Опубликуйте 5 историй')).toBeVisible()
  expect(screen.getByText('2 из 5, осталось 3')).toBeVisible()
  expect(screen.getByText('500 баллов')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Написать историю/ })).toHaveAttribute(
    'href',
    '/personal/friends/#publications',
  )
})

it('a raffle shows what it is about, and its results in words', async () => {
  openAwards({ raffles: [raffle({ results_description: 'Призы отправлены' })] })
  expect(await screen.findByText('Призы для друзей')).toBeVisible()
  expect(screen.getByText('Призы отправлены')).toBeVisible()
})

it('a task that is done has nothing left to press, one of an unknown kind is told in plain words', async () => {
  openAwards({
    tasks: [
      task({ progress: [{ code: 'stories_count', is_completed: true, current: 9, left: 0 }] }),
      task({ id: 823, conditions: [{ code: 'toString', params: { required: 2 } }], progress: [] }),
    ],
  })
  const [done, unknown] = await screen.findAllByRole('article')
  expect(within(done as HTMLElement).getByText('+500 баллов')).toBeVisible()
  expect(within(done as HTMLElement).queryByRole('link')).toBeNull()
  expect(within(unknown as HTMLElement).getByText('Выполните условие 2 раза')).toBeVisible()
})

it('taking part is one call however often it is pressed', async () => {
  openAwards({ raffles: [raffle()] })
  const button = await joining()
  expect(screen.getByText(/, осталось 3 дня$/)).toBeVisible()
  shop()
    .post(`${FRIENDS}/raffles/91/participate/`)
    .reply(200, success(raffle({ is_participant: true })))
  readRaffles(raffle({ is_participant: true }))
  act(() => {
    button.click()
    button.click()
  })
  const joined = await screen.findByText('Вы участвуете')
  expect(joined.closest('[tabindex]')).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Участвовать/ })).toBeNull()
})

it('a raffle that has not begun says when it begins, and not that taking part is over', async () => {
  openAwards({
    raffles: [raffle({ start_at: day(3), finish_at: day(30), is_participation_available: false })],
  })
  expect(await screen.findByText(/, начнётся через 3 дня$/)).toBeVisible()
  expect(await joining()).toHaveAccessibleDescription('Розыгрыш ещё не начался')
})

it.each([
  ['2026-03-05T18:00:00+03:00', /, начнётся сегодня в 18:00$/],
  ['2026-03-05', /, осталось 26 дней$/],
  ['2026-03-06', /, начнётся завтра$/],
])('the beginning of a raffle may be a moment or a day: %s', async (start_at, written) => {
  jest.useFakeTimers({
    now: new Date('2026-03-05T12:00:00+03:00'),
    doNotFake: ['queueMicrotask'],
    advanceTimers: true,
  })
  openAwards({ raffles: [raffle({ start_at, finish_at: '2026-03-31' })] })
  expect(await screen.findByText(written)).toBeVisible()
})

it('where the answer is lost the shop is asked, and what it says counts', async () => {
  const user = openAwards({ raffles: [raffle()] })
  const button = await joining()
  shop().post(`${FRIENDS}/raffles/91/participate/`).replyWithError('connection lost')
  readRaffles(raffle({ is_participant: true }))
  await user.click(button)
  expect(await screen.findByText('Вы участвуете')).toBeVisible()
  expect(screen.queryByText(/Возможно/)).toBeNull()
})

it('a raffle that ended meanwhile says so and offers nothing more', async () => {
  const user = openAwards({ raffles: [raffle()] })
  const button = await joining()
  shop().post(`${FRIENDS}/raffles/91/participate/`).reply(400, refusal(400, 'Розыгрыш завершён'))
  readRaffles(raffle({ finish_at: day(-1), is_participation_available: false }))
  await user.click(button)
  expect(await screen.findByText('Завершён')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Участвовать/ })).toBeNull())
})

it('a raffle that ends while one looks at it offers nothing more', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  openAwards({ raffles: [raffle({ finish_at: day(1) })] })
  await joining()
  act(() => jest.advanceTimersByTime(25 * 60 * 60 * 1000))
  expect(await screen.findByText('Завершён')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Участвовать/ })).toBeNull()
})

it('until the conditions are met the button is grey, and says why', async () => {
  openAwards({
    raffles: [
      raffle({ conditions: [{ code: 'story', label: 'Опубликовать историю', is_completed: false }] }),
    ],
  })
  const button = await joining()
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('Чтобы участвовать, выполните все условия')
  expect(screen.getByRole('list', { name: 'Условия участия' })).toHaveTextContent('пока не выполнено')
})

it('the archive tells the winner, and where the results are', async () => {
  const past = raffle({ id: 90, name: 'Весна', is_archive: true, is_winner: true, is_participant: true })
  openAwards({ raffles: [{ ...past, finish_at: day(-30), results_url: '/raffles/past/' }] })
  expect(await screen.findByText('Архив розыгрышей (1)')).toBeVisible()
  expect(screen.getByText('Поздравляем, вы выиграли!')).toBeInTheDocument()
  expect(screen.getByText('Вы участвовали')).toBeInTheDocument()
  expect(screen.getByText('Результаты').closest('a')).toHaveAttribute('href', '/raffles/past/')
})

it.each([
  ['all of it', 'пять'],
  ['a number', [{ code: 'stories_count', is_completed: false, current: 'две', left: 3 }]],
])('progress that cannot be read is not shown as none: %s', async (_, progress) => {
  openAwards({ tasks: [task({ progress })] })
  expect(await screen.findByText('Опубликуйте 5 историй')).toBeVisible()
  expect(screen.queryByText(/осталось/)).toBeNull()
})

it('a raffle that does not say whether it is closed is not called closed', async () => {
  openAwards({ raffles: [raffle({ is_participation_available: 'да' })] })
  expect(await joining()).toBeEnabled()
  expect(screen.queryByText('Участие закрыто')).toBeNull()
})

const done = { code: 'story', label: 'Опубликовать историю', is_completed: true }

it.each([
  ['is_participant', { is_participant: 'да' }, 'Не удалось узнать, участвуете ли вы'],
  ['conditions', { conditions: 'две' }, 'Не удалось узнать, выполнены ли условия'],
  [
    'a condition',
    { conditions: [{ ...done, is_completed: 'да' }] },
    'Не удалось узнать, выполнены ли условия',
  ],
])('taking part is not offered where it cannot be read: %s', async (_, more, reason) => {
  openAwards({ raffles: [raffle(more)] })
  const button = await joining()
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(reason)
  expect(screen.queryByText(/пока не выполнено/)).toBeNull()
})

it('a raffle that says neither who takes part nor any condition can be joined', async () => {
  openAwards({ raffles: [raffle({ is_participant: null, conditions: undefined })] })
  expect(await joining()).toBeEnabled()
})

it('a task that does not say how much it takes is told by the progress', async () => {
  openAwards({ tasks: [task({ conditions: [{ code: 'stories_count', params: { required: null } }] })] })
  expect(await screen.findByText('Опубликуйте 5 историй')).toBeVisible()
  expect(screen.getByText('2 из 5, осталось 3')).toBeVisible()
})
