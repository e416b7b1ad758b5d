import { screen, within } from '@testing-library/react'
import { printPage } from '#host/page/printPage'
import { VisionCard } from '#features/vision/fittings/VisionCard'
import { SelectionPage } from '#features/vision/fittings/SelectionPage'
import { renderPage } from '../../../support/renderPage'
import { dataOf } from '../../../support/endpoints'
import { shop, success } from '../../../support/shop'

jest.mock('#host/page/printPage', () => ({ printPage: jest.fn() }))

const INTERNAL = '/api/v2/internal'

const lens = (eye: string, sphere: number, cylinder: number | null = null) => ({
  eye,
  product_id: 202,
  title: 'Ясно Месяц',
  sphere,
  cylinder,
  axis: cylinder === null ? null : 170,
  addition: null,
  base_curve: 8.6,
  diameter: 14.2,
})

const fitting = (id: number, created_at: string, lenses: unknown[], more = {}) => ({
  id,
  created_at,
  department: { id: 11, name: 'Оптика на Тверской' },
  specialist_name: 'Ольга Петровна',
  lenses,
  replacement_days: 30,
  next_visit_at: null,
  recommendations: [],
  review: null,
  ...more,
})

const drops = {
  id: 207,
  code: 'drops',
  title: 'Капли',
  category: 'drops',
  types: [],
  picture: null,
  link: '/catalog/drops/',
  eshop_packs: [{ id: 1, is_available: true, price: { value: 500, currency: 'RUB' }, offer_id: 2071 }],
  mono_packs: [],
}

function answer({
  selections = [] as unknown[],
  own = [] as unknown[],
  recommendations = [] as unknown[],
  results = [] as unknown[],
}) {
  const get = (path: string, data: unknown) =>
    shop().get(`${INTERNAL}/${path}`).optionally().reply(200, success(data))
  get('personal/selections/', { selections, recommendations })
  get('personal/history/selections/', { selections })
  get('personal/collections/', { collections: [] })
  get('personal/profile/lenses_info/', { wears_lenses: true, lenses: own, since: '2020-01-01' })
  get('personal/dry_eye_test/results/', { results })
  get('catalog/products/', { products: [drops] })
}

it('the parameters of each eye stand with who prescribed them, and own ones that differ are named', async () => {
  answer({
    selections: [fitting(1, '2026-01-18T12:40:00+03:00', [lens('right', -2.75), lens('left', -3, -0.75)])],
    own: [lens('right', -2.5)],
  })
  renderPage(<SelectionPage />, '/selection/')
  await screen.findByText(/указаны другие линзы/)
  const card = screen.getByRole('region', { name: 'Ваши параметры' })
  const eyes = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(eyes[0]).toMatch(/^ODПравый глаз.*−2,75BC 8,6\s· Dia 14,2$/)
  expect(eyes[1]).toMatch(/^OSЛевый глаз.*−3,00Cyl −0,75\s· Ax 170°\s· BC 8,6\s· Dia 14,2$/)
  expect(within(card).getByText(/Ольга Петровна, Оптика на Тверской, 18 января 2026/)).toBeVisible()
  expect(within(card).getByText(/указаны другие линзы/)).toBeVisible()
  expect(within(card).getByText('OD −2,50 · BC 8,6 · Dia 14,2')).toBeVisible()
})

it('what both lenses share is said once, and two results are a mark on the scale, not a line', async () => {
  const result = (id: number, score: number, created_at: string) => ({
    id,
    test_code: 'osdi6',
    created_at,
    score,
    max_score: 24,
    level: { code: 'positive', label: '' },
  })
  answer({
    selections: [
      fitting(1, '2026-01-18T12:40:00+03:00', [lens('right', -2.75), lens('left', -3)]),
      fitting(2, '2025-01-18T12:40:00+03:00', [lens('right', -2.5), lens('left', -2.75)]),
    ],
    results: [result(1, 6, '2026-02-01T12:00:00+03:00'), result(2, 9, '2026-01-01T12:00:00+03:00')],
  })
  renderPage(<SelectionPage />, '/selection/')
  expect(await screen.findByText('Ясно Месяц · BC 8,6 · Dia 14,2')).toBeVisible()
  const tests = screen.getByRole('region', { name: 'Тесты на сухость и дискомфорт' })
  expect(await within(tests).findByText('граница 4')).toBeVisible()
  expect(await screen.findByText('было −2,50')).toBeVisible()
  expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument()
})

