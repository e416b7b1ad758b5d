import { screen, waitFor, within } from '@testing-library/react'
import { AcademyPage } from '#features/professional/academy/AcademyPage'
import { holdReads } from '../../../support/holdReads'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, SPECIALIST } from '../../../support/specialist'

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const session = {
  id: 1602,
  title: 'Контроль миопии',
  text: 'Лекция на час',
  speaker: { name: 'Павел Громов', title: 'Офтальмохирург', picture: null },
  starts_at: soon(7),
  ends_at: soon(7.1),
  link: null,
  seats_left: 12,
  registration: { code: 'none', label: 'Вы не записаны' },
  recording: null,
  materials: [],
}
const registered = { ...session, seats_left: 11, registration: { code: 'registered', label: 'Вы записаны' } }
const answerList = (period: string, ...sessions: object[]) =>
  shop().get(`${SPECIALIST}/academy/`).query({ period }).reply(200, success({ sessions }))

it('a lecture to come is registered for, and cancelled', async () => {
  answerList('upcoming', session)
  const { user } = renderPage(<AcademyPage />, '/academy/')
  const button = await screen.findByRole('button', { name: /^Записаться/ })
  shop().post(`${SPECIALIST}/academy/1602/apply/`).reply(200, success(registered))
  answerList('upcoming', registered)
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Вы записаны'))
  shop().post(`${SPECIALIST}/academy/1602/cancel/`).reply(400, refusal(1, 'Занятие уже началось'))
  answerList('upcoming', registered)
  await user.click(await screen.findByRole('button', { name: /^Отменить запись/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Отменить запись?' })
  await user.click(within(question).getByRole('button', { name: 'Отменить запись' }))
  expect(await screen.findByText(/Занятие уже началось/)).toBeVisible()
})

it('a place in the waiting list is given back after a question', async () => {
  const waiting = { ...session, seats_left: 0, registration: { code: 'waiting', label: 'В листе ожидания' } }
  answerList('upcoming', waiting)
  const { user } = renderPage(<AcademyPage />, '/academy/')
  await user.click(await screen.findByRole('button', { name: /^Отменить запись/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Отменить запись?' })
  const free = { ...waiting, registration: { code: 'none', label: '' } }
  shop().post(`${SPECIALIST}/academy/1602/cancel/`).reply(200, success(free))
  answerList('upcoming', free)
  await user.click(within(question).getByRole('button', { name: 'Отменить запись' }))
  expect(await screen.findByText('Запись отменена')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^В лист ожидания/ })).toBeVisible()
})

it('those that are over have their recording, and the address says which are shown', async () => {
  answerList('upcoming')
  const { user } = renderPage(<AcademyPage />, '/academy/')
  expect(await screen.findByText('Занятий пока нет')).toBeVisible()
  const recording = { url: '/a.mp4', type: 'video/mp4', poster: null, captions_url: null, duration: 8 }
  const past = { ...session, starts_at: soon(-7), ends_at: soon(-6.9), recording, link: null }
  answerList('past', past)
  await user.click(screen.getByRole('tab', { name: 'Прошедшие' }))
  const link = await screen.findByRole('link', { name: /^Смотреть запись/ })
  expect(location.search).toBe('?period=past')
  expect(screen.queryByRole('button', { name: /Записаться/ })).not.toBeInTheDocument()
  answerProfile()
  shop().get(`${SPECIALIST}/academy/1602/`).reply(200, success(past))
  await user.click(link)
  expect(await screen.findByLabelText('Контроль миопии')).toHaveAttribute('src', '/a.mp4')
  expect(screen.getByText('Павел Громов')).toBeVisible()
})

it('says when the lectures do not load', async () => {
  shop().get(`${SPECIALIST}/academy/`).query(true).reply(400, refusal(1, 'Ведутся работы'))
  renderPage(<AcademyPage />, '/academy/')
  expect(await screen.findByText('Занятия не загрузились')).toBeVisible()
})

it('a registration that cannot be read is neither called none nor asked for again', async () => {
  answerList('upcoming', { ...session, registration: 'есть' })
  renderPage(<AcademyPage />, '/academy/')
  expect(await screen.findByRole('heading', { name: 'Контроль миопии' })).toBeVisible()
  expect(screen.getByText('Вашу запись не удалось показать')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Записаться/ })).toBeNull()
})

it('the way back to the lectures stands there before the lecture', async () => {
  shop().get(`${SPECIALIST}/academy/1602/`).reply(200, success(session))
  const { release, isAsked } = holdReads(/academy\/1602/)
  renderPage(<AcademyPage />, '/academy/?session=1602')
  await waitFor(() => expect(isAsked()).toBe(true))
  expect(screen.getByRole('link', { name: 'Вечерняя академия' })).toBeVisible()
  release()
  expect(await screen.findByText('Лекция на час')).toBeVisible()
})
