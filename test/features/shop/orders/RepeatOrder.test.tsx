import '../../../support/browser'
import { screen, waitFor, within } from '@testing-library/react'
import { leaveTo } from '#host/page/pageAddress'
import { dataOf } from '../../../support/endpoints'
import { refusal, shop, success } from '../../../support/shop'
import { button, openOrders, order } from './openOrders'

jest.mock('#host/page/pageAddress')

beforeEach(() => jest.mocked(leaveTo).mockClear())

type Wire = Record<string, unknown>

/** Returns the path of a product's offers. */
const offersOf = (id: number) => `/api/v2/internal/catalog/products/offers/eshop/?product_id=${id}`
const BASKET = '/api/v2/internal/basket/?type=eshop'
const VALIDATE = '/api/v2/internal/basket/validate/'
const ADD_LENSES = '/api/v1/eshop/basket/items/add/lenses/'
const ADD_ADDITIONAL = '/api/v1/eshop/basket/items/add/additional/'
const WIZARD = '/api/v2/internal/basket/eshop/wizard/'

const price = { value: 1990, currency: 'RUB' }
const [offerExample = {}] = dataOf('getOffers')['offers'] as Wire[]
const [basketItem = {}] = dataOf('getBasket')['items'] as Wire[]
const box = { value: 6, unit: 'lenses' }
const bottle = { value: 360, unit: 'ml' }

const offer = (id: number, rest: Wire = {}): Wire => ({
  ...offerExample,
  offer_id: id,
  product_id: 202,
  pack_id: 20206,
  title: 'Ясно Месяц, 6 шт',
  params: [box],
  price,
  is_available: true,
  ...rest,
})
const solution = (rest: Wire = {}) =>
  offer(2061, {
    product_id: 206,
    pack_id: 206360,
    title: 'Росинка, 360 мл',
    params: [bottle],
    sphere: null,
    base_curve: null,
    diameter: null,
    ...rest,
  })

const item = (offerId: number | null, rest: Wire = {}): Wire => ({
  product_id: 202,
  pack_id: 20206,
  offer_id: offerId,
  title: 'Ясно Месяц',
  picture: null,
  params: [box],
  quantity: 2,
  price,
  ...rest,
})
const solutionItem = item(2061, {
  product_id: 206,
  pack_id: 206360,
  title: 'Росинка',
  params: [bottle],
  quantity: 1,
})

const basket = (rest: Wire = {}) => ({
  ...dataOf('getBasket'),
  subscription_type_id: null,
  delivery_period: null,
  items: [],
  ...rest,
})

async function openRepeat(items: Wire[], offers: Wire[], held: Wire = basket()) {
  const user = openOrders({ orders: [order(7, { items })] }, '/orders/?order=7')
  for (const id of new Set(items.map(({ product_id }) => Number(product_id))))
    shop()
      .get(offersOf(id))
      .reply(200, success({ offers: offers.filter(({ product_id }) => product_id === id) }))
  shop().get(BASKET).reply(200, success(held))
  await user.click(await button(/Повторить заказ/))
  const dialog = within(await screen.findByRole('dialog', { name: 'Повторить заказ № 7' }))
  return {
    user,
    dialog,
    press: async (name: string) => user.click(await dialog.findByRole('button', { name })),
  }
}

/** Mocks the range of the lenses, which is requested if the order leaves a parameter open. */
const isMadeIn = (rest: Wire) =>
  shop()
    .get('/api/v2/internal/catalog/products/detail/id/202/params/')
    .reply(200, success({ ...dataOf('getProductParams'), base_curve: [8.6], diameter: [14.2], ...rest }))

/** Mocks a call with this body, which adds the offer to the basket. */
function takes(path: string, offerId: number, quantity: number) {
  shop()
    .post(
      path,
      new RegExp(
        `name="offer_id"\\r\\n\\r\\n${offerId}\\r\\n[^]*name="quantity"\\r\\n\\r\\n${quantity}\\r\\n`,
      ),
    )
    .reply(200, success(basket()))
}

/** Mocks the read of the basket at the press: another device may have put a subscription into it. */
const isRead = (held: Wire = basket()) => shop().get(BASKET).reply(200, success(held))

