import { screen, waitFor } from '@testing-library/react'
import { IolListPage } from '#features/professional/iol/IolListPage'
import { dataOf } from '../../../support/endpoints'
import { renderPage } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'
import { answerProfile, profileWith, SPECIALIST } from '../../../support/specialist'

const record = dataOf('getIolRequest')

const answer = (query: object, iol_requests: object[], total = iol_requests.length) =>
  shop()
    .get(`${SPECIALIST}/iol_requests/`)
    .query({ page: '1', per_page: '20', scope: 'mine', ...query })
    .reply(200, success({ iol_requests, total }))

it('shows one’s own by their state, with the count of new answers, and finds by number or code', async () => {
  answerProfile(profileWith({ is_experting_available: false }))
  answer({ status: 'draft' }, [])
  const { user } = renderPage(<IolListPage />, '/iol/')
  expect(await screen.findByText('Черновиков нет')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Новый запрос' })).toHaveAttribute('href', '/personal/iol/new/')
  expect(screen.queryByRole('tab', { name: 'Ждут ответа' })).not.toBeInTheDocument()
  answer({ status: 'published' }, [record], 21)
  await user.click(screen.getByRole('tab', { name: 'Опубликованные' }))
  const link = await screen.findByRole('link', { name: /Запрос № 318.*К-2417.*2\sновых/ })
  expect(link).toHaveAttribute('href', '/personal/iol/2311/')
  expect(screen.getByText('Страница 1 из 2')).toBeVisible()
  // Only loaded tabs have a number: none is requested for its number alone.
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Черновики0',
    'Опубликованные21',
    'Закрытые',
  ])
  answer({ status: 'published', query: '999' }, [])
  await user.type(screen.getByRole('searchbox'), '999')
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible()
  await waitFor(() => expect(location.search).toBe('?tab=published&query=999'))
})

it.each([21, null])('experts see what waits for them, where the total is %j', async (total) => {
  answerProfile()
  shop()
    .get(`${SPECIALIST}/iol_requests/`)
    .query({ status: 'published', scope: 'answerable', page: '2', per_page: '20' })
    .reply(200, success({ iol_requests: [{ ...record, is_mine: false }], total }))
  renderPage(<IolListPage />, '/iol/?tab=waiting&page=2')
  expect(await screen.findByRole('link', { name: /Запрос № 318/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', '/personal/iol/?tab=waiting')
  expect(screen.getByText('Страница 2 из 2')).toBeVisible()
  expect(screen.getByRole('tab', { name: /^Ждут ответа/ })).toHaveTextContent('21')
})

it('a later page without requests leads to the first one, and blames no search', async () => {
  answerProfile()
  answer({ status: 'published', page: '3' }, [], 21)
  renderPage(<IolListPage />, '/iol/?tab=published&page=3')
  const link = await screen.findByRole('link', { name: 'На первую страницу' })
  expect(link).toHaveAttribute('href', '/personal/iol/?tab=published')
  expect(screen.queryByText(/Проверьте номер/)).not.toBeInTheDocument()
})

it('numbers that cannot be read are not shown as none', async () => {
  answerProfile()
  answer({ status: 'published' }, [{ ...record, answers_count: 'три' }], 'много' as unknown as number)
  renderPage(<IolListPage />, '/iol/?tab=published')
  expect(await screen.findByRole('link', { name: /Запрос № 318/ })).not.toHaveTextContent('нет ответов')
  expect(screen.getByText(/^Найден 1.запрос$/)).toBeVisible()
})
