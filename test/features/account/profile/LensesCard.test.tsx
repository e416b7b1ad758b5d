import { act, screen, waitFor, within } from '@testing-library/react'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { LensesCard } from '#features/account/profile/LensesCard'
import { offline, refusal, shop, success } from '../../../support/shop'
import { button, expectSave, settled } from './profileAnswers'
import { renderCard } from '../../../support/renderPage'

const INFO = '/api/v2/internal/personal/profile/lenses_info/'
const CATALOGUE = '/api/v2/internal/catalog/products/'

const lens = {
  eye: 'right',
  product_id: 202,
  title: 'Ясно Месяц',
  sphere: -2.75,
  cylinder: null,
  axis: null,
  addition: null,
  base_curve: 8.6,
  diameter: 14.2,
}
const left = { ...lens, eye: 'left', sphere: -3 }
const worn = {
  wears_lenses: true,
  lenses: [lens, left],
  replacement: 'monthly',
  solution_product_id: null,
  since: '2019-09-01',
}
const nothing = { wears_lenses: null, lenses: [], replacement: null, solution_product_id: null, since: null }

const pack = {
  id: 1,
  is_available: true,
  params: [],
  price: null,
  points: 0,
  quantity: 1,
  is_min_price: true,
}
const product = (id: number, title: string, category: string) => ({
  id,
  title,
  category,
  eshop_packs: [pack],
  mono_packs: [],
})

const answerInfo = (info: object) => shop().get(INFO).reply(200, success(info))
const answerRange = (id: number, range: object) =>
  shop()
    .get(`${CATALOGUE}detail/id/${id}/params/`)
    .reply(200, success({ cylinder: [], axis: [], addition: [], ...range }))
const monthly = { sphere: [-2.5, -2.75, -3], base_curve: [8.6], diameter: [14.2] }

function open(info: object) {
  answerInfo(info)
  return renderCard(<LensesCard />).user
}

/** The dialog, with the catalogue loaded. */
async function openDialog(info: object, name: string | RegExp = 'Изменить линзы') {
  const user = open(info)
  const products = [
    product(202, 'Ясно Месяц', 'lenses'),
    product(203, 'Ясно Торик', 'lenses'),
    product(206, 'Росинка', 'solutions'),
  ]
  shop()
    .get(CATALOGUE)
    .reply(200, success({ products, shopData: null }))
  await user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('radio', { name: 'Ношу линзы' })
  return user
}

const select = (name: RegExp, within_ = within(screen.getByRole('dialog'))) =>
  within_.findByRole('combobox', { name })
const eye = (name: string) => within(screen.getByRole('group', { name }))
const save = () => button('Сохранить')

it('the card of worn lenses says what is worn on each eye, and how', async () => {
  open(worn)
  expect(await screen.findByText('OD −2,75 · BC 8,6 · Dia 14,2')).toBeVisible()
  expect(screen.getByText('OS −3,00 · BC 8,6 · Dia 14,2')).toBeVisible()
  expect(screen.getByText('Меняю: раз в месяц')).toBeVisible()
  expect(screen.getByText('Ношу с 1 сентября 2019')).toBeVisible()
})