const toBasket = () => waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/basket/'))

it('repeating an order adds lenses and care products once and leads to the basket', async () => {
  const { press, dialog } = await openRepeat([item(2021), solutionItem], [offer(2021), solution()])
  expect(await dialog.findByText('−2,75')).toBeVisible()
  expect(dialog.getByText(/2\sшт по 1\s990\s₽/)).toBeVisible()
  isRead()
  takes(ADD_LENSES, 2021, 2)
  takes(ADD_ADDITIONAL, 2061, 1)
  await press('Добавить в корзину')
  await toBasket()
})

it('repeating an order names what is not sold before it adds the rest', async () => {
  const { press, dialog } = await openRepeat(
    [item(2021), item(2081, { title: 'Ясно Год' }), item(2051, { title: 'Ясно Цвет' })],
    [offer(2021), offer(2051, { is_available: false })],
  )
  expect(await dialog.findByText('Ясно Год')).toBeVisible()
  expect(dialog.getByText(/больше не продаётся/)).toBeVisible()
  expect(dialog.getByText(/сейчас нет в наличии/)).toHaveTextContent('Ясно Цвет')
  isRead()
  takes(ADD_LENSES, 2021, 2)
  await press('Добавить остальное')
  await toBasket()
})

it('what is sold by single lenses alone is not said to be gone, nor what may be', async () => {
  for (const id of [208, 209, 210])
    shop()
      .get(offersOf(id).replace('eshop', 'mono'))
      .reply(
        id === 210 ? 500 : 200,
        success({
          offers: id === 209 ? [offer(9, { product_id: 209, params: [{ value: 1, unit: 'lenses' }] })] : [],
        }),
      )
  const { dialog } = await openRepeat(
    [
      item(2081, { product_id: 208, title: 'Ясно Год' }),
      item(2091, { product_id: 209, title: 'Ясно Поштучно' }),
      item(2101, { product_id: 210, title: 'Ясно Ночь' }),
    ],
    [],
  )
  expect(await dialog.findByText(/больше не продаётся/)).toHaveTextContent('Ясно Год')
  const others = dialog.getAllByText(/упаковками не продаётся/)
  expect(others.map(({ textContent }) => textContent)).toEqual([
    'Ясно Поштучно: упаковками не продаётся',
    'Ясно Ночь: упаковками не продаётся',
  ])
})

it('a line of an order that cannot be read is said to be there, and is not bought again', async () => {
  const { press, dialog } = await openRepeat(
    [item(2021), item(2022, { quantity: null })],
    [offer(2021), offer(2022)],
  )
  expect(screen.getByText('Не удалось показать товар «Ясно Месяц»')).toBeVisible()
  expect(await dialog.findByText(/не удалось показать/)).toBeVisible()
  isRead()
  takes(ADD_LENSES, 2021, 2)
  await press('Добавить остальное')
  await toBasket()
})

it('a line that says nothing of itself asks for no offers, and doubles none', async () => {
  const user = openOrders({ orders: [order(7, { items: [item(2021), '?'] })] }, '/orders/?order=7')
  shop()
    .get(offersOf(202))
    .reply(200, success({ offers: [offer(2021)] }))
  shop().get(BASKET).reply(200, success(basket()))
  await user.click(await button(/Повторить заказ/))
  const dialog = within(await screen.findByRole('dialog', { name: 'Повторить заказ № 7' }))
  expect(await dialog.findByText('−2,75')).toBeVisible()
  expect(dialog.getByText(/2\sшт по 1\s990\s₽/)).toBeVisible()
  expect(dialog.getByText(/не удалось показать/)).toBeVisible()
  expect(dialog.queryByRole('combobox')).toBeNull()
})

