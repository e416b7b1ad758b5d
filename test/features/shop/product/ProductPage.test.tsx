import { screen, waitFor, within } from '@testing-library/react'
import { ProductPage } from '#features/shop/product/ProductPage'
import { forgetCustomer } from '#host/customer/customer'
import { changeAnswers } from '../../../support/brokenAnswers'
import { openSandbox } from '../../../support/sandbox'
import { renderCard } from '../../../support/renderPage'

function open(id: string, scenario = 'empty', dialects: Parameters<typeof openSandbox>[1] = []) {
  forgetCustomer({ isOver: false })
  const shop = openSandbox(scenario, dialects)
  const { user } = renderCard(<ProductPage id={id} parts={['buy']} />)
  const eye = async (name: string) => within(await screen.findByRole('group', { name }))
  const right = () => eye('Правый глаз (OD)')
  const left = () => eye('Левый глаз (OS)')
  const choose = async (group: Awaited<ReturnType<typeof right>>, name: string, value: string) =>
    user.selectOptions(group.getByRole('combobox', { name }), value)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { shop, user, right, left, choose, press }
}

it('a product is bought for each eye with its own power', async () => {
  const { shop, right, left, choose, press } = open('202')
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Сфера (Sph)', '−3,00')
  expect(await screen.findByText(/^Сумма 3 980 ₽/)).toBeInTheDocument()
  await press('В корзину')
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/basket/')
  expect(await shop.basket()).toEqual([
    [2021, 1],
    [2022, 1],
  ])
})

it('nothing is bought before each eye has its power, and the focus goes to what is missing', async () => {
  const { shop, right, left, choose, press } = open('202')
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await press('В корзину')
  expect((await left()).getByText('Выберите параметры линз')).toBeVisible()
  expect((await right()).queryByText('Выберите параметры линз')).toBeNull()
  expect((await left()).getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveFocus()
  await choose(await right(), 'Количество', 'Не нужно')
  await choose(await left(), 'Количество', 'Не нужно')
  await press('В корзину')
  expect(screen.getByText('Укажите количество хотя бы для одного глаза')).toBeVisible()
  expect(await shop.basket()).toEqual([])
})

it('one eye alone, and the same lenses for both as one sum', async () => {
  const { shop, user, right, left, choose, press } = open('202')
  await choose(await right(), 'Сфера (Sph)', '−2,50')
  await user.click(screen.getByRole('checkbox', { name: 'Для левого глаза такие же' }))
  await choose(await left(), 'Количество', '2')
  await press('В корзину')
  await screen.findByText('Добавлено в корзину')
  expect(await shop.basket()).toEqual([[2023, 3]])
})

it('where it is not known what lenses are made in, their sizes are chosen, too', async () => {
  const { shop, right, left, choose, press } = open('202', 'empty', [
    'fail:GET:/v2/internal/catalog/products/detail/id/{id}/params/',
  ])
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Количество', 'Не нужно')
  await press('В корзину')
  expect((await right()).getByRole('combobox', { name: 'Кривизна (BC)' })).toHaveFocus()
  await choose(await right(), 'Кривизна (BC)', '8,6')
  await choose(await right(), 'Диаметр (Dia)', '14,2')
  await press('В корзину')
  await screen.findByText('Добавлено в корзину')
  expect(await shop.basket()).toEqual([[2021, 1]])
})

it('the powers of the profile are filled in, said to be so, and can be cleared', async () => {
  const { user, right, left } = open('202', 'full')
  expect(await screen.findByText('Подставлены ваши параметры')).toBeVisible()
  expect((await right()).getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveDisplayValue('−2,75')
  expect((await left()).getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveDisplayValue('−3,00')
  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  expect(screen.queryByText('Подставлены ваши параметры')).toBeNull()
  expect((await right()).getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveValue('')
  expect((await right()).getAllByRole('combobox')[0]).toHaveFocus()
})

it('once both eyes are changed nothing says that the powers are those of the profile', async () => {
  const { right, left, choose } = open('202', 'full')
  const note = await screen.findByText('Подставлены ваши параметры')
  await choose(await right(), 'Сфера (Sph)', '−3,00')
  expect(note).toBeVisible()
  await choose(await left(), 'Сфера (Sph)', '−2,75')
  expect(note).not.toBeInTheDocument()
})

it('a subscription in the basket makes way for lenses only after a question', async () => {
  const { shop, right, left, choose, press } = open('202')
  await shop.post('/api/v2/internal/basket/eshop/wizard/', {
    mode: 'default',
    delivery_period: 'monthly',
    lenses: [{ offer_id: 2011, quantity: 1 }],
    additional: [{ offer_id: 2061, quantity: 1 }],
  })
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Количество', 'Не нужно')
  await press('В корзину')
  expect(await screen.findByText('В корзине подписка. Заменить её линзами без подписки?')).toBeVisible()
  expect(await shop.basket()).toEqual([[2011, 1], [2061, 1]]) // prettier-ignore
  await press('Заменить подписку')
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
  // The solution stays in the basket.
  expect(await shop.basket()).toEqual([[2021, 1], [2061, 1]]) // prettier-ignore
})

it('what the server refuses of an offer stands with its eye, and the next press sends only what is missing', async () => {
  const { shop, right, left, choose, press } = open('202')
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) =>
      init?.body instanceof FormData && init.body.get('offer_id') === '2022'
        ? Response.json({ status: 'error', data: { offer_id: ['Закончились'] }, errors: [] }, { status: 422 })
        : fetch(input, init),
  })
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Сфера (Sph)', '−3,00')
  await press('В корзину')
  expect(await (await left()).findByText('Закончились')).toBeVisible()
  expect((await right()).queryByText('Закончились')).toBeNull()
  await waitFor(async () =>
    expect((await left()).getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveFocus(),
  )
  await choose(await left(), 'Сфера (Sph)', '−2,50')
  await press('В корзину')
  await screen.findByText('Добавлено в корзину')
  expect(await shop.basket()).toEqual([[2021, 1], [2023, 1]]) // prettier-ignore
  expect(screen.queryByText(/^При прошлой попытке/)).toBeNull()
})

it('lenses of a try that failed half-way are named once another power is chosen, as they are in the basket', async () => {
  const { shop, right, left, choose, press } = open('202')
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      init?.body instanceof FormData && init.body.get('offer_id') === '2022'
        ? Promise.reject(new TypeError('connection lost'))
        : fetch(input, init),
  })
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Сфера (Sph)', '−3,00')
  await press('В корзину')
  expect(await screen.findByText(/Сервис временно недоступен/)).toBeVisible()
  expect(await shop.basket()).toEqual([[2021, 1]])
  const note = () => screen.queryByText(/^При прошлой попытке/)
  expect(note()).toBeNull()
  await choose(await right(), 'Сфера (Sph)', '−2,50')
  expect(note()).toBeVisible()
  expect(screen.getByText(/^Sph −2,75.*, 1 шт$/)).toBeVisible()
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  expect(note()).toBeNull()
  await choose(await right(), 'Сфера (Sph)', '−2,50')
  Object.assign(globalThis, { fetch })
  await press('В корзину')
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
  expect(note()).toBeVisible()
  expect(screen.getByRole('link', { name: 'Проверить корзину' })).toHaveAttribute('href', '/basket/')
  expect(await shop.basket()).toEqual([[2021, 1], [2023, 1], [2022, 1]]) // prettier-ignore
})

