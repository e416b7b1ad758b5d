import { screen } from '@testing-library/react'
import { announceActive, draw, nextOrder, type Wire } from './openSubscription'

const [lens = {}] = nextOrder()['lenses'] as Wire[]
const [addition = {}] = nextOrder()['additional'] as Wire[]
const left = { ...lens, eye: 'left' }

it.each([
  ['a power', { lenses: [lens, { ...left, sphere: '-3.00' }] }],
  ['a cylinder', { lenses: [lens, { ...left, cylinder: {} }] }],
  ['a number of packs', { lenses: [lens, { ...left, quantity: '2' }] }],
  ['no number of packs', { lenses: [lens, { ...left, quantity: null }] }],
  ['a number of goods', { additional: [addition, { ...addition, id: 2, quantity: 'две' }] }],
])(
  'an order is not confirmed while %s in it cannot be read, and nothing counts it as none',
  async (_, rest) => {
    announceActive(nextOrder(rest))
    draw()
    expect(await screen.findByText(/^Один из товаров не удалось показать/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Подтвердить заказ' })).toBeNull()
    expect(screen.getByText('без товаров, которые не удалось показать')).toBeVisible()
    expect(screen.queryByText(/^0\s(₽|шт|уп)|\s0\s(₽|шт|уп)/)).toBeNull()
  },
)

it('a recipient and an address that cannot be read are not called none', async () => {
  announceActive(nextOrder({ recipient: 'Анна', delivery_address: 31 }))
  draw()
  expect(await screen.findByText('Получателя не удалось показать')).toBeVisible()
  expect(screen.getByText('Адрес не удалось показать')).toBeVisible()
  expect(screen.queryByText('Не указан')).not.toBeInTheDocument()
})

it('a number of items that cannot be read is not said to be none', async () => {
  announceActive(nextOrder(), undefined, { items_count: '3' })
  draw()
  expect(await screen.findByText(/Заказ № .*2\s250\s₽/)).not.toHaveTextContent(/товар/)
})

it('an order that does not say readably whether it is confirmed is neither changed nor confirmed', async () => {
  announceActive(nextOrder({ is_confirmed: 'да' }))
  draw()
  expect((await screen.findAllByText(/^Не удалось узнать, подтверждён ли заказ/))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Подтвердить заказ|Изменить линзы)/ })).toBeNull()
})
