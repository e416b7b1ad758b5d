import { render, screen } from '@testing-library/react'
import { Countdown } from '#features/shop/subscription/order/Countdown'
import { formatDaysUntil } from '#domain/dates/dates'

afterEach(() => jest.useRealTimers())

it('the ring counts the days from today, not from the day on which the page was opened', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00+03:00') })
  const day = '2026-11-24'
  const drawn = () => (
    <Countdown to={day} period="monthly">
      {formatDaysUntil(day)}
    </Countdown>
  )
  const { rerender } = render(drawn())
  jest.setSystemTime(new Date('2026-11-21T12:00:00+03:00'))
  rerender(drawn())
  expect(screen.getByText('через 3 дня')).toBeVisible()
  expect(screen.getByRole('img', { name: /^До доставки 3\sдня$/ })).toBeVisible()
})
