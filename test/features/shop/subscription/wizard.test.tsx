import '../../../support/browser'
import { screen, waitFor, within } from '@testing-library/react'
import { leaveTo } from '#host/page/pageAddress'
import { dataOf } from '../../../support/endpoints'
import { refusal, shop, success } from '../../../support/shop'
import { announceNone, draw, drops, offer, paths, type Wire } from './openSubscription'

jest.mock('#host/page/pageAddress')

beforeEach(() => jest.mocked(leaveTo).mockClear())

const [itemExample = {}] = dataOf('getBasket')['items'] as Wire[]
const held = (rest: Wire = {}): Wire => ({
  ...dataOf('getBasket'),
  subscription_type_id: null,
  delivery_period: null,
  items: [],
  ...rest,
})
const lenses = { items: [{ ...itemExample, title: 'Ясно День', quantity: 3 }] }
const subscribed = { ...lenses, subscription_type_id: 1, delivery_period: 'monthly' }

async function openWizard(basket: Wire = held(), worn: Wire[] = [], made: Wire = {}) {
  announceNone()
  answerWorn(worn)
  const page = draw()
  shop()
    .get(`${paths.offers}?product_id=202`)
    .reply(
      200,
      success({
        offers: [
          offer(2021),
          offer(2022, { sphere: -3 }),
          offer(2025, { is_available: false, title: 'Нет' }),
        ],
      }),
    )
  shop()
    .get(`${paths.offers}?product_id=207`)
    .reply(200, success({ offers: [drops] }))
  announceGoods([207], made)
  shop().get(paths.basket).reply(200, success(basket))
  await page.press('Оформить подписку')
  return page
}

/** Mocks one lens product in one size, and additional products. */
function announceGoods(additional: number[], made: Wire = {}) {
  const [product = {}] = dataOf('getAdditionalProducts')['products'] as Wire[]
  const pack = { ...(product['eshop_packs'] as Wire[])[0], id: 20206, is_available: true, params: box }
  shop()
    .get(`${paths.catalogue}?category=lenses`)
    .reply(
      200,
      success({
        products: [{ ...product, id: 202, title: 'Ясно Месяц', category: 'lenses', eshop_packs: [pack] }],
      }),
    )
  shop()
    .get(paths.basketProducts)
    .reply(200, success({ products: additional.map((id) => ({ ...product, id })) }))
  shop().get(paths.range).optionally().reply(200, success(made))
}
const box = [{ value: 6, unit: 'lenses' }]

const answerWorn = (lenses: Wire[]) =>
  shop()
    .get(paths.lensesInfo)
    .reply(200, success({ wears_lenses: true, lenses }))

type Page = Awaited<ReturnType<typeof openWizard>>