it('lenses that were added without an answer, while no basket could be read, are named by the next try', async () => {
  const { shop, right, left, choose, press } = open('202')
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Количество', 'Не нужно')
  const { fetch } = globalThis
  let isLost = false
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      if (init?.body instanceof FormData && init.body.get('offer_id') === '2021') {
        await fetch(input, init)
        isLost = true
      }
      if (isLost && input.includes('/basket/')) throw new TypeError('connection lost')
      return fetch(input, init)
    },
  })
  await press('В корзину')
  expect(await screen.findByText(/Возможно, изменение уже сохранено/)).toBeVisible()
  await choose(await right(), 'Сфера (Sph)', '−2,50')
  expect(screen.queryByText(/^При прошлой попытке/)).toBeNull()
  Object.assign(globalThis, { fetch })
  await press('В корзину')
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
  expect(await shop.basket()).toEqual([[2021, 1], [2023, 1]]) // prettier-ignore
  expect(screen.getByText(/^При прошлой попытке/)).toBeVisible()
  expect(screen.getByText(/^Sph −2,75.*, 1 шт$/)).toBeVisible()
})

it.each([
  ['lenses.1.offer_id', ['left']],
  ['lenses[0].offer_id', ['right']],
  ['offer_id', ['right', 'left']],
])('a subscription that is refused by its field %s says so at %j', async (field, eyes) => {
  const { user, right, left, choose, press } = open('202')
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) =>
      input.includes('wizard')
        ? Response.json({ status: 'error', data: { [field]: ['Закончились'] }, errors: [] }, { status: 422 })
        : fetch(input, init),
  })
  await user.click(await screen.findByRole('radio', { name: /^По подписке/ }))
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Сфера (Sph)', '−3,00')
  await press('Оформить подписку')
  await waitFor(() => expect(screen.getAllByText('Закончились')).toHaveLength(eyes.length))
  for (const [eye, group] of [
    ['right', await right()],
    ['left', await left()],
  ] as const)
    // prettier-ignore
    expect(group.queryAllByText('Закончились')).toHaveLength(eyes.includes(eye) ? 1 : 0)
  const first = eyes[0] === 'left' ? await left() : await right()
  await waitFor(() => expect(first.getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveFocus())
})

