import { screen, waitFor, within } from '@testing-library/react'
import { OrdersPage } from '#features/shop/orders/OrdersPage'
import { ProductsPage } from '#features/shop/products/ProductsPage'
import { SubscriptionPage } from '#features/shop/subscription/overview/SubscriptionPage'
import { leaveTo } from '#host/page/pageAddress'
import { renderPage } from '../../support/renderPage'
import { openSandbox } from '../../support/sandbox'

jest.mock('#host/page/pageAddress')

beforeEach(() => jest.mocked(leaveTo).mockClear())

const toBasket = () => waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/basket/'))

const equalEyes = [
  { offer_id: 2021, quantity: 1 },
  { offer_id: 2021, quantity: 1 },
]
const fill = { mode: 'default', delivery_period: null, lenses: equalEyes, additional: [] }
const address = { location: 'Казань', street: 'улица Баумана', house_number: '7' }

async function press(user: ReturnType<typeof renderPage>['user'], name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name }))
}

it('repeating an order with the same lenses for both eyes buys a box for each', async () => {
  const shop = openSandbox()
  await shop.post('/api/v2/internal/basket/eshop/wizard/', fill)
  await shop.post('/api/v2/internal/checkout/delivery_address/courier/save/', address)
  const { id } = (await shop.order('eshop', { payment_type: 'card' })) as {
    id: number
  }
  const { user } = renderPage(<OrdersPage />, `/orders/?order=${id}`)
  await press(user, /Повторить заказ/)
  await press(user, 'Добавить в корзину')
  await toBasket()
  expect(await shop.basket()).toEqual([[2021, 2]])
})

it('buying worn lenses again buys a box for each eye where both wear the same', async () => {
  const shop = openSandbox()
  const worn = (await shop.get('/api/v2/internal/personal/profile/lenses_info/')) as { lenses: object[] }
  const lenses = worn.lenses.map((lens) => ({ ...lens, sphere: -3 }))
  await shop.post('/api/v2/internal/personal/profile/lenses_info/', { ...worn, lenses })
  const { user } = renderPage(<ProductsPage />, '/products/')
  await press(user, 'Купить снова «Ясно Месяц»')
  expect(await screen.findByText('2 упаковки по 6 шт')).toBeVisible()
  await screen.findByText(/с 10 до 14$/)
  await press(user, 'Заказать')
  expect(await screen.findByRole('heading', { name: /^Заказ № \d+ оформлен$/ })).toBeVisible()
  const { orders } = (await shop.get('/api/v2/internal/personal/orders/')) as {
    orders: { items: object[] }[]
  }
  expect(orders.map(({ items }) => items)).toContainEqual([
    expect.objectContaining({ offer_id: 2022, quantity: 2 }),
  ])
})

it('the same lenses for both eyes replace a subscription in the basket as a box for each, and goods stay', async () => {
  const shop = openSandbox()
  await shop.post('/api/v2/internal/basket/eshop/wizard/', fill)
  await shop.post('/api/v2/internal/checkout/delivery_address/courier/save/', address)
  const { id } = (await shop.order('eshop', { payment_type: 'card' })) as { id: number }
  const additional = [{ offer_id: 2061, quantity: 3 }]
  await shop.post('/api/v2/internal/basket/eshop/wizard/', {
    ...fill,
    delivery_period: 'monthly',
    additional,
  })
  const { user } = renderPage(<OrdersPage />, `/orders/?order=${id}`)
  await press(user, /Повторить заказ/)
  expect(
    await screen.findByText(/^Из корзины уйдёт: Ясно Месяц[^;]*, 1 шт; Ясно Месяц[^;]*, 1 шт$/),
  ).toBeVisible()
  await press(user, 'Заменить подписку')
  await toBasket()
  expect(await shop.basket()).toEqual([[2021, 2], [2061, 3]]) // prettier-ignore
})

it('the subscription wizard puts a box for each eye into the basket where both wear the same', async () => {
  const shop = openSandbox('empty')
  const { user } = renderPage(<SubscriptionPage />, '/subscription/')
  await press(user, 'Оформить подписку')
  await user.click(await screen.findByRole('radio', { name: /1 раз в месяц/ }))
  await press(user, 'Дальше')
  const right = within(await screen.findByRole('group', { name: 'Правый глаз' }))
  await press(user, 'Дальше')
  await waitFor(() => expect(right.getByRole('combobox', { name: 'Линзы' })).toHaveFocus())
  await user.selectOptions(right.getByRole('combobox', { name: 'Линзы' }), 'Ясно Месяц, 6 шт')
  await user.selectOptions(right.getByRole('combobox', { name: 'Сфера (Sph)' }), '−3,00')
  await user.click(screen.getByRole('checkbox', { name: 'Для левого глаза такие же' }))
  await press(user, 'Дальше')
  await press(user, 'Положить в корзину')
  await toBasket()
  expect((await shop.basket()).map(([offer, quantity]) => [offer, quantity])).toEqual([
    [2022, 1],
    [2022, 1],
  ])
})