it('without a selection the own lenses are shown as what the customer says', async () => {
  answer({ own: [lens('right', -2.5)] })
  renderPage(<SelectionPage />, '/selection/')
  // The day since when lenses are worn is not the day of these parameters.
  expect(await screen.findByText('Со слов покупателя')).toBeVisible()
  expect(await screen.findByText('Здесь будут все подборы линз и то, что в них изменилось.')).toBeVisible()
})

it('the history marks what has changed, draws it as chart and table, and bears a selection without lenses', async () => {
  answer({
    selections: [
      fitting(3, '2026-03-18T12:00:00+03:00', []),
      fitting(1, '2025-01-18T12:00:00+03:00', [lens('right', -2.5)]),
      fitting(2, '2026-01-18T12:00:00+03:00', [lens('right', -2.75)]),
      fitting(4, '2024-01-18T12:00:00+03:00', [lens('right', -2.5)]),
    ],
  })
  const { user } = renderPage(<SelectionPage />, '/selection/')
  const card = await screen.findByRole('region', { name: 'История подборов' })
  expect(await within(card).findByText('Линзы не подобраны.')).toBeVisible()
  expect(within(card).getByText('было −2,50')).toBeVisible()
  await user.click(within(card).getByText('Таблица'))
  const table = within(card).getByRole('table', { name: 'Как менялась сфера' })
  expect(within(table).getByRole('row', { name: '18\u00a0января 2025 −2,50' })).toBeVisible()
})

it('lenses and a date that cannot be read are not said to be missing', async () => {
  answer({
    selections: [
      fitting(1, 'yesterday', [{ ...lens('right', -2.75), eye: 5 }]),
      fitting(2, '2026-01-18T12:00:00+03:00', 'none' as never),
    ],
  })
  renderPage(<SelectionPage />, '/selection/')
  const card = await screen.findByRole('region', { name: 'История подборов' })
  await within(card).findByRole('heading', { name: 'Дату не удалось показать' })
  expect(within(card).getAllByText('Линзы не удалось показать.')).toHaveLength(2)
  expect(
    within(screen.getByRole('region', { name: 'Ваши параметры' })).getByText(/не удалось показать/),
  ).toBeVisible()
  expect(screen.queryByText(/не подобраны|не указан|Параметров пока нет/)).not.toBeInTheDocument()
})

it('one of two lenses that cannot be read is named beside the other', async () => {
  answer({
    selections: [
      fitting(1, '2026-01-18T12:00:00+03:00', [lens('right', -2.75), { ...lens('left', -3), eye: 5 }]),
    ],
  })
  renderPage(<SelectionPage />, '/selection/')
  const card = await screen.findByRole('region', { name: 'История подборов' })
  expect(await within(card).findByText('−2,75')).toBeVisible()
  expect(within(card).getByText('Часть линз не удалось показать.')).toBeVisible()
})

it('prescribed lenses that cannot be read are named beside the own ones, and on the home', async () => {
  answer({
    selections: [fitting(1, '2026-01-18T12:00:00+03:00', [{ ...lens('right', -3), eye: 5 }])],
    own: [lens('right', -2.5)],
  })
  renderPage(
    <>
      <SelectionPage />
      <VisionCard />
    </>,
    '/selection/',
  )
  expect(await screen.findByText(/^Со слов покупателя/)).toBeVisible()
  const card = screen.getByRole('region', { name: 'Ваши параметры' })
  expect(within(card).getByText('Подобранные линзы не удалось показать')).toBeVisible()
  const home = screen.getByRole('region', { name: 'Профиль зрения' })
  expect(within(home).getByText('Подобранные линзы не удалось показать.')).toBeVisible()
})

