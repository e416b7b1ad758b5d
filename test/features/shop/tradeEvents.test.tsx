import { screen, waitFor, within } from '@testing-library/react'
import type { Basket } from '#data/basket/basket'
import { basketApi } from '#data/basket/basketApi'
import { basketEditsApi } from '#data/basket/basketEditsApi'
import { wizardApi } from '#data/subscription/wizardApi'
import { BasketPage } from '#features/shop/basket/BasketPage'
import { CataloguePage } from '#features/shop/catalogue/CataloguePage'
import { ProductPage } from '#features/shop/product/ProductPage'
import { forgetCustomer } from '#host/customer/customer'
import type { Trade } from '#host/events'
import { createStore } from '#store/store'
import { hear } from '../../support/events'
import { renderCard } from '../../support/renderPage'
import { openSandbox } from '../../support/sandbox'
import '../../support/dialog'

const month = {
  id: 202,
  title: 'Ясно Месяц',
  category: 'lenses' as const,
  price: 1990,
  quantity: 1,
  discount: 0,
}
const drops = { title: 'Росинка, раствор для линз', category: 'solutions', price: 690, discount: 0 }

function open(scenario: string) {
  forgetCustomer({ isOver: false })
  const told = hear('product-viewed', 'basket-line-added', 'basket-line-removed', 'checkout-began')
  return { shop: openSandbox(scenario), told }
}

const trade = (...items: Trade['items']): Trade => ({
  items,
  currency: 'RUB',
  value: items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0),
})

it('a product that is shown is told once a mount', async () => {
  const { told } = open('empty')
  const { unmount } = renderCard(<ProductPage id="202" parts={['buy']} />)
  await screen.findByRole('heading', { name: 'Ясно Месяц' })
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told).toEqual([['product-viewed', trade(month)]])
  unmount()
  renderCard(<ProductPage id="202" parts={['buy']} />)
  await waitFor(() => expect(told).toHaveLength(2))
})

it('goods of the catalogue are told with the title and the category of their product', async () => {
  const { told } = open('empty')
  const container = document.body.appendChild(document.createElement('div'))
  const { user } = renderCard(<CataloguePage category={undefined} container={container} />)
  await user.click(await screen.findByRole('button', { name: 'В корзину «Росинка, раствор для линз»' }))
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told).toEqual([
    [
      'basket-line-added',
      expect.objectContaining({ items: [expect.objectContaining({ ...drops, quantity: 1 })] }),
    ],
  ])
})

it('the basket tells how many more, how many fewer, what is removed and what comes back', async () => {
  const { told } = open('basket')
  const { user } = renderCard(<BasketPage type="eshop" />)
  const [line] = await screen.findAllByRole('article', { name: /Ясно Месяц/ })
  const press = async (name: RegExp) => user.click(within(line as HTMLElement).getByRole('button', { name }))
  await press(/^Увеличить/)
  await press(/^Увеличить/)
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told.pop()).toEqual(['basket-line-added', trade({ ...month, quantity: 2 })])
  await press(/^Уменьшить/)
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told.pop()).toEqual(['basket-line-removed', trade(month)])
  await press(/^Удалить/)
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told.pop()).toEqual(['basket-line-removed', trade({ ...month, quantity: 3 })])
  await user.click(await screen.findByRole('button', { name: /^Вернуть/ }))
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told).toEqual([['basket-line-added', trade({ ...month, quantity: 3 })]])
})

it('a set that takes the place of other lenses is told as both', async () => {
  const { told } = open('basket')
  const { dispatch } = createStore()
  const before = await dispatch(basketApi.endpoints.basket.initiate('eshop')).unwrap()
  await dispatch(
    wizardApi.endpoints.fillBasketFromWizard.initiate({
      told: before.items.map(({ title, quantity }) => `${title}, ${quantity}\u00a0шт`),
      deliveryPeriod: 'monthly',
      lenses: [{ eye: 'right', offerId: 2023, quantity: 2 }],
      additional: [],
    }),
  )
  await waitFor(() => expect(told).toHaveLength(2))
  expect(told.map(([name, { items }]) => [name, items.map(({ id, quantity }) => [id, quantity])])).toEqual([
    ['basket-line-removed', [[202, 2], [202, 1]]], // prettier-ignore
    ['basket-line-added', [[202, 2]]],
  ])
})

it('a write whose answer is lost is told once, by the basket that shows it', async () => {
  const { told } = open('basket')
  const { dispatch } = createStore()
  const basket: Basket = await dispatch(basketApi.endpoints.basket.initiate('eshop')).unwrap()
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      if (init?.method === 'POST') throw new TypeError('connection lost')
      return answer
    },
  })
  const [item] = basket.items
  await dispatch(
    basketEditsApi.endpoints.setBasketQuantity.initiate({
      type: 'eshop',
      line: { basketItemId: item?.basketItemId ?? '', offerId: item?.offerId ?? null, nth: 0 },
      quantity: 4,
    }),
  )
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told).toEqual([['basket-line-added', trade({ ...month, quantity: 2 })]])
})

it('a write that is refused, and one of points, tell nothing', async () => {
  const { told } = open('basket')
  const { dispatch } = createStore()
  await dispatch(basketApi.endpoints.basket.initiate('eshop')).unwrap()
  await dispatch(basketApi.endpoints.applyPointsDiscount.initiate(100))
  await dispatch(basketApi.endpoints.addBasketLenses.initiate({ type: 'eshop', offerId: 1, quantity: 1 }))
  await dispatch(basketApi.endpoints.addBasketLenses.initiate({ type: 'eshop', offerId: 2021, quantity: 1 }))
  await waitFor(() => expect(told).toHaveLength(1))
})
