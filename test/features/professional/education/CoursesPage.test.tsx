import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { professional } from '#data/specialist/professional'
import { EducationPage } from '#features/professional/courses/EducationPage'
import { SatellitesPage } from '#features/professional/courses/SatellitesPage'
import { createStore } from '#store/store'
import { renderCard, renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, SPECIALIST } from '../../../support/specialist'

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const course = (id: number, title: string, rest: object = {}) => ({
  id,
  title,
  text: '',
  city: 'Казань',
  place: 'Конгресс-центр',
  starts_at: soon(30),
  ends_at: soon(31),
  apply_until: soon(20),
  seats_left: 6,
  programme: { id: 1, name: 'p.pdf', size: 546, type: '', url: '/p.pdf' },
  application: null,
  ...rest,
})
const applied = (code: string, label: string) => ({
  application: { id: 1, status: { code, label }, created_at: soon(-2) },
})
const answerPlaces = () =>
  shop()
    .get(`${SPECIALIST}/workplaces/`)
    .reply(
      200,
      success({ work_places: [{ id: 11, name: 'Клиника', address: '', position: null, is_main: true }] }),
    )
const answerCourses = (...courses: object[]) =>
  shop().get(`${SPECIALIST}/education/`).reply(200, success({ courses }))

it('says what has become of each application', async () => {
  answerCourses(
    course(1, 'Первый', applied('sent', 'Заявка отправлена')),
    course(2, 'Второй', applied('rejected', 'Заявка отклонена')),
    course(3, 'Третий', { apply_until: soon(-1) }),
    course(4, 'Четвёртый', { seats_left: 0 }),
  )
  renderPage(<EducationPage />)
  const first = within(await screen.findByRole('region', { name: 'Первый' }))
  expect(first.getByText('Заявка отправлена')).toBeVisible()
  expect(first.getByText(/Отменить участие можно в/)).toHaveTextContent(
    'Отменить участие можно в чате поддержки',
  )
  const rejected = within(screen.getByRole('region', { name: 'Второй' }))
  expect(rejected.queryByText(/Отменить участие/)).not.toBeInTheDocument()
  expect(screen.getByText('Приём заявок закрыт')).toBeVisible()
  expect(screen.getByText(/мест нет/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Подать заявку/ })).not.toBeInTheDocument()
})

it('applies with what is known of the specialist; a refusal keeps what was typed', async () => {
  answerProfile()
  shop()
    .get(`${SPECIALIST}/satellites/`)
    .reply(200, success({ satellites: [course(5, 'Линзы и дети')] }))
  const { user } = renderPage(<SatellitesPage />)
  answerPlaces()
  await user.click(await screen.findByRole('button', { name: 'Подать заявку: Линзы и дети' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: /Комментарий/ }), 'Приеду вдвоём')
  await user.click(dialog.getByRole('checkbox'))
  let sent: Record<string, unknown> = {}
  shop().post(`${SPECIALIST}/satellites/5/apply/`).reply(400, refusal(409, 'Мест уже нет'))
  shop()
    .get(`${SPECIALIST}/satellites/`)
    .reply(200, success({ satellites: [course(5, 'Линзы и дети')] }))
  await user.click(dialog.getByRole('button', { name: 'Отправить заявку' }))
  expect(await dialog.findByText(/Мест уже нет/)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /Комментарий/ })).toHaveValue('Приеду вдвоём')
  shop()
    .post(`${SPECIALIST}/satellites/5/apply/`, (body: Record<string, unknown>) => {
      sent = body
      return true
    })
    .reply(200, success(course(5, 'Линзы и дети', applied('sent', 'Заявка отправлена'))))
  shop()
    .get(`${SPECIALIST}/satellites/`)
    .reply(200, success({ satellites: [course(5, 'Линзы и дети', applied('sent', 'Отправлена'))] }))
  await user.click(dialog.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Заявка отправлена: Линзы и дети')).toBeVisible()
  expect(sent).toMatchObject({ work_place_id: 11, comment: 'Приеду вдвоём', confirm_policy: 'Y' })
})

it('a satellite and a course of one number have each an application of their own', async () => {
  answerProfile()
  shop()
    .get(`${SPECIALIST}/satellites/`)
    .reply(200, success({ satellites: [course(5, 'Линзы и дети')] }))
  const { user, unmount } = renderPage(<SatellitesPage />)
  answerPlaces()
  await user.click(await screen.findByRole('button', { name: 'Подать заявку: Линзы и дети' }))
  await user.type(await screen.findByRole('textbox', { name: /Комментарий/ }), 'Приеду вдвоём')
  unmount()
  answerProfile()
  answerPlaces()
  answerCourses(course(5, 'Сложные случаи'))
  renderPage(<EducationPage />)
  await user.click(await screen.findByRole('button', { name: 'Подать заявку: Сложные случаи' }))
  expect(await screen.findByRole('textbox', { name: /Комментарий/ })).toHaveValue('')
})