it.each([
  [
    'Часть линз не удалось показать',
    [fitting(1, '2026-01-18T12:40:00+03:00', [lens('right', -2.75), { ...lens('left', -3), eye: 5 }])],
  ],
  [
    'Линзы более нового подбора не удалось показать',
    [
      fitting(1, '2026-01-18T12:40:00+03:00', [lens('right', -2.75)]),
      fitting(2, '2026-07-18T12:40:00+03:00', [{ ...lens('right', -3), eye: 5 }]),
    ],
  ],
])('%s: the lenses, their copy, print, pass and the home say so', async (words, selections) => {
  answer({ selections })
  const { user } = renderPage(
    <>
      <SelectionPage />
      <VisionCard />
    </>,
    '/selection/',
  )
  const copyButton = await screen.findByRole('button', { name: 'Скопировать текстом' })
  expect(within(screen.getByRole('region', { name: 'Ваши параметры' })).getByText(words)).toBeVisible()
  expect(await screen.findByText(new RegExp(`^${words}\\. Проверено 18.января 2026`))).toBeVisible()
  const copy = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(copyButton)
  expect(copy).toHaveBeenCalledWith(expect.stringContaining(`\n${words}\n`))
  await user.click(screen.getByRole('button', { name: 'Показать в оптике' }))
  const pass = within(await screen.findByRole('dialog', { name: 'Профиль зрения' }))
  expect(pass.getByText(words)).toBeVisible()
  await user.click(pass.getByRole('button', { name: 'Распечатать' }))
  const [page] = jest.mocked(printPage).mock.lastCall ?? []
  expect(page?.lines).toContain(words)
})

it('the parameters are copied as text', async () => {
  answer({ selections: [fitting(1, '2026-01-18T12:40:00+03:00', [lens('right', -2.75)])] })
  const { user } = renderPage(<SelectionPage />, '/selection/')
  const copy = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Скопировать текстом' }))
  expect(await screen.findByText('Скопировано')).toBeVisible()
  expect(copy).toHaveBeenCalledWith(
    [
      'Параметры контактных линз',
      'Правый глаз (OD): Ясно Месяц, Sph −2,75, Cyl —, Ax —, BC 8,6, Dia 14,2',
      'Замена через 30\u00a0дн.',
      'Подобрал специалист: Ольга Петровна, Оптика на Тверской, 18\u00a0января 2026',
    ].join('\n'),
  )
})