it('a subscription is put into the basket with its period', async () => {
  const { shop, user, right, left, choose, press } = open('202')
  await user.click(await screen.findByRole('radio', { name: /^По подписке/ }))
  await user.click(screen.getByRole('radio', { name: /^1 раз в 3 месяца/ }))
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Сфера (Sph)', '−2,75')
  await press('Оформить подписку')
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
  expect(await shop.get('/api/v2/internal/basket/?type=eshop')).toMatchObject({
    delivery_period: 'quarterly',
  })
})

it('what was chosen survives a reload, and is not sent by itself', async () => {
  const first = open('202')
  await first.choose(await first.right(), 'Сфера (Sph)', '−3,00')
  document.body.replaceChildren()
  const { right, shop } = open('202')
  expect((await right()).getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveDisplayValue('−3,00')
  expect(await shop.basket()).toEqual([])
})

it('what is sold out is not added, and news of it can be asked for', async () => {
  const { right, left, choose, press, shop } = open('205')
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Количество', 'Не нужно')
  expect(await screen.findByText('Нет в наличии')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Сообщить о поступлении/ })).toBeVisible()
  await press('В корзину')
  expect(await shop.basket()).toEqual([])
})

it('news of one lens for both eyes is asked for once', async () => {
  const { user, right, choose, press } = open('205')
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await user.click(screen.getByRole('checkbox', { name: 'Для левого глаза такие же' }))
  const asks = () => screen.getAllByRole('button', { name: /^Сообщить о поступлении/ })
  await waitFor(() => expect(asks()).toHaveLength(2))
  await user.click(asks()[0] as HTMLElement)
  await user.type(await screen.findByRole('textbox', { name: /почта/ }), 'anna@example.com')
  await press('Сообщить')
  await waitFor(() => expect(screen.getAllByText(/^Сообщим о поступлении на/)).toHaveLength(2))
  expect(screen.queryByRole('button', { name: /^Сообщить о поступлении/ })).toBeNull()
})

it('a pack that is sold out says so before the choice, and lets one ask for news of the chosen lens', async () => {
  const { right, left, choose } = open('202')
  changeAnswers(OFFERS, ({ offers }: Offers) => ({
    offers: offers.map((offer) => ({ ...offer, is_available: false })),
  }))
  const chosen = await screen.findByRole('group', { name: /Правый/ })
  const isBefore = (node: Element) =>
    node.compareDocumentPosition(chosen) === Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore(screen.getByText('Нет в наличии'))).toBe(true)
  await choose(await left(), 'Количество', 'Не нужно')
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  expect(isBefore(await screen.findByRole('button', { name: /^Сообщить о поступлении/ }))).toBe(true)
  expect(screen.getAllByText('Нет в наличии')).toHaveLength(1)
})

it.each(['208', '999'])('the product %s, which has no packs or is unknown, says so', async (id) => {
  open(id)
  expect(await screen.findByText('Этот товар сейчас не продаётся')).toBeVisible()
})

it('goods without powers are bought by their number alone, twice if pressed twice', async () => {
  const { shop, press } = open('206')
  await press('В корзину')
  await screen.findByText('Добавлено в корзину')
  await press('В корзину')
  await waitFor(async () => expect(await shop.basket()).toEqual([[2061, 2]]))
})

const OFFERS = /\/offers\/eshop\//
type Offers = { offers: Record<string, unknown>[] }

it('lenses for the left eye alone are chosen where both take the same', async () => {
  const { shop, user, right, choose, press } = open('202')
  await user.click(await screen.findByRole('checkbox', { name: 'Для левого глаза такие же' }))
  await choose(await right(), 'Количество', 'Не нужно')
  await choose(await right(), 'Сфера (Sph)', '−2,50')
  await press('В корзину')
  await screen.findByText('Добавлено в корзину')
  expect(await shop.basket()).toEqual([[2023, 1]])
})

it('an offer whose power cannot be read is not sold in place of another', async () => {
  const { right } = open('202')
  changeAnswers(OFFERS, ({ offers }: Offers) => ({
    offers: offers.map((offer) => ({
      ...offer,
      sphere: offer['offer_id'] === 2021 ? '-2.75' : offer['sphere'],
    })),
  }))
  const spheres = (await right()).getByRole('combobox', { name: 'Сфера (Sph)' })
  expect(within(spheres).getByRole('option', { name: '−3,00' })).toBeEnabled()
  expect(within(spheres).queryByRole('option', { name: '−2,75' })).toBeNull()
  expect(within(spheres).queryByRole('option', { name: '—' })).toBeNull()
})

