import { screen, within } from '@testing-library/react'
import { AcademyPage } from '#features/professional/academy/AcademyPage'
import { DocumentsPage } from '#features/professional/documents/DocumentsPage'
import { PersonalCard } from '#features/professional/profile/PersonalCard'
import { SurgeryCard } from '#features/professional/profile/SurgeryCard'
import type { LensWidgets } from '#host/publicApi'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, profileWith, SPECIALIST } from '../../../support/specialist'

const limits = { sms_code_length: 4, sms_retry_after: 60, upload_max_size: 5_000_000, upload_types: [] }
const answerLimits = () =>
  shop().get('/api/v2/internal/service/config/').optionally().reply(200, success(limits))

it.each([
  [8001, 401, 'Сессия истекла'],
  [9001, 403, 'Доступ к аккаунту ограничен'],
])('%s in the middle of a form leaves the text where it is', async (code, status, message) => {
  const open = jest.fn(() => Promise.resolve())
  window.lensWidgets = { open } as unknown as LensWidgets
  answerProfile()
  const { user } = renderPage(<SurgeryCard />)
  const card = within(await screen.findByRole('region', { name: 'Хирургия' }))
  const sia = await card.findByRole('textbox', { name: /SIA, D/ })
  await user.clear(sia)
  await user.type(sia, '0,55')
  shop().post(`${SPECIALIST}/profile/`).reply(status, refusal(code, message))
  await user.click(card.getByRole('button', { name: 'Сохранить' }))
  expect(
    await card.findByText(/[Сс]есси|ограничен|Войдите/, { selector: '[data-summary] *, [data-summary]' }),
  ).toBeVisible()
  expect(sia).toHaveValue('0,55')
  expect(open.mock.calls).toEqual(code === 8001 ? [['login']] : [])
  delete window.lensWidgets
})

it('a gender that is not known is chosen as none, and goes back as it came', async () => {
  answerProfile(profileWith({}, { gender: 'other' }))
  answerLimits()
  const { user } = renderPage(<PersonalCard />)
  const card = within(await screen.findByRole('region', { name: 'Личные данные' }))
  const name = await card.findByRole('textbox', { name: 'Имя' })
  expect(card.queryByRole('radio', { name: 'Женский', checked: true })).not.toBeInTheDocument()
  await user.type(name, 'а')
  shop()
    .post(`${SPECIALIST}/profile/`, ({ gender }: { gender: unknown }) => gender === 'other')
    .reply(200, success(null))
  await user.click(card.getByRole('button', { name: 'Сохранить' }))
  expect(await card.findByText('Изменения сохранены')).toBeVisible()
})

it('a status that is not known is its label, and HTML is text', async () => {
  const document = {
    ...{ id: 1, number: '1', title: '<b>Договор</b>', created_at: null, agreement_id: 7, file: null },
    status: { code: 'lost', label: 'Утерян' },
  }
  shop()
    .get(`${SPECIALIST}/documents/`)
    .reply(200, success({ documents: [document] }))
  renderPage(<DocumentsPage />)
  expect(await screen.findByText('Утерян')).toBeVisible()
  expect(screen.getByText('<b>Договор</b>')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Подписать/ })).not.toBeInTheDocument()
})

it.each([
  [403, refusal(403, 'Не ваше')],
  [404, refusal(404, 'Не найдено')],
])("another's lecture is unavailable: %s", async (status, answer) => {
  shop().get(`${SPECIALIST}/academy/1604/`).reply(status, answer)
  renderPage(<AcademyPage />, '/academy/?session=1604')
  expect(await screen.findByText('Раздел недоступен')).toBeVisible()
})
