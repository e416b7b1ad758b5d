import type { Order } from '#data/orders/order'
import { deliveryFile } from '../../../../src/features/shop/orders/detail/deliveryFile'
import { formatDay } from '#domain/dates/dates'

// It is the next day in the shop already.
const date = '2026-03-04T21:30:00Z'

it('the file of a delivery is of the day that the screens tell', async () => {
  const delivery = { type: 'courier', address: '', date, timeFrom: null, timeTo: null }
  const file = await deliveryFile({ id: 1, number: '1', delivery } as unknown as Order)
  expect(formatDay(date)).toBe('5\u00a0марта')
  expect(file.name).toBe('zakaz-2026-03-05.ics')
})
