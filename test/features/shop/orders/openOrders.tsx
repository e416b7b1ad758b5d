import { screen } from '@testing-library/react'
import { OrdersPage } from '#features/shop/orders/OrdersPage'
import { dataOf } from '../../../support/endpoints'
import { renderPage } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

export const ORDERS = '/api/v2/internal/personal/orders/'
export const MONO = '/api/v1/mono/orders/'
export const ACTIVE = `${ORDERS}?scope=active`

type Wire = Record<string, unknown>

const [example = {}] = dataOf('getMonoOrders')['orders'] as Wire[]
const [activeExample = {}] = dataOf('getOrders')['orders'] as Wire[]

/** An order as the server sends it. */
export const order = (id: number, rest: Wire = {}): Wire => ({
  ...example,
  id,
  number: String(id),
  sale_type: 'eshop',
  status: { code: 'received', label: 'Получен' },
  ...rest,
})

export const activeOrder = (id: number, rest: Wire = {}): Wire => ({
  ...activeExample,
  id,
  number: String(id),
  ...rest,
})

interface Answers {
  orders?: Wire[]
  mono?: Wire[]
  active?: Wire[]
}

export function announceOrders({ orders = [], mono = [], active = [] }: Answers) {
  shop().get(ORDERS).reply(200, success({ orders }))
  shop()
    .get(MONO)
    .reply(200, success({ orders: mono }))
  shop()
    .get(ACTIVE)
    .reply(200, success({ orders: active }))
}

export const draw = (path = '/orders/') => renderPage(<OrdersPage />, path).user

export function openOrders(answers: Answers, path?: string) {
  announceOrders(answers)
  return draw(path)
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Returns the texts of the list's rows. */
export const rows = () =>
  screen.getAllByRole('link', { name: /^№/ }).map((row) => row.textContent.replace(/\s/g, ' '))