it('lenses without a power are sold only where there are no others they could be', async () => {
  const { shop, press } = open('202')
  changeAnswers(OFFERS, ({ offers }: Offers) => ({
    offers: offers.map((offer) => ({
      ...offer,
      sphere: offer['pack_id'] === 20206 ? null : offer['sphere'],
    })),
  }))
  expect(await screen.findByText('Нет в наличии')).toBeVisible()
  await press('В корзину')
  expect(screen.queryByText('Добавлено в корзину')).toBeNull()
  expect(await shop.basket()).toEqual([])
})

it('an offer that does not say its pack is sold in that of its size alone', async () => {
  const { shop, user, right, left, choose, press } = open('202')
  changeAnswers(OFFERS, ({ offers }: Offers) => ({
    offers: offers.map((offer) => ({ ...offer, pack_id: null })),
  }))
  await user.click(await screen.findByRole('radio', { name: /^12\sшт/ }))
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Количество', 'Не нужно')
  await press('В корзину')
  await screen.findByText('Добавлено в корзину')
  const { items } = (await shop.get('/api/v2/internal/basket/?type=eshop')) as { items: { title: string }[] }
  expect(items.map(({ title }) => title)).toEqual([expect.stringContaining('12 шт')])
})

it('a discount of nothing is not promised', async () => {
  open('202')
  changeAnswers(/\/subscriptions\/types\//, ({ types }: { types: object[] }) => ({
    types: types.map((type) => ({ ...type, discount_percent: 0 })),
  }))
  expect(await screen.findByRole('radio', { name: 'По подписке' })).toBeVisible()
})

it('lenses whose packs do not say so are added as lenses', async () => {
  const { user, right, left, choose, press } = open('202')
  changeAnswers(OFFERS, ({ offers }: Offers) => ({
    offers: offers.map((offer) => ({ ...offer, params: [] })),
  }))
  const added: string[] = []
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) => {
      if (input.includes('/items/add/')) added.push(new URL(input).pathname)
      return fetch(input, init)
    },
  })
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Количество', 'Не нужно')
  await press('В корзину')
  await user.click(await screen.findByText('Добавлено в корзину'))
  expect(added).toEqual(['/api/v1/eshop/basket/items/add/lenses/'])
})

it('a choice that the other way to buy does not have is said to be cleared, and is there again on the way back', async () => {
  const { user, right, left, choose } = open('202')
  changeAnswers(/\/offers\/mono\//, ({ offers }: Offers) => ({
    offers: offers.filter(({ sphere }) => sphere !== -2.75),
  }))
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Количество', 'Не нужно')
  await user.click(screen.getByRole('radio', { name: 'Поштучно' }))
  expect(await screen.findByText('Сфера сброшена: такого сочетания нет')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Упаковками' }))
  expect((await right()).getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveDisplayValue('−2,75')
  expect(screen.queryByText('Сфера сброшена: такого сочетания нет')).toBeNull()
})

it('a pack without offers is out of stock, unless its own offer stands with it', async () => {
  const { shop, press } = open('206')
  changeAnswers(OFFERS, () => ({ offers: [] }))
  await press('В корзину')
  await screen.findByText('Добавлено в корзину')
  expect(await shop.basket()).toEqual([[2061, 1]])

  document.body.replaceChildren()
  const lenses = open('202')
  changeAnswers(OFFERS, () => ({ offers: [] }))
  expect(await screen.findByText('Нет в наличии')).toBeVisible()
  await lenses.press('В корзину')
  expect(await lenses.shop.basket()).toEqual([])
})

it.each(['да', undefined])(
  'lenses are not called sold out where that is unknown: %s',
  async (is_available) => {
    const { right, left, choose, press, shop } = open('202')
    changeAnswers(OFFERS, ({ offers }: Offers) => ({
      offers: offers.map((offer) => ({ ...offer, is_available })),
    }))
    await choose(await right(), 'Сфера (Sph)', '−2,75')
    await choose(await left(), 'Количество', 'Не нужно')
    await press('В корзину')
    expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
    expect(screen.queryByText('Нет в наличии')).toBeNull()
    expect(await shop.basket()).toEqual([[2021, 1]])
  },
)

it('lenses do not go into a basket whose period is unknown without a question', async () => {
  const { shop, right, left, choose, press } = open('202')
  await shop.post('/api/v2/internal/basket/eshop/wizard/', {
    mode: 'default',
    delivery_period: 'monthly',
    lenses: [{ offer_id: 2011, quantity: 1 }],
    additional: [],
  })
  changeAnswers(/\/basket\/$/, (basket: object) => ({
    ...basket,
    delivery_period: 'weekly',
    subscription_type_id: null,
  }))
  await choose(await right(), 'Сфера (Sph)', '−2,75')
  await choose(await left(), 'Количество', 'Не нужно')
  await press('В корзину')
  expect(await screen.findByText(/^В корзине подписка/)).toBeVisible()
  expect(await shop.basket()).toEqual([[2011, 1]])
})
