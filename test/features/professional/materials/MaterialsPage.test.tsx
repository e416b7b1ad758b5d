import { screen, waitFor, within } from '@testing-library/react'
import { MaterialsPage } from '#features/professional/materials/MaterialsPage'
import { holdReads } from '../../../support/holdReads'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'
import { answerProfile, profileWith, SPECIALIST } from '../../../support/specialist'

const KINDS = ['articles', 'events', 'videos', 'training', 'news', 'products']
const material = (id: number, kind: string, title: string, rest: object = {}) => ({
  id,
  kind,
  title,
  text: '',
  picture: null,
  themes: [],
  published_at: '2026-03-01T10:00:00+03:00',
  duration_min: 8,
  is_new: false,
  is_viewed: false,
  stars: null,
  ...rest,
})
const answerThemes = () =>
  shop()
    .get(`${SPECIALIST}/themes/`)
    .reply(200, success({ themes: [{ id: 2, title: 'Биометрия' }] }))
const answerKind = (kind: string, query: object, materials: object[], total = materials.length) =>
  shop()
    .get(`${SPECIALIST}/materials/${kind}/`)
    .query({ page: '1', per_page: '20', ...query })
    .reply(200, success({ materials, total }))

beforeEach(() => {
  answerProfile()
  answerThemes()
})

it('shows the newest of all kinds together', async () => {
  KINDS.forEach((kind, place) =>
    answerKind(kind, {}, [
      material(place, kind, `Материал ${kind}`, { published_at: `2026-03-0${place + 1}T10:00:00+03:00` }),
    ]),
  )
  renderPage(<MaterialsPage />, '/materials/')
  expect(await screen.findByText(/Найдено\s6\sматериалов/)).toBeVisible()
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links[0]).toHaveTextContent('Материал products')
  expect(links[0]).toHaveAttribute('href', '/personal/materials/5/?kind=products')
})

it('a material of two kinds is counted once, and leaves no rest', async () => {
  const both = material(7, 'articles', 'О глазах')
  KINDS.forEach((kind) => answerKind(kind, {}, ['articles', 'news'].includes(kind) ? [both] : []))
  renderPage(<MaterialsPage />, '/materials/')
  expect(await screen.findByText(/^Найден\s1\sматериал$/)).toBeVisible()
})

it('an event says its own day, not that of its publication', async () => {
  const starts = { starts_at: '2026-03-18T21:30:00Z' }
  answerKind('events', {}, [
    material(1101, 'events', 'Круглый стол', starts),
    material(1102, 'events', 'Эфир'),
  ])
  renderPage(<MaterialsPage />, '/materials/events/')
  const event = await screen.findByRole('link', { name: /Круглый стол/ })
  expect(event).toHaveTextContent(/19марчт/)
  expect(event).toHaveTextContent(/Мероприятие · 8\sмин · 19\sмарта 2026/)
  expect(screen.getByRole('link', { name: /Эфир/ })).not.toHaveTextContent('2026')
})

it('says the stars of a material in words', async () => {
  answerProfile(profileWith({ is_stars_allowed: true }))
  answerKind('news', {}, [material(91, 'news', 'Новость', { stars: 2 })])
  renderPage(<MaterialsPage />, '/materials/news/')
  expect(await screen.findByRole('link', { name: /^Новость.*\+2 звезды$/ })).toBeVisible()
})

it('a material that does not tell its kind stands in the list of its kind, and leads to itself', async () => {
  answerKind('videos', {}, [{ ...material(81, 'videos', 'Без вида'), kind: null }])
  renderPage(<MaterialsPage />, '/materials/videos/')
  expect(await screen.findByRole('link', { name: /Без вида/ })).toHaveAttribute(
    'href',
    '/personal/materials/81/?kind=videos',
  )
})