it('courses that are over come after those to come, the latest first', async () => {
  const at = (days: number) => ({ starts_at: soon(days), ends_at: soon(days + 1) })
  answerCourses(
    course(1, 'Давний', at(-90)),
    course(2, 'Поздний', at(60)),
    course(3, 'Недавний', at(-9)),
    course(4, 'Идёт сейчас', { starts_at: soon(-1), ends_at: soon(1) }),
  )
  renderPage(<EducationPage />)
  await screen.findByRole('region', { name: 'Давний' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Идёт сейчас',
    'Поздний',
    'Недавний',
    'Давний',
  ])
})

it('an application with an address that the shop has made up is not sent', async () => {
  answerProfile()
  answerPlaces()
  answerCourses(course(1, 'Первый'))
  window.pageConfig = { ...window.pageConfig, fakeEmailDomain: 'no-mail' }
  const { user } = renderPage(<EducationPage />)
  await user.click(await screen.findByRole('button', { name: 'Подать заявку: Первый' }))
  const email = await screen.findByRole('textbox', { name: 'Эл. почта' })
  await user.clear(email)
  await user.type(email, 'anna@no-mail.ru')
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Укажите действующий адрес: на этот письма не дойдут')).toBeVisible()
})

it('an application that cannot be read is not asked for again', async () => {
  answerCourses(course(1, 'Первый', { application: 'есть' }), course(2, 'Второй'))
  renderPage(<EducationPage />)
  expect(await screen.findByRole('button', { name: 'Подать заявку: Второй' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Подать заявку: Первый' })).toBeNull()
  expect(screen.getByText('Вашу заявку не удалось показать')).toBeVisible()
})

/** Opens the form of a course and ticks the consent. */
async function openForm(user: UserEvent, title: string) {
  answerProfile()
  answerPlaces()
  await user.click(await screen.findByRole('button', { name: `Подать заявку: ${title}` }))
  await user.click(await screen.findByRole('checkbox'))
}

it('a course that was applied for is not offered again until the list is read', async () => {
  answerCourses(course(5, 'Линзы и дети'))
  const { user } = renderPage(<EducationPage />)
  await openForm(user, 'Линзы и дети')
  shop()
    .post(`${SPECIALIST}/education/5/apply/`)
    .reply(200, success(course(5, 'Линзы и дети', applied('sent', 'На рассмотрении'))))
  shop().get(`${SPECIALIST}/education/`).reply(400, refusal(1, 'Ведутся работы'))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Заявка отправлена: Линзы и дети')).toBeVisible()
  expect(screen.getByText('На рассмотрении')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Подать заявку/ })).not.toBeInTheDocument()
})

it('an application whose answer got lost is found in the list', async () => {
  answerCourses(course(5, 'Линзы и дети'))
  const { user } = renderPage(<EducationPage />)
  await openForm(user, 'Линзы и дети')
  shop().post(`${SPECIALIST}/education/5/apply/`).replyWithError('connection lost')
  shop()
    .get(`${SPECIALIST}/education/`)
    .reply(200, success({ courses: [course(5, 'Линзы и дети', applied('sent', 'На рассмотрении'))] }))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Заявка отправлена: Линзы и дети')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('На рассмотрении')).toBeVisible()
})

it('a work place that is read while the form is open can be chosen', async () => {
  const place = (id: number, name: string) => ({ id, name, address: '', position: null, is_main: id === 11 })
  answerProfile()
  answerCourses(course(5, 'Линзы и дети'))
  answerPlaces()
  const store = createStore()
  const { user } = renderCard(<EducationPage />, store)
  await user.click(await screen.findByRole('button', { name: 'Подать заявку: Линзы и дети' }))
  const select = await screen.findByRole('combobox', { name: 'Место работы' })
  shop()
    .get(`${SPECIALIST}/workplaces/`)
    .reply(200, success({ work_places: [place(11, 'Клиника'), place(12, 'Оптика')] }))
  act(() => void store.dispatch(professional.util.invalidateTags(['WorkPlace'])))
  await screen.findByRole('option', { name: 'Оптика' })
  await user.selectOptions(select, 'Оптика')
  let sent: unknown
  shop()
    .post(`${SPECIALIST}/education/5/apply/`, (body) => (sent = body) !== undefined)
    .reply(200, success(course(5, 'Линзы и дети', applied('sent', 'На рассмотрении'))))
  answerCourses(course(5, 'Линзы и дети', applied('sent', 'На рассмотрении')))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Заявка отправлена: Линзы и дети')).toBeVisible()
  expect(sent).toMatchObject({ work_place_id: 12 })
})
