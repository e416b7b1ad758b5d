import { screen } from '@testing-library/react'
import { addDays, shopToday } from '#domain/dates/days'
import { WhenInWords } from '#features/shop/orders/detail/WhenInWords'
import { WhenDue } from '#features/shop/orders/WhenDue'
import { renderCard } from '../../../support/renderPage'

const inDays = (days: number) => addDays(shopToday(), days)

it.each([
  [1, 'Ожидаем'],
  [0, 'Ожидаем'],
  [-1, 'Ожидали'],
])('an order whose day is %d days away is told as expected or late', (days, word) => {
  renderCard(<WhenDue expectedAt={`${inDays(days)}T00:00:01+03:00`} storageUntil={null} />)
  expect(screen.getByText(new RegExp(`^${word} `))).toBeVisible()
})

it.each([
  ['courier', 1, 'Привезёт курьер'],
  ['point', 1, 'Можно забрать'],
  ['drone', 1, 'Доставка'],
  ['courier', -1, 'Доставка'],
])('a delivery by %s in %d days promises no more than is known', (type, days, words) => {
  const delivery = { type, date: inDays(days), timeFrom: null, timeTo: null, address: '', pointCode: null }
  const tracking = { trackingNumber: null, trackingUrl: null }
  renderCard(<WhenInWords delivery={{ ...delivery, ...tracking }} />)
  expect(screen.getByText(words)).toBeVisible()
})
