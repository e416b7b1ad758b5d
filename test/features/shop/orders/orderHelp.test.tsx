import { screen, waitFor, within } from '@testing-library/react'
import { OrdersPage } from '#features/shop/orders/OrdersPage'
import { printPage } from '#host/page/printPage'
import { forgetCustomer } from '#host/customer/customer'
import { openSandbox } from '../../../support/sandbox'
import { renderPage } from '../../../support/renderPage'

jest.mock('#host/page/printPage', () => ({ printPage: jest.fn() }))

type Wire = Record<string, unknown>

/** Opens the page of a sandbox order that passes the test. */
async function open(wanted: (order: Wire) => boolean) {
  forgetCustomer({ isOver: false })
  const shop = openSandbox()
  const { orders } = (await shop.get('/api/v2/internal/personal/orders/')) as { orders: Wire[] }
  const order = orders.find(wanted) ?? {}
  const { user } = renderPage(<OrdersPage />, `/orders/?order=${String(order['id'])}`)
  return { user, order }
}

const isOfPoint = ({ delivery, sale_type: type }: Wire) =>
  type === 'eshop' && (delivery as Wire | null)?.['type'] === 'point'

it('the order prints alone, with eye and power of its lenses, sums and recipient', async () => {
  const { user, order } = await open(({ id }) => id === 48213)
  await waitFor(() => expect(screen.getAllByText('−2,75')[0]).toBeVisible())
  await user.click(screen.getByRole('button', { name: /^Распечатать/ }))
  await waitFor(() => expect(printPage).toHaveBeenCalledTimes(1))
  const [[page]] = jest.mocked(printPage).mock.calls as [[Parameters<typeof printPage>[0]]]
  expect(page.title).toBe(`Заказ № ${String(order['number'])}`)
  expect(page.rows).toHaveLength((order['items'] as unknown[]).length)
  expect(page.rows[0]?.[1]).toMatch(/^Правый −2,75\s· BC 8,6/)
  expect(page.lines?.join('\n')).toMatch(/Итого: [\s\S]*Получатель: /)
})

it('the chat knows the number of the order, and what to do about a return is said', async () => {
  const { order } = await open(({ id }) => id === 48213)
  const help = within(await screen.findByRole('region', { name: 'Вопрос по заказу' }))
  const link = help.getByRole('link', { name: /чат/ })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    `Заказ № ${String(order['number'])}`,
  )
  expect(help.getByText(/возврате/)).toBeVisible()
})

it('a point of delivery is named by its code, with hours and the way there', async () => {
  const { order } = await open(isOfPoint)
  const place = within(await screen.findByRole('region', { name: 'Где получить' }))
  expect(place.getByText(String((order['delivery'] as Wire)['point_code']))).toBeVisible()
  expect(await place.findByRole('link', { name: /Маршрут/ })).toBeVisible()
})

it('goods of an order lead to their pages', async () => {
  await open(({ id }) => id === 48213)
  const goods = within(await screen.findByRole('region', { name: 'Состав' }))
  expect((await goods.findAllByRole('link', { name: /Ясно/ }))[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/catalog\//),
  )
})
