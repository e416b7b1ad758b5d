import { combineQueries } from '../../src/ui/lib/combineQueries'

const refetch = () => jest.fn()
const loaded = <Data>(data: Data) => ({ data, isFetching: false, refetch: refetch() })

it('combined queries have their data once all have, by name', () => {
  const orders = loaded([1])
  const basket = { isFetching: true, refetch: refetch() }
  expect(combineQueries({ orders, basket })).toMatchObject({ data: undefined, isFetching: true })
  expect(combineQueries({ orders, basket: loaded('empty') })).toMatchObject({
    data: { orders: [1], basket: 'empty' },
    isFetching: false,
  })
})

it('combined queries have the error of the first that failed, and refetch only those that failed', () => {
  const orders = loaded([1])
  const basket = { error: 'offline', isFetching: false, refetch: refetch() }
  const query = combineQueries({ orders, basket })
  expect(query).toMatchObject({ data: undefined, error: 'offline' })
  query.refetch()
  expect(basket.refetch).toHaveBeenCalledTimes(1)
  expect(orders.refetch).not.toHaveBeenCalled()
})
