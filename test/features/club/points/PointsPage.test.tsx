import { screen, within } from '@testing-library/react'
import { PointsPage } from '#features/club/points/PointsPage'
import { renderPage } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

const INTERNAL = '/api/v2/internal/personal/points'

const operation = (id: number, more: object) => ({
  id,
  created_at: '2026-11-05T12:00:00+03:00',
  type: 'earn',
  points: 100,
  title: `Операция ${id}`,
  status: 'active',
  active_from: null,
  expires_at: null,
  source: null,
  ...more,
})

function answerHistory(operations: object[]) {
  shop()
    .get('/api/v1/profile/score/')
    .reply(
      200,
      success({
        available: 1250,
        pending: 199,
        spent: 0,
        expiring: [{ points: 250, expires_at: '2026-12-03T12:00:00+03:00' }],
      }),
    )
  shop().get(`${INTERNAL}/history/`).reply(200, success({ operations }))
}

it('the balance of points is explained: what burns, and what is still to come', async () => {
  answerHistory([
    operation(1, { status: 'pending', points: 199, active_from: '2026-12-05T00:00:00+03:00' }),
    operation(2, { source: { type: 'order', id: 48213 } }),
  ])
  const { container } = renderPage(<PointsPage />, '/points/')
  expect(await screen.findByText(/^1\s250 = 1\s000 \+ 250$/)).toBeVisible()
  expect(screen.getByText(/сгорят 3 декабря 2026/)).toBeVisible()
  expect(await screen.findByText(/ожидают зачисления: станут активны 5 декабря 2026/)).toBeVisible()
  const bar = [...container.querySelectorAll<HTMLElement>('.account__piece')]
  expect(bar.map(({ className, style }) => `${className.split('--')[1]} ${style.flexGrow}`).join(', ')).toBe(
    'stays 1000, burns 250, comes 199',
  )
  expect(screen.getByRole('link', { name: 'Операция 2' })).toHaveAttribute(
    'href',
    '/personal/orders/?order=48213',
  )
})

it('the history of points is filtered, and unknown types are shown by their sign', async () => {
  answerHistory([
    operation(1, {}),
    operation(2, { type: 'spend', points: -30 }),
    operation(3, { type: 'x', title: '' }),
  ])
  const { user } = renderPage(<PointsPage />, '/points/')
  expect(await screen.findByText('Начисление')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Вид операций' }), 'Потрачены')
  expect(await screen.findByText(/^Найдено: 1\sоперация$/)).toBeVisible()
  expect(screen.queryByText('Операция 1')).not.toBeInTheDocument()
  expect(screen.getByText('Операция 2')).toBeVisible()
})

it('operations whose points are unknown are shown without them, and without sums', async () => {
  answerHistory([
    operation(1, { points: null, type: 'spend' }),
    operation(2, { points: null, status: 'pending' }),
    operation(3, { created_at: '2026-10-05T12:00:00+03:00', points: undefined }),
  ])
  renderPage(<PointsPage />, '/points/')
  expect(await screen.findByText('Операция 1')).toBeVisible()
  expect(screen.getByText('Операция 3')).toBeVisible()
  expect(screen.getByText(/^199\sбаллов$/).parentElement).toHaveTextContent('ожидают зачисления')
  expect(screen.queryByText(/начислено|списано|По месяцам/)).not.toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /^Баланс по месяцам/ })).not.toBeInTheDocument()
})

it.each([-30, 30])('points that were spent or expired are taken away, sent as %i', async (points) => {
  answerHistory([operation(1, { type: 'spend', points }), operation(2, { type: 'expire', points })])
  renderPage(<PointsPage />, '/points/')
  expect(await screen.findByText('Операция 1')).toBeVisible()
  expect(screen.getAllByText(/^−30\s/)).toHaveLength(2)
  expect(screen.queryByText(/^\+30/)).not.toBeInTheDocument()
})

it('a tab of the points is an address', async () => {
  const way = { points: 50, link: null, is_available: true, is_completed: false, description: '' }
  shop()
    .get(`${INTERNAL}/earning_ways/`)
    .reply(
      200,
      success({
        items: [
          { ...way, code: 'birthday', is_available: false, unavailable_reason: 'Придут сами' },
          { ...way, code: 'raffle', is_available: false },
          { ...way, code: 'profile', is_completed: true, completed_at: '2026-03-05T12:00:00+03:00' },
          { ...way, code: 'story', is_completed: true },
          { ...way, code: 'review', title: 'Оставьте отзыв' },
        ],
      }),
    )
  answerHistory([])
  const { user } = renderPage(<PointsPage />, '/points/')
  await screen.findByText('Баллов пока не было')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'История',
    'Как получить баллы',
    'Баллы за покупки',
  ])
  await user.click(screen.getByRole('tab', { name: 'Как получить баллы' }))
  const ways = await screen.findAllByRole('listitem')
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Оставьте отзыв'),
    expect.stringContaining('Получено 5\u00a0марта 2026'),
    expect.stringMatching(/Получено \+?50/),
    expect.stringContaining('Придут сами'),
    expect.stringContaining('Сейчас недоступно'),
  ])
  expect(location.search).toBe('?tab=getpoints')
})

