import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SERVICE_UNAVAILABLE } from '../../src/domain/ApiError'
import { Card } from '../../src/ui/Card'
import { EmptyState } from '../../src/ui/states/EmptyState'
import { Loaded, type QueryState } from '../../src/ui/states/Loaded'
import { RouterContext } from '../../src/ui/lib/RouterContext'
import { router } from '../../src/shell/router'

type Orders = string[]

const waiting: QueryState<Orders> = { isFetching: true, refetch: jest.fn() }
const offline = { kind: 'offline', message: 'Нет сети' } as const

const Section = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/orders/']}>
    <RouterContext value={router}>{children}</RouterContext>
  </MemoryRouter>
)

function renderOrders(query: QueryState<Orders>) {
  return render(
    <Loaded
      query={query}
      failure="Заказы не загрузились"
      empty={<EmptyState title="Заказов пока нет">Подберите линзы.</EmptyState>}
    >
      {(orders) => <p>{orders.join(', ')}</p>}
    </Loaded>,
    { wrapper: Section },
  )
}

it('a query under way says that it is loading', () => {
  renderOrders(waiting)
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем')
})

it('a query that succeeded shows its data', () => {
  renderOrders({ ...waiting, isFetching: false, data: ['№ 48213'] })
  expect(screen.getByText('№ 48213')).toBeVisible()
})

it('an empty answer says what to do next', () => {
  renderOrders({ ...waiting, isFetching: false, data: [] })
  expect(screen.getByText('Заказов пока нет')).toBeVisible()
})

it('a failed query offers to try again and keeps the focus meanwhile', async () => {
  const refetch = jest.fn()
  const failed = { error: offline, isFetching: false, refetch }
  const { rerender } = renderOrders(failed)
  expect(screen.getByRole('alert')).toHaveTextContent('Заказы не загрузилисьНет сети')
  const retry = screen.getByRole('button', { name: 'Повторить' })
  await userEvent.click(retry)
  expect(refetch).toHaveBeenCalledTimes(1)

  rerender(<Loaded query={{ ...failed, isFetching: true }}>{() => null}</Loaded>)
  expect(retry).toHaveAttribute('aria-busy', 'true')
  expect(retry).toHaveFocus()
})

describe('when trying again has worked, the focus goes to the heading', () => {
  const failed = { error: offline, isFetching: false, refetch: jest.fn() }
  const done: QueryState<Orders> = { isFetching: false, refetch: jest.fn(), data: ['№ 48213'] }
  const page = (query: QueryState<Orders>, isCard: boolean) => {
    const orders = <Loaded query={query}>{(all) => <p>{all.join(', ')}</p>}</Loaded>
    return (
      <>
        <h1>Мои данные</h1>
        {isCard ? <Card title="Заказы">{orders}</Card> : orders}
      </>
    )
  }

  it.each([
    ['of its card', failed, true, 'Заказы'],
    ['of its card, above what was there before', { ...done, error: offline }, true, 'Заказы'],
    ['of the page where it stands in no card', failed, false, 'Мои данные'],
  ])(
    'after a successful second try the focus goes to the heading: %s',
    async (_, before, isCard, heading) => {
      const { rerender } = render(page(before, isCard))
      await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
      rerender(page(done, isCard))
      await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus())
    },
  )

  it('after a successful second try the focus stays where the customer has moved it', async () => {
    const { rerender } = render(page(failed, true))
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await userEvent.click(document.body)
    rerender(page(done, true))
    await act(() => Promise.resolve())
    expect(document.body).toHaveFocus()
  })
})

it('old data stay when a refresh fails', () => {
  renderOrders({ ...waiting, isFetching: false, data: ['№ 48213'], error: offline })
  expect(screen.getByText('№ 48213')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось обновить. Нет сети')
})

it.each(['forbidden', 'notFound'])(
  'a query that is refused says that the section is not available: %s',
  (kind) => {
    renderOrders({ ...waiting, isFetching: false, error: { kind, message: '' } })
    expect(screen.getByText('Раздел недоступен')).toBeVisible()
    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  },
)

it.each(['forbidden', 'notFound'])(
  'what is on screen stays when reading it again is refused, with a word beside it: %s',
  (kind) => {
    renderOrders({ ...waiting, isFetching: false, data: ['№ 48213'], error: { kind, message: '' } })
    expect(screen.getByText('№ 48213')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Раздел недоступен')
    expect(screen.queryByRole('link', { name: 'На главную' })).toBeNull()
  },
)

it('an exception counts as a failure of the service', () => {
  renderOrders({ ...waiting, isFetching: false, error: new TypeError('x is not a function') })
  expect(screen.getByRole('alert')).toHaveTextContent(SERVICE_UNAVAILABLE)
})
