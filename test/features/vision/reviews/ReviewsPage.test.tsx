import { screen, within } from '@testing-library/react'
import { ReviewsPage } from '#features/vision/reviews/ReviewsPage'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const PERSONAL = '/api/v2/internal/personal'

const rejected = {
  id: 53,
  object_type: 'department',
  object_id: 14,
  title: 'Оптика на Сретенке',
  rating: 3,
  text: 'Звоните по номеру 8 900 000-00-00',
  created_at: '2026-01-01T14:00:00+03:00',
  status: { code: 'rejected', label: 'Отклонён' },
  reject_reason: 'В отзыве указан номер телефона',
  points: 0,
  answer: null,
}
const approved = {
  ...rejected,
  id: 51,
  object_type: 'product',
  object_id: 202,
  title: 'Ясно Месяц',
  status: { code: 'approved', label: 'Опубликован' },
  reject_reason: null,
  text: 'Ношу третий год',
  points: 50,
  answer: { text: 'Спасибо за отзыв!', created_at: '2026-02-21T10:00:00+03:00' },
}

function answer({
  reviews = [rejected, approved] as unknown[],
  bonus = true,
  catalogue = 200,
  status = 200,
  isReadOnce = false,
} = {}) {
  let reads = 0
  const visit = {
    id: 551,
    department: { id: 11, name: 'Оптика на Тверской', address: 'Тверская, 18' },
    visited_at: '2026-01-18T12:00:00+03:00',
    entry_id: 689,
    review: null,
  }
  shop()
    .persist()
    .get(`${PERSONAL}/reviews/`)
    .reply(() =>
      status !== 200 || (isReadOnce && reads++ > 0)
        ? [400, refusal(1, 'Ведутся работы') as never]
        : [200, success({ reviews }) as never],
    )
  shop()
    .persist()
    .get(`${PERSONAL}/history/departments/`)
    .reply(200, success({ departments: [visit] }))
  shop()
    .persist()
    .get(`${PERSONAL}/history/selections/`)
    .reply(200, success({ selections: [] }))
  shop()
    .persist()
    .get(`${PERSONAL}/orders/`)
    .reply(200, success({ orders: [] }))
  shop()
    .get('/api/v2/internal/consumer/info/')
    .reply(200, success({ id: 1, name: 'Анна', is_bonus_points_for_review_available: bonus }))
  shop()
    .persist(catalogue !== 200)
    .get('/api/v2/internal/catalog/products/')
    .reply(
      catalogue,
      success({
        products: [
          { id: 202, title: 'Ясно Месяц', category: 'lenses', eshop_packs: [{ id: 1 }], mono_packs: [] },
        ],
      }),
    )
}