it('the pass shows both eyes, leaves out what a lens has not, and carries the text in its code', async () => {
  answer({
    selections: [fitting(1, '2026-01-18T12:40:00+03:00', [lens('right', -2.75), lens('left', -3, -0.75)])],
  })
  const { user } = renderPage(<SelectionPage />, '/selection/')
  await user.click(await screen.findByRole('button', { name: 'Показать в оптике' }))
  const pass = within(await screen.findByRole('dialog', { name: 'Профиль зрения' }))
  const eyes = pass.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(eyes[0]).toMatch(/Правый глаз, OD−2,75Ясно МесяцBC8,6Dia14,2$/)
  expect(eyes[1]).toMatch(/Левый глаз, OS−3,00Ясно МесяцCyl−0,75Ax170°BC8,6Dia14,2$/)
  expect(pass.getByText(/Ольга Петровна, Оптика на Тверской, 18\s?.*января 2026/)).toBeVisible()
  // The code has modules, so it contains the text: a text that is too long would render nothing.
  expect(pass.getByRole('img', { name: 'QR-код с параметрами линз' }).innerHTML).toMatch(/^<path d="M0 0h7/)
  await user.click(pass.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the pass is printed as the prescription is, and says where that fails', async () => {
  answer({ selections: [fitting(1, '2026-01-18T12:40:00+03:00', [lens('right', -2.75)])] })
  const { user } = renderPage(<SelectionPage />, '/selection/')
  await user.click(await screen.findByRole('button', { name: 'Показать в оптике' }))
  const pass = within(await screen.findByRole('dialog', { name: 'Профиль зрения' }))
  const print = jest.mocked(printPage).mockImplementationOnce(() => {
    throw new Error('no window')
  })
  await user.click(pass.getByRole('button', { name: 'Распечатать' }))
  expect(await pass.findByText('Распечатать не удалось. Попробуйте ещё раз')).toBeVisible()
  await user.click(pass.getByRole('button', { name: 'Распечатать' }))
  expect(print).toHaveBeenLastCalledWith(
    expect.objectContaining({
      rows: [['Правый, OD', 'Ясно Месяц', '−2,75', '—', '—', '8,6', '14,2']],
    }),
  )
  expect(pass.queryByText(/Распечатать не удалось/)).toBeNull()
})

it('a recommended product goes into the basket', async () => {
  answer({ recommendations: [{ title: 'Увлажнение', text: 'Дважды в день', product_id: 207 }] })
  const { user } = renderPage(<SelectionPage />, '/selection/')
  expect(await screen.findByRole('link', { name: 'Капли' })).toHaveAttribute('href', '/catalog/drops/')
  expect(screen.getByText(/^от 500\s₽$/)).toBeVisible()
  const sent: string[] = []
  shop()
    .get('/api/v2/internal/basket/?type=eshop')
    .reply(200, success({ ...dataOf('getBasket') }))
  shop()
    .post('/api/v1/eshop/basket/items/add/additional/', (body: string) => sent.push(body) > 0)
    .reply(200, success({ ...dataOf('getBasket') }))
  await user.dblClick(screen.getByRole('button', { name: /^В корзину/ }))
  expect(await screen.findByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/basket/')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('2071')
})

it('a result of a test that is not known here, or out of its range, is shown as it came', async () => {
  answer({
    results: [
      {
        id: 8,
        test_code: 'osdi6',
        created_at: null,
        score: -5,
        max_score: 24,
        level: { code: 'mild', label: 'Странно' },
      },
      {
        id: 9,
        test_code: 'constructor',
        created_at: '2026-03-18T12:00:00+03:00',
        score: 3,
        max_score: 9,
        level: { code: 'mild', label: 'Лёгкая сухость' },
      },
    ],
  })
  renderPage(<SelectionPage />, '/selection/')
  expect(await screen.findByText('18 марта 2026, 3 из 9, Лёгкая сухость')).toBeVisible()
  expect(screen.getByText('−5 из 24. Странно')).toBeVisible()
})

it('what a selection does not say leaves no empty heading, full stop or false comparison', async () => {
  const result = (id: number, score: number, max_score: number, created_at: string) => ({
    id,
    test_code: 'osdi6',
    created_at,
    score,
    max_score,
    level: { code: 'positive', label: '' },
  })
  const advice = [{ title: null, text: 'Моргайте чаще', product_id: null }]
  const bare = { department: null, specialist_name: null, replacement_days: -1, recommendations: advice }
  answer({
    // Both times are on the same night, written with different offsets.
    selections: [
      fitting(1, '2026-01-18T23:00:00+03:00', [lens('right', -1)]),
      fitting(2, '2026-01-18T21:00:00Z', [lens('right', -2)], bare),
    ],
    recommendations: advice,
    results: [result(1, 50, 100, '2026-01-01T12:00:00+03:00'), result(2, 6, 24, '2026-02-01T12:00:00+03:00')],
  })
  renderPage(<SelectionPage />, '/selection/')
  const history = await screen.findByRole('region', { name: 'История подборов' })
  expect(await within(history).findByText('было −1,00')).toBeVisible()
  expect(within(history).getByText('Моргайте чаще', { ignore: false }).textContent).toBe('Моргайте чаще')
  expect(await screen.findByText(/6 из 24\. Есть признаки/)).toBeVisible()
  expect(screen.queryByText(/Стало (лучше|хуже)/)).not.toBeInTheDocument()
  expect(screen.queryByText(/Замена линз/)).not.toBeInTheDocument()
  expect(screen.queryAllByRole('heading', { name: '' })).toEqual([])
})

it('the card of the home names only what it knows of the last selection', async () => {
  answer({ selections: [fitting(1, 'давно', [lens('right', -1)], { department: null })] })
  renderPage(<VisionCard />, '/')
  expect(await screen.findByText('Линзы советуют проверять раз в полгода.')).toBeVisible()
})

describe('what did not load is not said to be missing', () => {
  const failing = (path: string) => shop().persist().get(`${INTERNAL}/${path}`).reply(500, '')

  it('own lenses that failed, where nobody has prescribed any', async () => {
    failing('personal/profile/lenses_info/')
    answer({})
    renderPage(<SelectionPage />, '/selection/')
    expect(await screen.findByText('Ваши линзы не загрузились')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
    expect(screen.queryByText(/Параметров пока нет/)).toBeNull()
  })

  it.each([[[]], [[{ title: 'Совет', text: 'Моргайте чаще', product_id: null }]]])(
    'collections that failed, beside recommendations %j',
    async (recommendations) => {
      failing('personal/collections/')
      answer({ recommendations })
      renderPage(<SelectionPage />, '/selection/')
      const card = await screen.findByRole('region', { name: 'Рекомендации' })
      expect(await within(card).findByText('Подборки не загрузились')).toBeVisible()
      expect(within(card).getByRole('button', { name: 'Повторить' })).toBeVisible()
      expect(within(card).queryAllByText('Моргайте чаще')).toHaveLength(recommendations.length)
    },
  )
})
