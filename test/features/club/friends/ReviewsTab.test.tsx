import { act, screen, within } from '@testing-library/react'
import { ReviewsTab } from '#features/club/friends/ReviewsTab'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const REVIEWS = '/api/v2/internal/friends/reviews/'

const product = (id: number, title: string) => ({
  id,
  code: 'lens',
  title,
  brand: '',
  category: 'lenses',
  types: [],
  picture: null,
  link: '',
  rating: null,
  reviews_count: 0,
  eshop_packs: [{ id: 1, is_available: true, params: [], price: null, points: 0, quantity: 1 }],
  mono_packs: [],
})

const review = (more: object = {}) => ({
  id: 51,
  object_type: 'product',
  object_id: 202,
  title: 'Ясно Месяц',
  rating: 4,
  text: 'Удобные',
  created_at: '2026-11-20T10:00:00+03:00',
  status: { code: 'moderation', label: 'На модерации' },
  reject_reason: null,
  points: 0,
  answer: null,
  links: ['vk.com/wall1_1', 'javascript:alert(1)'],
  ...more,
})

const reads = (...reviews: object[]) => shop().get(REVIEWS).reply(200, success({ reviews }))

function openReviews() {
  shop()
    .get('/api/v2/internal/catalog/products/')
    .reply(200, success({ products: [product(202, 'Ясно Месяц')], shopData: null }))
  return renderPage(<ReviewsTab />, '/friends/#reviews').user
}

async function fillIn(user: ReturnType<typeof renderPage>['user']) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'О чём отзыв' }), 'Ясно Месяц')
  await user.click(screen.getByRole('radio', { name: '4 из 5, хорошо' }))
  await user.type(screen.getByRole('textbox', { name: 'Текст отзыва' }), 'Удобные')
  await user.type(screen.getByRole('textbox', { name: 'Ссылка' }), 'vk.com/wall1_1')
}

it('a review goes out once with its links, and stands below as being on moderation', async () => {
  reads()
  const user = openReviews()
  await fillIn(user)
  shop()
    .post(REVIEWS, {
      object_type: 'product',
      object_id: 202,
      rating: 4,
      text: 'Удобные',
      links: ['vk.com/wall1_1'],
    })
    .reply(200, success(review()))
  reads(review())
  const button = screen.getByRole('button', { name: 'Отправить отзыв' })
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByText('Спасибо! Отзыв появится после проверки')).toBeVisible()
  const item = await screen.findByRole('article')
  expect(within(item).getByText('На модерации')).toBeVisible()
  expect(within(item).getByText('vk.com/wall1_1').closest('a')).toHaveAttribute(
    'href',
    'https://vk.com/wall1_1',
  )
  await user.click(screen.getByRole('button', { name: 'Написать ещё отзыв' }))
  expect(screen.getByRole('textbox', { name: 'Текст отзыва' })).toHaveValue('')
})

it('a review that was sent is listed even if the list cannot be read again', async () => {
  reads()
  const user = openReviews()
  await fillIn(user)
  shop().post(REVIEWS).reply(200, success(review()))
  shop().persist().get(REVIEWS).reply(400, refusal(1, 'Ведутся работы'))
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByText('Спасибо! Отзыв появится после проверки')).toBeVisible()
  expect(within(screen.getByRole('article')).getByText('На модерации')).toBeVisible()
})

it('a review that is refused keeps what was typed', async () => {
  reads()
  const user = openReviews()
  await fillIn(user)
  shop().post(REVIEWS).reply(400, refusal(400, 'Ваш отзыв уже на модерации'))
  reads(review())
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
  expect(await screen.findByText('Ваш отзыв уже на модерации')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Ссылка' })).toHaveValue('vk.com/wall1_1')
})

it('a link that leads nowhere safe is text alone', async () => {
  reads(review())
  openReviews()
  const item = await screen.findByRole('article')
  const links = within(item).getAllByRole('link')
  expect(links.every((link) => /^https:/.test(link.getAttribute('href') ?? ''))).toBe(true)
})
