import { act, renderHook } from '@testing-library/react'
import { holdPresses } from '#host/page/heldPresses'
import { useHeldBusy } from '#ui/lib/useHeldBusy'

const DAY = 86_400_000

const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  holdPresses(0)
  jest.useRealTimers()
})

it.each([1, 30])('a button stays busy after a limited write: %d days', (days) => {
  const { result, rerender } = renderHook(({ isBusy }) => useHeldBusy(isBusy), {
    initialProps: { isBusy: true },
  })
  holdPresses(days * DAY)
  rerender({ isBusy: false })
  pass(DAY / 2)
  expect(result.current).toBe(true)
  pass(days * DAY)
  expect(result.current).toBe(false)
})
