import { screen } from '@testing-library/react'
import { SamplesPage } from '#features/professional/samples/SamplesPage'
import { renderPage } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

const range = {
  sphere: [-3, -2.75],
  cylinder: [],
  axis: [],
  addition: [],
  base_curve: [8.6],
  diameter: [14.2],
  colour: [],
}
const ORDERS = '/api/v2/internal/personal/sampling_orders/'

function open({ products = [], orders = [] }: { products?: object[]; orders?: object[] }) {
  shop().get(`${ORDERS}products/`).reply(200, success({ products }))
  shop().get(ORDERS).reply(200, success({ orders }))
  renderPage(<SamplesPage />)
}

it.each([
  ['is no record', 'sphere −3…−2,75'],
  ['has no list of powers', { ...range, sphere: '-3, -2.75' }],
  ['has one power that can be read', { ...range, sphere: ['-3', -2.75] }],
  ['has a cylinder that cannot be read', { ...range, cylinder: ['-0.75'] }],
])('lenses are not ordered without a power, nor with one nobody chose: their range %s', async (_, given) => {
  const product = {
    product_id: 202,
    title: 'Ясно',
    picture: null,
    kind: 'lenses',
    limit: 4,
    left: 4,
    range: given,
  }
  open({ products: [product] })
  expect(await screen.findByText('Осталось 4 из 4')).toBeVisible()
  expect(screen.getByText('Параметры линз не удалось показать')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Добавить/ })).not.toBeInTheDocument()
})

it('what has no title is not offered', async () => {
  const drops = { product_id: 206, title: 'Капли', picture: null, kind: 'drops', limit: 4, left: 4 }
  open({ products: [drops, { ...drops, product_id: 207, title: null }] })
  expect(await screen.findByRole('button', { name: /^Добавить в заявку/ })).toBeVisible()
})

it('a limit that cannot be read is not said to be used up', async () => {
  const product = {
    product_id: 206,
    title: 'Раствор',
    picture: null,
    kind: 'solution',
    limit: 4,
    left: '4',
    range: null,
  }
  open({ products: [product] })
  expect(await screen.findByText('Лимит не удалось показать')).toBeVisible()
  expect(screen.queryByText(/Лимит исчерпан|Осталось/)).not.toBeInTheDocument()
})

it('a number of samples that cannot be read is not said to be 0', async () => {
  const order = {
    id: 1,
    number: 'О-1',
    created_at: '2026-03-01T12:00:00+03:00',
    status: { code: 'accepted', label: 'Принят' },
    work_place: null,
    items: [{ product_id: 206, title: 'Раствор', quantity: 'две', lens: null }],
    is_cancelable: false,
  }
  open({ orders: [order] })
  expect(await screen.findByText('Раствор')).toBeVisible()
  expect(screen.queryByText(/0\sшт/)).not.toBeInTheDocument()
})