it('a kind that does not load leaves the others', async () => {
  shop().get(`${SPECIALIST}/materials/articles/`).query(true).reply(400, refusal(1, 'Ведутся работы'))
  KINDS.slice(1).forEach((kind, place) => answerKind(kind, {}, [material(place, kind, `Есть ${kind}`)]))
  renderPage(<MaterialsPage />, '/materials/')
  expect(await screen.findByText('Есть news')).toBeVisible()
  expect(screen.getByText(/Ведутся работы/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
})

it('a kind that this account may not have leaves the others, without a word of failure', async () => {
  shop().get(`${SPECIALIST}/materials/articles/`).query(true).reply(403, refusal(403, 'Нет доступа'))
  KINDS.slice(1).forEach((kind, place) => answerKind(kind, {}, [material(place, kind, `Есть ${kind}`)]))
  renderPage(<MaterialsPage />, '/materials/')
  expect(await screen.findByText('Есть news')).toBeVisible()
  expect(await screen.findByText(/Найдено\s5\sматериалов/)).toBeVisible()
  expect(screen.queryByText(/Раздел недоступен|Нет доступа/)).not.toBeInTheDocument()
})

it('reads kind, theme, text and page from the address', async () => {
  shop()
    .get(`${SPECIALIST}/materials/articles/`)
    .query({ theme_id: '2', query: 'глаз', page: '2', per_page: '20' })
    .reply(200, success({ materials: [material(1, 'articles', 'Сухой глаз')], total: 41 }))
  renderPage(<MaterialsPage />, '/materials/articles/?theme=2&query=глаз&page=2')
  expect(await screen.findByText('Сухой глаз')).toBeVisible()
  expect(screen.getByText('Страница 2 из 3')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Поиск по материалам' })).toHaveValue('глаз')
  expect(await screen.findByRole('button', { name: 'Биометрия', pressed: true })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Дальше' })).toHaveAttribute(
    'href',
    `/personal/materials/articles/?theme=2&query=${encodeURIComponent('глаз')}&page=3`,
  )
  expect(screen.getByRole('link', { name: 'Видео' })).toHaveAttribute(
    'href',
    `/personal/materials/videos/?theme=2&query=${encodeURIComponent('глаз')}`,
  )
})

it('without a total the pages before this one are counted, and lead back', async () => {
  shop()
    .get(`${SPECIALIST}/materials/news/`)
    .query({ page: '3', per_page: '20' })
    .reply(200, success({ materials: [material(1, 'news', 'Новость дня')], total: 'много' }))
  renderPage(<MaterialsPage />, '/materials/news/?page=3')
  expect(await screen.findByText(/^Найден\s41\sматериал$/)).toBeVisible()
  expect(screen.getByText('Страница 3 из 3')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Назад' })).toBeVisible()
})

it('a page behind the last one leads to the first, and blames no filter', async () => {
  shop()
    .get(`${SPECIALIST}/materials/news/`)
    .query({ page: '9', per_page: '20' })
    .reply(200, success({ materials: [], total: 41 }))
  renderPage(<MaterialsPage />, '/materials/news/?page=9')
  const link = await screen.findByRole('link', { name: 'На первую страницу' })
  expect(link).toHaveAttribute('href', '/personal/materials/news/')
  expect(screen.queryByText('Ничего не нашлось')).not.toBeInTheDocument()
})

it('a theme that the list of themes does not have can be removed', async () => {
  answerKind('news', { theme_id: '9' }, [])
  const { user } = renderPage(<MaterialsPage />, '/materials/news/?theme=9')
  const all = await screen.findByRole('button', { name: 'Все темы' })
  answerKind('news', {}, [material(1, 'news', 'Новость дня')])
  await user.click(all)
  expect(await screen.findByText('Новость дня')).toBeVisible()
  expect(all).not.toBeInTheDocument()
})

it('typing asks once it pauses, writes the address, and says when nothing is found', async () => {
  answerKind('news', {}, [material(1, 'news', 'Новость дня')])
  const { user } = renderPage(<MaterialsPage />, '/materials/news/')
  expect(await screen.findByText('Новость дня')).toBeVisible()
  answerKind('news', { query: 'слово' }, [])
  await user.type(screen.getByRole('searchbox'), 'слово')
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible()
  expect(new URLSearchParams(location.search).get('query')).toBe('слово')
  expect(screen.getByRole('searchbox')).toHaveValue('слово')
})

it('a theme is chosen and left again', async () => {
  answerKind('news', {}, [material(1, 'news', 'Новость дня')])
  const { user } = renderPage(<MaterialsPage />, '/materials/news/')
  answerKind('news', { theme_id: '2' }, [material(2, 'news', 'О биометрии')])
  await user.click(await screen.findByRole('button', { name: 'Биометрия' }))
  expect(await screen.findByText('О биометрии')).toBeVisible()
  expect(location.search).toBe('?theme=2')
  await user.click(screen.getByRole('button', { name: 'Биометрия' }))
  expect(await screen.findByText('Новость дня')).toBeVisible()
  expect(location.search).toBe('')
})

it('says when a kind has nothing', async () => {
  answerKind('videos', {}, [])
  renderPage(<MaterialsPage />, '/materials/videos/')
  expect(await screen.findByText('Материалов пока нет')).toBeVisible()
})

it('what two kinds name is shown once, and what is of no known kind is left out', async () => {
  const event = material(1101, 'events', 'Круглый стол')
  answerKind('articles', {}, [event, material(1, 'poems', 'Стих')])
  answerKind('events', {}, [event])
  KINDS.slice(2).forEach((kind) => answerKind(kind, {}, []))
  renderPage(<MaterialsPage />, '/materials/')
  expect(await screen.findByRole('link', { name: /Круглый стол/ })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /Круглый стол/ })).toHaveLength(1)
  expect(screen.queryByText('Стих')).not.toBeInTheDocument()
})

it('keeps the place of the themes, which stand above the list', async () => {
  KINDS.forEach((kind) => answerKind(kind, {}, []))
  const { release, isAsked } = holdReads(/\/themes\//)
  const { container } = renderPage(<MaterialsPage />, '/materials/')
  await waitFor(() => expect(isAsked()).toBe(true))
  expect(container.querySelector('.row > .bone')).toBeVisible()
  release()
  expect(await screen.findByRole('button', { name: 'Биометрия' })).toBeVisible()
  expect(container.querySelector('.row > .bone')).toBeNull()
})