it('an offer that comes in two lists is one box', async () => {
  const items = [item(2021), item(2061, { product_id: null, title: 'Росинка', params: [bottle] })]
  const user = openOrders({ orders: [order(7, { items })] }, '/orders/?order=7')
  const all = '/api/v2/internal/catalog/products/offers/eshop/'
  shop()
    .get(offersOf(202))
    .reply(200, success({ offers: [offer(2021)] }))
  shop()
    .get(all)
    .reply(200, success({ offers: [offer(2021), solution()] }))
  shop().get(BASKET).reply(200, success(basket()))
  await user.click(await button(/Повторить заказ/))
  const dialog = within(await screen.findByRole('dialog', { name: 'Повторить заказ № 7' }))
  expect(await dialog.findByText('−2,75')).toBeVisible()
  expect(dialog.getAllByText(/2\sшт по 1\s990\s₽/)[0]).toBeVisible()
  expect(dialog.getByText(/Росинка/)).toBeVisible()
  expect(dialog.queryByRole('combobox')).toBeNull()
})

it('repeating an order adds nothing when it is cancelled', async () => {
  const { press } = await openRepeat([item(2021), item(2081)], [offer(2021)])
  await press('Отмена')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(leaveTo).not.toHaveBeenCalled()
})

it('an order of which nothing is sold any more leads to the shop', async () => {
  const { dialog } = await openRepeat([item(2081)], [offer(2021)])
  expect(await dialog.findByText(/Ничего из этого заказа сейчас не купить/)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Выбрать линзы' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: /Добавить/ })).not.toBeInTheDocument()
})

it('repeating an order names prices that have changed', async () => {
  const { dialog } = await openRepeat(
    [item(2021, { price: { value: 1800, currency: 'RUB' } })],
    [offer(2021)],
  )
  expect(await dialog.findByText(/Было 1\s800\s₽/)).toBeVisible()
})

it('repeating an order asks for a lens power that the order does not say', async () => {
  isMadeIn({ sphere: [-2.75, -3], cylinder: [], axis: [] })
  const { user, dialog, press } = await openRepeat(
    [item(null)],
    [offer(2021, { sphere: -2.75 }), offer(2022, { sphere: -3 })],
  )
  await press('Добавить в корзину')
  expect(await dialog.findByText('Выберите параметры линз')).toBeVisible()
  const sphere = dialog.getByRole('combobox', { name: 'Сфера (Sph)' })
  expect(sphere).toHaveFocus()
  await user.selectOptions(sphere, '−3,00')
  isRead()
  takes(ADD_LENSES, 2022, 2)
  await press('Добавить в корзину')
  await toBasket()
})

it('repeating an order asks for a cylinder, also where the pack is in stock with one alone', async () => {
  const toric = { cylinder: -0.75, axis: 180 }
  isMadeIn({ sphere: [-2.75, -3], cylinder: [-0.75, -1.25], axis: [180] })
  const { user, dialog, press } = await openRepeat(
    [item(null)],
    [
      offer(2021, { ...toric, sphere: -2.75 }),
      offer(2022, { ...toric, sphere: -3 }),
      offer(2023, {
        ...toric,
        sphere: -3,
        cylinder: -1.25,
        pack_id: 20212,
        params: [{ value: 12, unit: 'lenses' }],
      }),
    ],
  )
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Сфера (Sph)' }), '−3,00')
  const cylinder = dialog.getByRole('combobox', { name: 'Цилиндр (Cyl)' })
  expect(cylinder).toHaveValue('')
  await press('Добавить в корзину')
  expect(await dialog.findByText('Выберите параметры линз')).toBeVisible()
  await user.selectOptions(cylinder, '−0,75')
  isRead()
  takes(ADD_LENSES, 2022, 2)
  await press('Добавить в корзину')
  await toBasket()
})

it('repeating an order continues after a refusal and adds nothing twice', async () => {
  const { press, dialog } = await openRepeat([item(2021), solutionItem], [offer(2021), solution()])
  isRead()
  takes(ADD_LENSES, 2021, 2)
  shop().post(ADD_ADDITIONAL).reply(400, refusal(1, 'Склад закрыт'))
  // The lenses are in the basket by now, which another try finds out.
  shop()
    .get(BASKET)
    .thrice()
    .reply(200, success(basket({ items: [{ ...basketItem, offer_id: 2021, quantity: 2 }] })))
  await press('Добавить в корзину')
  expect(await dialog.findByText(/^Росинка.*: Склад закрыт/)).toBeVisible()
  expect(leaveTo).not.toHaveBeenCalled()
  takes(ADD_ADDITIONAL, 2061, 1)
  await press('Добавить в корзину')
  await toBasket()
})

it('repeating an order says what the basket already holds and what is wrong with it', async () => {
  shop()
    .post(VALIDATE)
    .reply(200, success({ is_valid: false, messages: ['Минимальная сумма заказа — 1000 ₽'] }))
  const { dialog } = await openRepeat(
    [solutionItem],
    [solution()],
    basket({ items: [{ ...basketItem, title: 'Капли', quantity: 1 }] }),
  )
  expect(await dialog.findByText(/В корзине уже лежит: Капли, 1 шт/)).toBeVisible()
  expect(await dialog.findByText(/Минимальная сумма/)).toBeVisible()
})

describe('with a subscription in the basket', () => {
  const subscribed = basket({
    subscription_type_id: 1,
    delivery_period: 'monthly',
    items: [{ ...basketItem, title: 'Ясно День', quantity: 3 }],
  })

  it('lenses replace a subscription in the basket only after a question', async () => {
    const { press, dialog } = await openRepeat(
      [item(2021), solutionItem],
      [offer(2021), solution()],
      subscribed,
    )
    expect(await dialog.findByText(/Обычные линзы заменят её/)).toBeVisible()
    expect(dialog.getByText('Из корзины уйдёт: Ясно День, 3 шт')).toBeVisible()
    shop().get(BASKET).reply(200, success(subscribed))
    shop()
      .post(WIZARD, {
        mode: 'lenses-on-subscription',
        delivery_period: null,
        lenses: [{ offer_id: 2021, quantity: 2 }],
        additional: [{ offer_id: 2061, quantity: 1 }],
      })
      .reply(200, success(basket()))
    await press('Заменить подписку')
    await toBasket()
  })

  it('lenses do not go into a subscription that another device has begun since', async () => {
    const { press, dialog, user } = await openRepeat([item(2021)], [offer(2021)])
    expect(await dialog.findByText('−2,75')).toBeVisible()
    isRead(subscribed)
    await press('Добавить в корзину')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('В корзине подписка. Заменить её линзами без подписки?')).toBeVisible()
    expect(question.getByText('Из корзины уйдёт: Ясно День, 3 шт')).toBeVisible()
    expect(leaveTo).not.toHaveBeenCalled()
    isRead(subscribed)
    shop()
      .post(WIZARD, {
        mode: 'lenses-on-subscription',
        delivery_period: null,
        lenses: [{ offer_id: 2021, quantity: 2 }],
        additional: [],
      })
      .reply(200, success(basket()))
    await user.click(question.getByRole('button', { name: 'Заменить подписку' }))
    await toBasket()
  })

  it('more than was said leaves a subscription only after a question', async () => {
    const { press, dialog } = await openRepeat([item(2021)], [offer(2021)], subscribed)
    expect(await dialog.findByText('Из корзины уйдёт: Ясно День, 3 шт')).toBeVisible()
    const more = { ...subscribed, items: [{ ...basketItem, title: 'Ясно Год', quantity: 1 }] }
    shop().get(BASKET).twice().reply(200, success(more))
    await press('Заменить подписку')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Из корзины уйдёт: Ясно Год, 1 шт')).toBeVisible()
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('care products join a subscription in the basket', async () => {
    shop()
      .post(VALIDATE)
      .reply(200, success({ is_valid: true, messages: [] }))
    const { dialog } = await openRepeat([solutionItem], [solution()], subscribed)
    expect(await dialog.findByRole('button', { name: 'Добавить в корзину' })).toBeVisible()
  })
})

it('repeating an order can be tried again when offers or basket do not load', async () => {
  const user = openOrders({ orders: [order(7, { items: [item(2021)] })] }, '/orders/?order=7')
  shop().get(offersOf(202)).reply(400, refusal(1, 'Ведутся работы'))
  shop().get(BASKET).reply(200, success(basket()))
  await user.click(await button(/Повторить заказ/))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Наличие не загрузилось')).toBeVisible()
  shop()
    .get(offersOf(202))
    .reply(200, success({ offers: [offer(2021)] }))
  await user.click(dialog.getByRole('button', { name: 'Повторить' }))
  expect(await dialog.findByRole('button', { name: 'Добавить в корзину' })).toBeVisible()
})