it('a visit is reviewed with stars and text, once they are given, and points are promised', async () => {
  answer()
  const { user } = renderPage(<ReviewsPage />, '/feedback/')
  await user.click(await screen.findByRole('button', { name: 'Написать отзыв: Оптика на Тверской' }))
  const dialog = await screen.findByRole('dialog', { name: 'Оставить отзыв' })
  expect(await within(dialog).findByText(/начислим баллы/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Отправить отзыв' }))
  expect(await within(dialog).findByText('Поставьте оценку')).toBeVisible()

  await user.click(within(dialog).getByRole('radio', { name: '4 из 5, хорошо' }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Текст отзыва' }), 'Всё понравилось, спасибо')
  const sent: unknown[] = []
  shop()
    .post(`${PERSONAL}/reviews/`, (body) => sent.push(body) > 0)
    .reply(200, success({}))
  shop().get('/api/v1/profile/score/').optionally().reply(200, success({}))
  await user.click(within(dialog).getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByText('Спасибо! Отзыв появится после проверки')).toBeVisible()
  expect(sent).toEqual([
    { object_type: 'department', object_id: 11, rating: 4, text: 'Всё понравилось, спасибо' },
  ])
})

it('what was typed survives a refusal of the server and a reload', async () => {
  answer()
  const { user } = renderPage(<ReviewsPage />, '/feedback/?review=department-11')
  const text = await screen.findByRole('textbox', { name: 'Текст отзыва' })
  await user.click(screen.getByRole('radio', { name: '5 из 5, отлично' }))
  await user.type(text, 'Очень внимательный специалист')
  shop().post(`${PERSONAL}/reviews/`).reply(400, refusal(1, 'Ваш отзыв уже на модерации'))
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByText('Ваш отзыв уже на модерации')).toBeVisible()
  expect(text).toHaveValue('Очень внимательный специалист')
})

it('a rejected review says why and is changed from its text, without promising points that nobody gives', async () => {
  answer({ bonus: false })
  const { user } = renderPage(<ReviewsPage />, '/feedback/')
  expect(await screen.findByText('Причина: В отзыве указан номер телефона')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Исправить отзыв: Оптика на Сретенке' }))
  const dialog = await screen.findByRole('dialog', { name: 'Исправить отзыв' })
  expect(within(dialog).getByRole('textbox', { name: 'Текст отзыва' })).toHaveValue(rejected.text)
  expect(within(dialog).getByRole('radio', { name: '3 из 5, нормально' })).toBeChecked()
  expect(screen.queryByText(/начислим баллы/)).not.toBeInTheDocument()
})

it('reviews are filtered by category, and show points and the answer of the shop', async () => {
  answer()
  const { user } = renderPage(<ReviewsPage />, '/feedback/')
  await user.click(await screen.findByRole('tab', { name: /^Контактные линзы\s*1$/ }))
  expect(screen.getByText('Спасибо за отзыв!')).toBeVisible()
  expect(screen.getByText('+50 баллов')).toBeVisible()
  expect(screen.queryByText('Оптика на Сретенке')).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: /^Капли\s*0$/ }))
  expect(screen.getByText('В этой категории отзывов нет.')).toBeVisible()
})

it('a rejected review without a mark asks for one, and an address of what has its review says so', async () => {
  answer({ reviews: [{ ...rejected, rating: null, reject_reason: '' }, approved] })
  const { user } = renderPage(<ReviewsPage />, '/feedback/?review=product-202')
  expect(await screen.findByText(/^Об этом уже есть отзыв/)).toBeVisible()
  expect(screen.queryByText(/^Причина:/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Исправить отзыв: Оптика на Сретенке' }))
  const dialog = await screen.findByRole('dialog', { name: 'Исправить отзыв' })
  expect(screen.queryByText(/^Об этом уже есть отзыв/)).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Отправить отзыв' }))
  expect(await within(dialog).findByText('Поставьте оценку')).toBeVisible()
})

it('a review whose answer got lost is found among the own ones', async () => {
  const reviews: unknown[] = [rejected]
  answer({ reviews })
  const { user } = renderPage(<ReviewsPage />, '/feedback/?review=department-14')
  const form = within(await screen.findByRole('dialog', { name: 'Исправить отзыв' }))
  const post = () => shop().post(`${PERSONAL}/reviews/`)
  // The review has not arrived: the rejected one with the same text does not count.
  post().replyWithError('connection lost')
  await user.click(form.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await form.findByText(/^Сервис временно недоступен/)).toBeVisible()
  reviews[0] = { ...rejected, id: 54, status: { code: 'moderation', label: '' }, reject_reason: null }
  post().replyWithError('connection lost')
  shop().get('/api/v1/profile/score/').optionally().reply(200, success({}))
  await user.click(form.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByText('Спасибо! Отзыв появится после проверки')).toBeVisible()
  expect(screen.queryByText(/^Об этом уже есть отзыв/)).not.toBeInTheDocument()
})

it('a catalogue that failed empties no category of the reviews', async () => {
  answer({ catalogue: 500 })
  const { user } = renderPage(<ReviewsPage />, '/feedback/')
  const card = within(await screen.findByRole('region', { name: 'Ваши отзывы' }))
  expect(await card.findByRole('tab', { name: /^Все/ })).toHaveTextContent('2')
  expect(card.getByRole('tab', { name: /^Оптики/ })).toHaveTextContent('1')
  const lenses = card.getByRole('tab', { name: /^Контактные линзы/ })
  expect(lenses).toHaveTextContent(/^Контактные линзы$/)
  await user.click(lenses)
  expect(await card.findByText('Категории не загрузились')).toBeVisible()
  expect(card.getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(card.queryByText(/отзывов нет/)).toBeNull()
})

it('reviews that did not load fail once, though what is left to review depends on them', async () => {
  answer({ status: 400 })
  renderPage(<ReviewsPage />, '/feedback/')
  expect(await screen.findByText('Отзывы не загрузились')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Повторить' })).toHaveLength(1)
})

it('a rating that cannot be read is not shown as none', async () => {
  answer({
    reviews: [
      { ...rejected, rating: null },
      { ...approved, rating: 'пять' },
    ],
  })
  renderPage(<ReviewsPage />, '/feedback/')
  await screen.findByText('Спасибо за отзыв!')
  expect(screen.getAllByText('Без оценки')).toHaveLength(1)
})

it('of several reviews of one thing only the newest can be corrected', async () => {
  const newer = { ...rejected, id: 54, created_at: '2026-02-01T14:00:00+03:00' }
  const reviews: unknown[] = [rejected, { ...newer, text: 'Исправлено', reject_reason: 'Мало' }]
  answer({ reviews })
  const { user, unmount } = renderPage(<ReviewsPage />, '/feedback/')
  await user.click(await screen.findByRole('button', { name: 'Исправить отзыв: Оптика на Сретенке' }))
  expect(await screen.findByRole('textbox', { name: 'Текст отзыва' })).toHaveValue('Исправлено')
  unmount()
  reviews[1] = { ...newer, status: { code: 'moderation', label: '' }, reject_reason: null }
  shop()
    .get('/api/v2/internal/consumer/info/')
    .reply(200, success({ id: 1, name: 'Анна' }))
  shop()
    .get('/api/v2/internal/catalog/products/')
    .reply(200, success({ products: [] }))
  renderPage(<ReviewsPage />, '/feedback/?review=department-14')
  expect(await screen.findByText(/^Об этом уже есть отзыв/)).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Исправить отзыв/ })).not.toBeInTheDocument()
})

it('a sent review is listed, and its visit offered no more, even if the list cannot be read again', async () => {
  answer({ reviews: [], isReadOnce: true })
  const { user } = renderPage(<ReviewsPage />, '/feedback/?review=department-11')
  await user.click(await screen.findByRole('radio', { name: '5 из 5, отлично' }))
  await user.type(screen.getByRole('textbox', { name: 'Текст отзыва' }), 'Очень внимательный специалист')
  const sent = { ...approved, id: 60, object_type: 'department', object_id: 11, answer: null }
  shop()
    .post(`${PERSONAL}/reviews/`)
    .reply(200, success({ ...sent, title: 'Оптика на Тверской', status: { code: 'moderation', label: '' } }))
  shop().get('/api/v1/profile/score/').optionally().reply(200, success({}))
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByText('Спасибо! Отзыв появится после проверки')).toBeVisible()
  expect(await screen.findByRole('article')).toHaveTextContent('На модерации')
  expect(screen.queryByRole('button', { name: /^Написать отзыв/ })).not.toBeInTheDocument()
})