it('a way to earn is not said to be closed where that cannot be read', async () => {
  answerHistory([])
  const way = { code: 'review', title: 'Оставьте отзыв', points: 50, is_available: 'да', is_completed: false }
  shop()
    .get(`${INTERNAL}/earning_ways/`)
    .reply(200, success({ items: [way] }))
  const { user } = renderPage(<PointsPage />, '/points/')
  await user.click(await screen.findByRole('tab', { name: 'Как получить баллы' }))
  expect(await screen.findByText('Оставьте отзыв')).toBeVisible()
  expect(screen.queryByText('Сейчас недоступно')).not.toBeInTheDocument()
})

it('a product that comes twice among the points for purchases stands there once', async () => {
  const item = { product_id: 202, title: 'Ясно Месяц', points: 99 }
  shop()
    .get(`${INTERNAL}/for_purchase/`)
    .reply(200, success({ items: [{ category: 'lenses', items: [item, item] }] }))
  renderPage(<PointsPage />, '/points/?tab=purchases')
  expect(within(await screen.findByRole('region', { name: 'Линзы' })).getAllByRole('listitem')).toHaveLength(
    1,
  )
})

it('points of which more are to burn than there are are not told to last', async () => {
  shop()
    .get('/api/v1/profile/score/')
    .reply(
      200,
      success({ available: 100, expiring: [{ points: 150, expires_at: '2099-12-03T12:00:00+03:00' }] }),
    )
  shop()
    .get(`${INTERNAL}/history/`)
    .reply(200, success({ operations: [] }))
  renderPage(<PointsPage />, '/points/')
  expect(await screen.findByText(/сгорят 3 декабря 2099/)).toHaveTextContent(/^100\sбаллов/)
  expect(screen.queryByText(/не сгорают/)).not.toBeInTheDocument()
})

it('with no points the way to them leads, not the exchange', async () => {
  shop()
    .get('/api/v1/profile/score/')
    .reply(200, success({ available: 0 }))
  shop()
    .get(`${INTERNAL}/history/`)
    .reply(200, success({ operations: [] }))
  renderPage(<PointsPage />, '/points/')
  expect(await screen.findByRole('link', { name: 'Загрузить чек' })).not.toHaveClass('btn--secondary')
  expect(screen.getByRole('link', { name: 'Обменять на промокод' })).toHaveClass('btn--secondary')
})

it('corrections of the balance can be looked at alone', async () => {
  answerHistory([operation(1, {}), operation(2, { type: 'adjust', points: -5 })])
  const { user } = renderPage(<PointsPage />, '/points/')
  await screen.findByText('Операция 1')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Вид операций' }), 'Скорректированы')
  expect(screen.queryByText('Операция 1')).not.toBeInTheDocument()
  expect(screen.getByText('Операция 2')).toBeVisible()
})

it('a balance of one point agrees with its verbs', async () => {
  shop()
    .get('/api/v1/profile/score/')
    .reply(
      200,
      success({
        available: 22,
        pending: 1,
        spent: 21,
        expiring: [{ points: 1, expires_at: '2099-12-03T12:00:00+03:00' }],
      }),
    )
  shop()
    .get(`${INTERNAL}/history/`)
    .reply(
      200,
      success({ operations: [operation(1, { status: 'pending', points: 1, active_from: '2099-12-05' })] }),
    )
  renderPage(<PointsPage />, '/points/')
  expect(await screen.findByText(/сгорит 3 декабря 2099/)).toHaveTextContent(/^1\sбалл сгорит/)
  expect(screen.getByText(/пока не/)).toHaveTextContent(/^21\sбалл пока не сгорает$/)
  expect(await screen.findByText(/ожидает/)).toHaveTextContent(
    /^1\sбалл ожидает зачисления: станет активен 5 декабря/,
  )
  expect(screen.getByText(/за всё время/)).toHaveTextContent(/^21\sбалл потрачен за всё время$/)
})

it('points that are still to be taken do not become active', async () => {
  answerHistory([
    operation(1, { type: 'spend', points: 30, status: 'pending', active_from: '2099-12-05T00:00:00+03:00' }),
    operation(2, { status: 'pending', points: 199, active_from: '2099-12-05T00:00:00+03:00' }),
  ])
  renderPage(<PointsPage />, '/points/')
  expect(await screen.findByText(/ожидают зачисления: станут активны/)).toHaveTextContent(
    /^199\sбаллов ожидают зачисления: станут активны 5 декабря 2099$/,
  )
  expect((await screen.findByText('Операция 1')).parentElement).toHaveTextContent(
    /^Операция 15\sноября 2026$/,
  )
})

it('points that should be active by now are not said to become active on a past day', async () => {
  answerHistory([operation(1, { status: 'pending', points: 199, active_from: '2020-12-05T00:00:00+03:00' })])
  renderPage(<PointsPage />, '/points/')
  expect((await screen.findByText('Операция 1')).parentElement).toHaveTextContent(/, ещё не активны$/)
  expect(screen.getByText(/^199\sбаллов$/).parentElement).toHaveTextContent(/ожидают зачисления$/)
  expect(screen.queryByText(/станут активны/)).not.toBeInTheDocument()
})
