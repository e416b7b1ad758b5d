import ICAL from 'ical.js'
import { deliveryFile } from '../../../../src/features/shop/orders/detail/deliveryFile'

type Order = Parameters<typeof deliveryFile>[0]

async function read(delivery: object) {
  const order = { id: 7, number: '48301', delivery: { type: 'courier', address: '', ...delivery } }
  const file = await deliveryFile(order as unknown as Order)
  // jsdom's files have no text().
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(file)
  })
  const [event] = ICAL.Component.fromString(text).getAllSubcomponents('vevent')
  if (!event) throw new Error('no event')
  const { startDate, endDate } = new ICAL.Event(event)
  return [String(startDate), String(endDate)]
}

it.each([
  ['its hours', '2026-03-06', '10:00', '14:00', '2026-03-06T07:00:00Z', '2026-03-06T11:00:00Z'],
  ['hours until midnight', '2026-03-06', '22:00', '00:00', '2026-03-06T19:00:00Z', '2026-03-06T21:00:00Z'],
  ['the whole day', '2026-03-06', null, null, '2026-03-06', '2026-03-07'],
  ['the whole day without a span', '2026-03-06', '10:00', '10:00', '2026-03-06', '2026-03-07'],
  ['the day of the shop', '2026-03-05T21:00:00Z', null, null, '2026-03-06', '2026-03-07'],
])('a delivery takes %s', async (_, date, timeFrom, timeTo, start, end) => {
  expect(await read({ date, timeFrom, timeTo })).toEqual([start, end])
})