async function choose({ user, press }: Page, period: string) {
  await user.click(await screen.findByRole('radio', { name: new RegExp(period) }))
  await press('Дальше')
  await user.click(await screen.findByRole('checkbox', { name: 'Для левого глаза такие же' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Сфера (Sph)' }), '−3,00')
  await press('Дальше')
  await press('Положить в корзину')
}

const both = [
  { eye: 'right', offer_id: 2022, quantity: 1 },
  { eye: 'left', offer_id: 2022, quantity: 1 },
]

/** The wizard's call, which has to be made with exactly this, by what the basket holds then. */
function takes(mode: string, period: string | null, basket: Wire = {}) {
  shop()
    .get(paths.basket)
    .reply(200, success(held(basket)))
  shop()
    .post(paths.wizard, { mode, delivery_period: period, lenses: both, additional: [] })
    .reply(200, success(held()))
  shop().get(paths.basket).optionally().reply(200, success(held()))
}

const toBasket = () => waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/basket/'))

it('the subscription page says what a subscription gives, with its periods', async () => {
  announceNone()
  draw()
  expect(await screen.findByText('1 раз в месяц')).toBeVisible()
  expect(screen.getByText(/Скидка 10\s%/)).toBeVisible()
})

it('the subscription wizard keeps the choices of each step and leads to the basket', async () => {
  const page = await openWizard()
  const { user, press } = page
  const step = await page.dialog('Шаг 1 из 3')
  await press('Дальше')
  expect(await step.findByText('Выберите, как часто привозить линзы')).toBeVisible()
  expect(step.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringContaining('1 раз в месяц'),
    expect.stringContaining('1 раз в 3 месяца'),
    expect.stringContaining('1 раз за весь период подписки'),
    expect.stringContaining('Без подписки'),
  ])
  await user.click(step.getByRole('radio', { name: /3 месяца/ }))
  await press('Дальше')

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Какие линзы вы носите' })).toHaveFocus())
  await press('Дальше')
  // No second eye is taken for granted.
  await waitFor(() => expect(screen.getAllByText('Выберите линзы и все их параметры')).toHaveLength(2))
  const right = within(screen.getByRole('group', { name: 'Правый глаз' }))
  await user.selectOptions(right.getByRole('combobox', { name: 'Сфера (Sph)' }), '−2,75')
  const left = within(screen.getByRole('group', { name: 'Левый глаз' }))
  await user.selectOptions(left.getByRole('combobox', { name: 'Сфера (Sph)' }), '−3,00')
  await user.selectOptions(screen.getByRole('combobox', { name: /Упаковок Левый/ }), '2')
  await press('Дальше')

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Что добавить к линзам' })).toHaveFocus())
  await press('Назад')
  expect(await screen.findByRole('combobox', { name: /Упаковок Левый/ })).toHaveValue('2')
  await press('Дальше')
  expect(screen.getByText('Итого').nextSibling).toHaveTextContent(/^3\s000\s₽$/)
  await user.selectOptions(await screen.findByRole('combobox', { name: /Капли/ }), '2 шт')
  expect(screen.getByText('Итого').nextSibling).toHaveTextContent(/^4\s000\s₽$/)
  expect(screen.getByText(/^Левый глаз: Ясно Месяц/).nextSibling).toHaveTextContent(/^2\s000\s₽$/)
  shop()
    .post(paths.wizard, {
      mode: 'default',
      delivery_period: 'quarterly',
      lenses: [
        { eye: 'right', offer_id: 2021, quantity: 1 },
        { eye: 'left', offer_id: 2022, quantity: 2 },
      ],
      additional: [{ offer_id: 2071, quantity: 2 }],
    })
    .reply(200, success(held()))
  shop().get(paths.basket).optionally().reply(200, success(held()))
  await user.dblClick(await screen.findByRole('button', { name: 'Положить в корзину' }))
  await toBasket()
})

it.each([
  [
    'subscription-on-subscription',
    subscribed,
    '1 раз в месяц',
    'monthly',
    /уже есть подписка/,
    'Заменить подписку',
  ],
  [
    'subscription-on-lenses',
    lenses,
    '1 раз за весь',
    'one_time',
    /линзы без подписки\. Заменить/,
    'Заменить линзы',
  ],
  [
    'lenses-on-subscription',
    subscribed,
    'Без подписки',
    null,
    /Заменить её линзами без подписки/,
    'Заменить подписку',
  ],
])(
  'the subscription wizard asks before %s, and names what is replaced',
  async (mode, basket, label, period, question, action) => {
    const page = await openWizard(held(basket))
    await choose(page, label)
    await waitFor(() => expect(screen.getByRole('heading', { name: question })).toHaveFocus())
    expect(screen.getByText('Ясно День, 3 шт')).toBeVisible()
    expect(leaveTo).not.toHaveBeenCalled()
    takes(mode, period, basket)
    await page.press(action)
    await toBasket()
  },
)

it.each([
  ['lenses beside lenses', lenses],
  ['lenses into an empty basket', {}],
])('the subscription wizard replaces nothing and asks nothing for %s', async (_, basket) => {
  const page = await openWizard(held(basket))
  takes('default', null, basket)
  await choose(page, 'Без подписки')
  await toBasket()
})

it('the subscription wizard keeps the choices of an unfinished step', async () => {
  const { user, press } = await openWizard()
  await user.click(await screen.findByRole('radio', { name: /1 раз в месяц/ }))
  await press('Дальше')
  await user.click(await screen.findByRole('checkbox', { name: 'Для левого глаза такие же' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Сфера (Sph)' }), '−3,00')
  await press('Дальше')
  await user.selectOptions(await screen.findByRole('combobox', { name: /Росинка|капли/i }), '2 шт')
  await press('Назад')
  await press('Дальше')
  const goods = await screen.findByRole('combobox', { name: /Росинка|капли/i })
  await waitFor(() => expect(goods).toHaveDisplayValue('2 шт'))
})

it('the subscription wizard asks again when the basket has changed meanwhile', async () => {
  const page = await openWizard()
  shop().get(paths.basket).reply(200, success(held()))
  shop().post(paths.wizard).reply(400, refusal(400, 'Корзина изменилась'))
  shop()
    .get(paths.basket)
    .reply(200, success(held(lenses)))
  await choose(page, '1 раз в месяц')
  expect(await screen.findByText('Корзина изменилась')).toBeVisible()
  // The new basket is loading; a press before it has arrived is refused again.
  await waitFor(async () => {
    await page.press('Положить в корзину')
    expect(screen.getByRole('heading', { name: /линзы без подписки/ })).toBeVisible()
  })
  takes('subscription-on-lenses', 'monthly', lenses)
  await page.press('Заменить линзы')
  await toBasket()
})

it('nothing leaves the basket that came into it while the wizard was open, before it is named', async () => {
  const page = await openWizard(held(lenses))
  await choose(page, '1 раз в месяц')
  const more = {
    items: [...lenses.items, { ...itemExample, basket_item_id: 9, title: 'Ясно Год', quantity: 2 }],
  }
  shop()
    .get(paths.basket)
    .twice()
    .reply(200, success(held(more)))
  await page.press('Заменить линзы')
  expect(await screen.findByText('Корзина изменилась. Проверьте, что из неё уйдёт')).toBeVisible()
  expect(await screen.findByText('Ясно Год, 2 шт')).toBeVisible()
  expect(leaveTo).not.toHaveBeenCalled()
  takes('subscription-on-lenses', 'monthly', more)
  await page.press('Заменить линзы')
  await toBasket()
})

it('the subscription wizard is not sent twice while the basket is loading', async () => {
  jest.mocked(leaveTo).mockReturnValueOnce(new Promise(() => undefined))
  const page = await openWizard(held(lenses))
  await choose(page, '1 раз в месяц')
  takes('subscription-on-lenses', 'monthly', lenses)
  await page.press('Заменить линзы')
  await toBasket()
  // The question follows the basket, which is full now, but its button is busy.
  const action = screen.getByRole('button', { name: /Заменить|Положить/ })
  expect(action).toHaveAttribute('aria-busy', 'true')
  await page.user.click(action)
  expect(leaveTo).toHaveBeenCalledTimes(1)
})

it('the subscription wizard leaves basket and subscription alone when it is closed', async () => {
  const page = await openWizard(held(subscribed))
  await choose(page, '1 раз в месяц')
  await page.press('Закрыть')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(leaveTo).not.toHaveBeenCalled()
})

it('the subscription wizard offers to try again when offers do not load', async () => {
  announceNone()
  answerWorn([])
  const { press, dialog } = draw()
  shop().get(`${paths.offers}?product_id=202`).reply(400, refusal(1, 'Ведутся работы'))
  announceGoods([])
  shop().get(paths.basket).reply(200, success(held()))
  await press('Оформить подписку')
  const form = await dialog('Подписка на линзы')
  expect(await form.findByText('Ведутся работы')).toBeVisible()
  shop()
    .get(`${paths.offers}?product_id=202`)
    .reply(200, success({ offers: [offer(2021)] }))
  await press('Повторить')
  expect(await dialog('Шаг 1 из 3')).toBeDefined()
})

it('the subscription wizard begins with the own lenses, for one eye alone too, and guesses nothing', async () => {
  const worn = { ...offer(0), eye: 'left', sphere: -3 }
  const { user, press } = await openWizard(held(), [worn])
  await user.click(await screen.findByRole('radio', { name: /3 месяца/ }))
  await press('Дальше')
  expect(await screen.findByText('Подставлены ваши параметры')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /Упаковок Правый/ })).toHaveDisplayValue('Не нужно')
  const left = within(screen.getByRole('group', { name: 'Левый глаз' }))
  const sphere = await left.findByRole('combobox', { name: 'Сфера (Sph)' })
  expect(sphere).toHaveDisplayValue('−3,00')
  await user.selectOptions(sphere, '−2,75')
  expect(screen.queryByText('Подставлены ваши параметры')).toBeNull()
  await user.selectOptions(sphere, '−3,00')
  await user.selectOptions(screen.getByRole('combobox', { name: /Упаковок Левый/ }), 'Не нужно')
  await press('Дальше')
  expect(await screen.findByText('Укажите количество хотя бы для одного глаза')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: /Упаковок Левый/ }), '2')
  await press('Дальше')
  shop()
    .post(paths.wizard, {
      mode: 'default',
      delivery_period: 'quarterly',
      lenses: [{ eye: 'left', offer_id: 2022, quantity: 2 }],
      additional: [],
    })
    .reply(200, success(held()))
  shop().get(paths.basket).optionally().reply(200, success(held()))
  await press('Положить в корзину')
  await toBasket()
})

it('the wizard asks for a curve of which one is sold and several are made', async () => {
  const { user, press } = await openWizard(held(), [], { base_curve: [8.4, 8.6] })
  await user.click(await screen.findByRole('radio', { name: /3 месяца/ }))
  await press('Дальше')
  await user.click(await screen.findByRole('checkbox', { name: 'Для левого глаза такие же' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Сфера (Sph)' }), '−3,00')
  expect(screen.getByRole('option', { name: '8,4, нет в продаже' })).toBeDisabled()
  await press('Дальше')
  expect(await screen.findByText('Выберите линзы и все их параметры')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Кривизна (BC)' }), '8,6')
  await press('Дальше')
  expect(await screen.findByRole('heading', { name: 'Что добавить к линзам' })).toBeVisible()
})

it('the wizard does not ask by the curves of the lenses that were chosen before', async () => {
  announceNone()
  answerWorn([])
  const { user, press } = draw()
  const [product = {}] = dataOf('getAdditionalProducts')['products'] as Wire[]
  const [pack = {}] = product['eshop_packs'] as Wire[]
  const lensesOf = (id: number, title: string): Wire => ({
    ...product,
    id,
    title,
    category: 'lenses',
    eshop_packs: [{ ...pack, id: id * 100 + 6, is_available: true, params: box }],
  })
  shop()
    .get(`${paths.catalogue}?category=lenses`)
    .reply(200, success({ products: [lensesOf(202, 'Ясно Месяц'), lensesOf(203, 'Ясно Год')] }))
  shop()
    .get(paths.basketProducts)
    .reply(200, success({ products: [] }))
  shop().get(paths.basket).reply(200, success(held()))
  for (const id of [202, 203])
    shop()
      .get(`${paths.offers}?product_id=${id}`)
      .reply(200, success({ offers: [offer(id * 10 + 1, { product_id: id, pack_id: id * 100 + 6 })] }))
  shop()
    .get(paths.range)
    .reply(200, success({ sphere: [-2.75, -3], base_curve: [8.6], diameter: [14.2] }))
  shop().get(paths.range.replace('202', '203')).reply(400, refusal(1, 'Ведутся работы'))
  await press('Оформить подписку')
  await user.click(await screen.findByRole('radio', { name: /3 месяца/ }))
  await press('Дальше')
  await user.click(await screen.findByRole('checkbox', { name: 'Для левого глаза такие же' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Линзы' }), 'Ясно Месяц, 6 шт')
  expect(await screen.findByRole('combobox', { name: 'Сфера (Sph)' })).toBeVisible()
  // It is made in one curve.
  expect(screen.queryByRole('combobox', { name: 'Кривизна (BC)' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Линзы' }), 'Ясно Год, 6 шт')
  expect(await screen.findByRole('combobox', { name: 'Кривизна (BC)' })).toBeVisible()
})
