import { screen, waitFor } from '@testing-library/react'
import { ExpertPage } from '#features/professional/expert/ExpertPage'
import { pageDrafts } from '#host/customer/drafts'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { SPECIALIST } from '../../../support/specialist'

const expert = (code: string, label: string, rest: object = {}) => ({
  status: { code, label },
  themes: [{ id: 1, title: 'Торические линзы' }],
  about: 'Хирург',
  answers_count: 38,
  since: '2025-03-12',
  reject_reason: null,
  ...rest,
})
const request = {
  id: 2301,
  number: '2301',
  status: { code: 'published', label: 'Опубликован' },
  created_at: null,
  published_at: '2026-03-01T10:00:00+03:00',
  author: { name: 'Игорь Лебедев', work_place: 'Фокус' },
  lens_type: 'toric',
  answers_count: 0,
  comment: null,
}
const answer = (one: object | null, ...iol_requests: object[]) =>
  shop()
    .get(`${SPECIALIST}/expert/`)
    .reply(200, success({ expert: one, iol_requests }))
const answerThemes = () =>
  shop()
    .get(`${SPECIALIST}/themes/`)
    .reply(200, success({ themes: [{ id: 1, title: 'Торические линзы' }] }))

it('applies, keeps what was typed through a refusal, and shows the moderation', async () => {
  answer(null)
  answerThemes()
  const { user } = renderPage(<ExpertPage />)
  await user.click(await screen.findByRole('checkbox', { name: 'Торические линзы' }))
  await user.type(screen.getByRole('textbox', { name: 'О себе' }), 'Хирург')
  shop().post(`${SPECIALIST}/expert/apply/`).reply(400, refusal(1, 'Нужно согласие'))
  answer(null)
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText(/Нужно согласие/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'О себе' })).toHaveValue('Хирург')
  await user.click(screen.getByRole('checkbox', { name: /Согласен/ }))
  shop()
    .post(`${SPECIALIST}/expert/apply/`, { theme_ids: [1], about: 'Хирург', confirm_policy: 'Y' })
    .reply(200, success(null))
  answer(expert('moderation', 'На модерации'))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('На модерации')).toBeVisible()
})

it.each([
  ['cannot be read', 5, ''],
  ['has a code that is not known', { code: 'paused', label: 'Отложена' }, 'Отложена'],
])('an application whose status %s is not said to be checked', async (_, status, label) => {
  answer(expert('', '', { status }))
  renderPage(<ExpertPage />)
  const card = await screen.findByRole('region', { name: 'Заявка отправлена' })
  expect(card).toHaveTextContent(`Заявка отправлена${label}Решение появится здесь.`)
  expect(screen.queryByText('Заявка на проверке')).not.toBeInTheDocument()
})

it.each([null, expert('rejected', 'Отклонена')])(
  'an application that was sent is not asked for again though the cabinet cannot be read anew: %#',
  async (before) => {
    answer(before)
    answerThemes()
    const { user } = renderPage(<ExpertPage />)
    const theme = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Торические линзы' })
    if (!theme.checked) await user.click(theme)
    await user.type(screen.getByRole('textbox', { name: 'О себе' }), 'Хирург')
    await user.click(screen.getByRole('checkbox', { name: /Согласен/ }))
    shop().post(`${SPECIALIST}/expert/apply/`).reply(200, success(null))
    shop().get(`${SPECIALIST}/expert/`).reply(400, refusal(1, 'Ведутся работы'))
    await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Решение появится здесь.'))
    expect(screen.getByRole('region', { name: 'Заявка отправлена' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Отправить заявку' })).not.toBeInTheDocument()
    expect(screen.queryByText('Заявка отклонена')).not.toBeInTheDocument()
  },
)

it('a rejection that says nothing has no empty notice', async () => {
  answer(expert('rejected', ''))
  answerThemes()
  renderPage(<ExpertPage />)
  expect(await screen.findByRole('region', { name: 'Заявка отклонена' })).toHaveTextContent(
    /^Заявка отклонена$/,
  )
  expect(document.querySelector('.notice')).toBeNull()
})

it('a rejection has its reason, and a new application', async () => {
  answer(expert('rejected', 'Отклонена', { reject_reason: 'Укажите место работы' }))
  answerThemes()
  renderPage(<ExpertPage />)
  expect(await screen.findByText('Укажите место работы')).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'О себе' })).toHaveValue('Хирург')
  // The values of the application are sent again, so nothing has to be chosen twice.
  expect(screen.getByRole('checkbox', { name: 'Торические линзы' })).toBeChecked()
})

it('an expert sees the requests that wait', async () => {
  answer(expert('approved', 'Одобрено'), request)
  renderPage(<ExpertPage />)
  expect(await screen.findByText('Запрос № 2301')).toBeVisible()
  expect(screen.getByText(/38\sответов/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отправить заявку' })).not.toBeInTheDocument()
})

it('a theme of a draft that the list lacks now is asked for anew, not sent as none', async () => {
  pageDrafts.write('expert', { themeIds: ['9'], about: 'Хирург' })
  answer(null)
  answerThemes()
  const { user } = renderPage(<ExpertPage />)
  expect(await screen.findByRole('textbox', { name: 'О себе' })).toHaveValue('Хирург')
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Выберите хотя бы один вариант')).toBeVisible()
})
