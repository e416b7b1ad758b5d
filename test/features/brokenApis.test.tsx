import '../support/browser'
import '../support/dialog'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CataloguePage } from '#features/shop/catalogue/CataloguePage'
import { CheckoutPage } from '#features/shop/checkout/CheckoutPage'
import { OrdersPage } from '#features/shop/orders/OrdersPage'
import { BasketPage } from '#features/shop/basket/BasketPage'
import { ProductPage } from '#features/shop/product/ProductPage'
import { forgetCustomer } from '#host/customer/customer'
import { pageState } from '#host/pageState'
import { Cabinet } from '../../widgets/cabinet/Cabinet'
import { brokenApis, breakApi } from '../support/brokenApis'
import { hear } from '../support/events'
import { renderCard, renderPage } from '../support/renderPage'
import { openSandbox } from '../support/sandbox'

/* Whatever a shop answers, no screen says anything untrue, and the page is told about the fault. */

const container = document.createElement('div')

interface Screen {
  path: string
  /** The call as the page is told about it: with placeholders for its parameters. */
  call?: string
  draw: () => ReactNode
  /** Texts that would be untrue, because the shop has all of the data. */
  untrue: RegExp
}

const API = '/api/v2/internal/'
const screens: Record<string, Screen> = {
  home: {
    path: 'account/info/',
    draw: () => <Cabinet container={container} />,
    untrue: /доступен только|Раздел недоступен/,
  },
  orders: { path: 'personal/orders/', draw: () => <OrdersPage />, untrue: /Заказов пока нет|Бесплатно/ },
  basket: { path: 'basket/', draw: () => <BasketPage type="eshop" />, untrue: /В корзине пусто|Итого/ },
  product: {
    path: 'catalog/products/detail/id/202/',
    call: 'catalog/products/detail/id/{id}/',
    draw: () => <ProductPage id="202" parts={['buy']} />,
    untrue: /сейчас не продаётся|Нет в наличии/,
  },
  catalogue: {
    path: 'catalog/products/',
    draw: () => <CataloguePage category={undefined} container={container} />,
    untrue: /Ничего не найдено|Найдено 0|пока не доставляет/,
  },
  checkout: {
    path: 'basket/',
    draw: () => <CheckoutPage type="eshop" />,
    untrue: /В корзине пусто|Итого к оплате|Оформить заказ/,
  },
}

beforeEach(() => {
  forgetCustomer({ isOver: false })
  jest.spyOn(console, 'warn').mockReset()
  pageState().told.clear()
})

/** Answers that remain readable with some wrong fields, because the rest are names, codes and texts. */
const READABLE = ['orders numbers as texts', 'home numbers as texts']
/** An unreadable price hides nothing else, and its place says that it cannot be shown. */
const WITHOUT_PRICE = ['product numbers as texts', 'catalogue numbers as texts']

describe.each(Object.entries(screens))('%s', (name, { path, call = path, draw, untrue }) => {
  it.each(Object.entries(brokenApis))(
    '%s: nothing untrue is shown, and the page is told',
    async (way, broken) => {
      openSandbox('basket')
      breakApi(API + path, broken)
      const problems = hear('problem')
      if (name === 'home') renderCard(draw())
      else renderPage(draw())
      const ofCall = () => problems.filter(([, problem]) => problem.call === `GET ${API}${call}`)
      if (!READABLE.includes(`${name} ${way}`)) {
        await waitFor(() => expect(ofCall()).not.toHaveLength(0))
        const said = () =>
          WITHOUT_PRICE.includes(`${name} ${way}`)
            ? screen.queryAllByText(/не удалось показать/)
            : screen.queryAllByRole('button', { name: 'Повторить' })
        await waitFor(() => expect(said()).not.toHaveLength(0))
        // A broken answer is reported once as a whole; in a readable one each field is reported by itself.
        const isRead = ofCall().some(([, { kind }]) => kind === 'unreadable')
        if (!isRead) expect(ofCall()).toHaveLength(1)
      }
      expect(document.body).not.toHaveTextContent(untrue)
      const names = problems.map(([, problem]) => [problem.kind, problem.call, problem.field].join(' '))
      expect(new Set(names).size).toBe(names.length)
      expect(console.warn).toHaveBeenCalledTimes(names.length)
    },
  )
})

/** Replaces every list of an answer by ten thousand unreadable items. */
const flooded = ({ data }: { data: unknown }) =>
  Response.json({
    status: 'success',
    data: Object.fromEntries(
      Object.entries(data as object).map(([key, value]) => [
        key,
        Array.isArray(value) ? Array.from({ length: 10_000 }, (_, index) => ({ renamed: index })) : value,
      ]),
    ),
  })

it.each([
  ['orders', 'orders[].id'],
  ['catalogue', 'products[].id'],
])('%s: ten thousand unreadable items are one problem', async (name, field) => {
  const { path, draw, untrue } = screens[name] as Screen
  openSandbox('basket')
  breakApi(API + path, flooded)
  const problems = hear('problem')
  renderPage(draw())
  await waitFor(() => expect(problems).not.toHaveLength(0))
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Повторить' })).not.toHaveLength(0))
  expect(document.body).not.toHaveTextContent(untrue)
  expect(problems.map(([, told]) => told)).toEqual([
    { kind: 'unreadable', call: `GET ${API}${path}`, field, status: null, reason: 'missing', times: 10_000 },
  ])
  expect(console.warn).toHaveBeenCalledTimes(1)
})
