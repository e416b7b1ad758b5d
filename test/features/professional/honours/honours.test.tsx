import { screen } from '@testing-library/react'
import { AchievementsPage } from '#features/professional/honours/AchievementsPage'
import { AwardsPage } from '#features/professional/honours/AwardsPage'
import { StarsPage } from '#features/professional/honours/StarsPage'
import { OwnSelectionsPage } from '#features/professional/selections/OwnSelectionsPage'
import { dataOf } from '../../../support/endpoints'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, profileWith, SPECIALIST } from '../../../support/specialist'

const answer = (path: string, data: unknown) => shop().get(`${SPECIALIST}/${path}/`).reply(200, success(data))

it('an achievement shows how far it is, one that is done its day', async () => {
  const [one] = dataOf('getAchievements')['achievements'] as object[]
  const done = {
    ...one,
    id: 2,
    title: 'Слушатель',
    is_completed: true,
    completed_at: '2026-02-03T12:00:00+03:00',
  }
  answer('achievements', { achievements: [one, done] })
  renderPage(<AchievementsPage />)
  expect(await screen.findByText('7 из 10')).toBeVisible()
  expect(screen.getByText('3 февраля 2026')).toBeVisible()
})

it('an award has its file', async () => {
  answer('awards', dataOf('getAwards'))
  renderPage(<AwardsPage />)
  expect(await screen.findByRole('heading', { name: 'Лектор года' })).toBeVisible()
  expect(screen.getByRole('link', { name: /dogovor-12\.pdf/ })).toBeVisible()
})

it('stars show balance, signs, and ways that are open', async () => {
  const stars = dataOf('getStars') as { operations: object[]; ways: object[] }
  const spent = { ...stars.operations[0], id: 2, stars: -400, title: 'Поездка' }
  const closed = { ...stars.ways[0], code: 'b', title: 'Закрыто', is_available: false }
  answer('stars', { ...stars, operations: [...stars.operations, spent], ways: [...stars.ways, closed] })
  renderPage(<StarsPage />)
  expect(await screen.findByText(/1\s260 звёзд/)).toBeVisible()
  expect(screen.getByText('+40')).toBeVisible()
  expect(screen.getByText('−400')).toBeVisible()
  expect(screen.getByText('Прочитать статью')).toBeVisible()
  expect(screen.queryByText('Закрыто')).not.toBeInTheDocument()
})

it('stars that cannot be counted are not none', async () => {
  answer('stars', { ...dataOf('getStars'), balance: 'много' })
  renderPage(<StarsPage />)
  expect(await screen.findByText('Число звёзд не удалось показать.')).toBeVisible()
})

it.each([
  ['achievements', 'achievements', 'getAchievements', <AchievementsPage key="a" />],
  ['awards', 'awards', 'getAwards', <AwardsPage key="b" />],
  ['stars', 'ways', 'getStars', <StarsPage key="c" />],
] as const)('what %s look like is shown where the shop tells it', async (path, list, call, page) => {
  const all = dataOf(call)
  const [one] = all[list] as object[]
  answer(path, { ...all, [list]: [{ ...one, picture: 'https://shop.test/p.png' }] })
  renderPage(page)
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', 'https://shop.test/p.png')
})

it('an achievement with a picture says how far it is, too', async () => {
  const [one] = dataOf('getAchievements')['achievements'] as object[]
  answer('achievements', { achievements: [{ ...one, picture: 'https://shop.test/p.png' }] })
  renderPage(<AchievementsPage />)
  expect(await screen.findByRole('presentation')).toBeVisible()
  expect(screen.getByText('7 из 10')).toBeVisible()
})

it('selections name patients by their initials, the newest first', async () => {
  const [one] = profileWith().specialist['selections'] as object[]
  const newer = { ...one, id: 2, created_at: '2026-03-01T10:00:00+03:00', patient_initials: 'М. Р.' }
  answerProfile(profileWith({ selections: [one, newer] }))
  renderPage(<OwnSelectionsPage />)
  await screen.findByRole('region', { name: 'А. К.' })
  expect(screen.getAllByRole('region').map((card) => card.querySelector('h2')?.textContent)).toEqual([
    'М. Р.',
    'А. К.',
  ])
})

it('lenses of a selection that cannot be read are named', async () => {
  const [one] = profileWith().specialist['selections'] as { lenses: object[] }[]
  const unread = (id: number, lenses: unknown) => ({ ...one, id, lenses, patient_initials: `${id}` })
  const bad = { ...one?.lenses[0], eye: 5 }
  answerProfile(
    profileWith({ selections: [unread(1, [bad]), unread(2, [...(one?.lenses ?? []), bad]), unread(3, [])] }),
  )
  renderPage(<OwnSelectionsPage />)
  expect(await screen.findByRole('region', { name: '1' })).toHaveTextContent('Линзы не удалось показать.')
  expect(screen.getByRole('region', { name: '2' })).toHaveTextContent('Часть линз не удалось показать.')
  expect(screen.getByRole('region', { name: '3' })).not.toHaveTextContent('не удалось показать')
})

it.each([
  ['achievements', { achievements: [] }, <AchievementsPage key="a" />, 'Достижений пока нет'],
  ['awards', { awards: [] }, <AwardsPage key="b" />, 'Наград пока нет'],
  ['stars', { balance: 0, operations: [], ways: [] }, <StarsPage key="c" />, /Пока пусто/],
] as const)('nothing in %s is said', async (path, data, page, text) => {
  answer(path, data)
  renderPage(page)
  expect(await screen.findByText(text)).toBeVisible()
})

it.each([
  ['achievements', <AchievementsPage key="a" />, 'Достижения не загрузились'],
  ['awards', <AwardsPage key="b" />, 'Награды не загрузились'],
  ['stars', <StarsPage key="c" />, 'Звёзды не загрузились'],
] as const)('%s that do not load are told', async (path, page, text) => {
  shop().get(`${SPECIALIST}/${path}/`).reply(400, refusal(1, 'Ведутся работы'))
  renderPage(page)
  expect(await screen.findByText(text)).toBeVisible()
})