it('a customer who has said nothing is invited, and may say that they wear none', async () => {
  const user = await openDialog(nothing, 'Рассказать о линзах')
  await user.click(save())
  expect(await screen.findByText('Выберите один из вариантов')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Не ношу' }))
  answerInfo(nothing)
  expectSave(INFO, { ...nothing, wears_lenses: false })
  answerInfo({ ...nothing, wears_lenses: false })
  await user.click(save())
  expect(await screen.findByText('Линзы не ношу')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Сведения о линзах сохранены')
})

it('a record with lenses that does not say whether they are worn is shown like one that does', async () => {
  const user = await openDialog({ ...worn, wears_lenses: null })
  expect(screen.getByText('OD −2,75 · BC 8,6 · Dia 14,2')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Ношу линзы' })).toBeChecked()
  await user.clear(await screen.findByLabelText(/С какого дня носите/))
  answerInfo({ ...worn, wears_lenses: null })
  expectSave(INFO, { ...worn, wears_lenses: null, since: null })
  answerInfo({ ...worn, wears_lenses: null, since: null })
  await user.click(save())
  expect(await screen.findByText('Сведения о линзах сохранены')).toBeInTheDocument()
})

it('an odd day since when lenses were worn stops nobody from saying that they wear none', async () => {
  const odd = { ...worn, lenses: [], since: '1889-03-05' }
  const user = await openDialog(odd)
  await user.click(screen.getByRole('radio', { name: 'Не ношу' }))
  answerInfo(odd)
  // The rest of the record stays, so that a customer who wears lenses again finds them.
  expectSave(INFO, { ...odd, wears_lenses: false })
  answerInfo({ ...odd, wears_lenses: false })
  await user.click(save())
  expect(await screen.findByText('Линзы не ношу')).toBeVisible()
})

it('lenses that are sold no more keep their parameters, which can be changed', async () => {
  shop().persist().get(`${CATALOGUE}detail/id/202/params/`).reply(404, refusal(404, 'Нет такого товара'))
  const user = await openDialog(worn)
  const right = eye('Правый глаз')
  expect(await right.findByRole('combobox', { name: /Сфера/ })).toHaveDisplayValue('−2,75')
  expect(screen.queryByText('Раздел недоступен')).not.toBeInTheDocument()
  await user.selectOptions(right.getByRole('combobox', { name: /Сфера/ }), 'Не знаю')
  answerInfo(worn)
  expectSave(INFO, { ...worn, lenses: [{ ...lens, sphere: null }, left] })
  answerInfo(worn)
  await user.click(save())
  expect(await screen.findByText('Сведения о линзах сохранены')).toBeVisible()
})

it('a solution that is sold no more is shown as chosen and kept', async () => {
  const record = { ...worn, lenses: [], solution_product_id: 299 }
  const user = await openDialog(record)
  expect(await select(/Раствор/)).toHaveDisplayValue('Прежний раствор')
  await user.selectOptions(await select(/Как часто/), 'Каждый день')
  answerInfo(record)
  expectSave(INFO, { ...record, replacement: 'daily' })
  answerInfo(record)
  await user.click(save())
  expect(await screen.findByText('Сведения о линзах сохранены')).toBeVisible()
})

it('the lens dialog offers the values a product is made in, once for both eyes', async () => {
  const user = await openDialog(nothing, 'Рассказать о линзах')
  await user.click(screen.getByRole('radio', { name: 'Ношу линзы' }))
  expect(screen.getByRole('checkbox', { name: /На оба глаза одинаковые/ })).toBeChecked()
  answerRange(203, { ...monthly, cylinder: [-0.75], axis: [180] })
  await user.selectOptions(await select(/Линзы/), 'Ясно Торик')
  const sphere = await select(/Сфера/)
  expect(
    within(sphere)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Не знаю', '−3,00', '−2,75', '−2,50'])
  expect(screen.queryByRole('combobox', { name: /Аддидация/ })).not.toBeInTheDocument()
  await user.selectOptions(sphere, '−2,50')
  await user.selectOptions(await select(/Ось/), '180°')
  await user.selectOptions(await select(/Раствор/), 'Росинка')
  const toric = {
    ...lens,
    product_id: 203,
    title: 'Ясно Торик',
    sphere: -2.5,
    axis: 180,
    base_curve: null,
    diameter: null,
  }
  answerInfo(nothing)
  expectSave(INFO, {
    wears_lenses: true,
    lenses: [toric, { ...toric, eye: 'left' }],
    replacement: null,
    solution_product_id: 206,
    since: null,
  })
  answerInfo(nothing)
  act(() => {
    save().click()
    save().click()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await settled()
})

it('one eye can be changed, and a new product starts without the old values', async () => {
  answerRange(202, monthly)
  const user = await openDialog(worn)
  expect(screen.getByRole('radio', { name: 'Ношу линзы' })).toHaveFocus()
  expect(await select(/Сфера/, eye('Левый глаз'))).toHaveDisplayValue('−3,00')
  answerRange(203, monthly)
  await user.selectOptions(await select(/Линзы/, eye('Левый глаз')), 'Ясно Торик')
  expect(await select(/Сфера/, eye('Левый глаз'))).toHaveDisplayValue('Не знаю')
  const other = { product_id: 203, title: 'Ясно Торик', sphere: null, base_curve: null, diameter: null }
  // Another tab has saved something else meanwhile.
  answerInfo({ ...worn, since: '2020-01-01' })
  expectSave(INFO, { ...worn, since: '2020-01-01', lenses: [lens, { ...left, ...other }] })
  answerInfo(worn)
  await user.click(save())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await settled()
})

it('a lens that is no longer sold stays chosen', async () => {
  answerRange(199, { sphere: [], base_curve: [], diameter: [] })
  const old = { ...lens, product_id: 199, title: 'Ясно Год' }
  await openDialog({ ...worn, lenses: [old] })
  expect(await select(/Линзы/, eye('Правый глаз'))).toHaveDisplayValue('Ясно Год')
  expect(await select(/Сфера/, eye('Правый глаз'))).toHaveDisplayValue('−2,75')
})

it('the lens dialog keeps its choices without a network, and shows a refusal', async () => {
  answerRange(202, monthly)
  const user = await openDialog(worn)
  await user.selectOptions(await select(/Как часто/), 'Каждый день')
  offline()
  answerInfo(worn)
  shop().post(INFO).replyWithError('offline')
  await user.click(save())
  expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
  expect(await select(/Как часто/)).toHaveDisplayValue('Каждый день')
  answerInfo(worn)
  shop()
    .post(INFO)
    .reply(422, { status: 'error', data: { since: ['Ещё не родились'] }, errors: [] })
  await user.click(save())
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /С какого дня/ })).toHaveAccessibleDescription(
      'Ещё не родились',
    ),
  )
})

it('card and catalogue that do not load say so and can be requested again', async () => {
  shop().get(INFO).reply(400, refusal(1, 'Ведутся работы'))
  const { user } = renderCard(<LensesCard />)
  expect(await screen.findByText('Ведутся работы')).toBeVisible()
  answerInfo(nothing)
  await user.click(button('Повторить'))
  shop().get(CATALOGUE).reply(400, refusal(1, 'Каталог закрыт'))
  await user.click(await screen.findByRole('button', { name: 'Рассказать о линзах' }))
  expect(await screen.findByText('Каталог закрыт')).toBeVisible()
})

it.each([
  [404, /^Раствор: прежний, в магазине его больше нет$/],
  [400, /^Раствор: название не загрузилось$/],
])('a solution whose name does not come (HTTP %d) is said to have none', async (status, text) => {
  shop().get(`${CATALOGUE}detail/id/299/`).reply(status, refusal(1, 'Нет'))
  open({ ...worn, solution_product_id: 299 })
  expect(await screen.findByText(text)).toBeVisible()
})
