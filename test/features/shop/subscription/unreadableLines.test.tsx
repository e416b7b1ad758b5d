import { screen, waitFor } from '@testing-library/react'
import { hear } from '../../../support/events'
import { shop, success } from '../../../support/shop'
import { announceActive, draw, nextOrder, paths, type Wire } from './openSubscription'

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

it.each([{ eye: null }, { eye: 'both' }])(
  'a lens with %j is shown, and its order is confirmed',
  async (rest) => {
    announceActive(nextOrder({ lenses: [{ ...lens, ...rest }] }))
    shop()
      .get(paths.lensesInfo)
      .reply(200, success({ lenses: [] }))
    draw()
    expect(await screen.findByText('−2,75')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Подтвердить заказ' })).toBeVisible()
    // No edit could find the line by its eye.
    expect(screen.queryByRole('button', { name: 'Изменить линзы' })).toBeNull()
  },
)

it('a lens without an eye has the mark of the eye that wears it', async () => {
  announceActive(nextOrder({ lenses: [lens, { ...lens, eye: null, sphere: -3 }] }))
  const worn = { lenses: [lens, { ...left, sphere: -3 }], replacement: 'monthly' }
  shop().get(paths.lensesInfo).reply(200, success(worn))
  draw()
  expect(await screen.findByText('Левый')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Изменить линзы' })).toBeVisible()
})

it('lenses and goods without a title stay, and are told', async () => {
  const problems = hear('problem')
  announceActive(
    nextOrder({ lenses: [{ ...lens, title: null }], additional: [{ ...addition, title: null }] }),
  )
  draw()
  await waitFor(() => expect(screen.getAllByText('Название не удалось показать')).toHaveLength(2))
  expect(problems.map(([, { field, reason }]) => [field, reason])).toEqual([
    ['lenses[].title', 'missing'],
    ['additional[].title', 'missing'],
  ])
})

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
