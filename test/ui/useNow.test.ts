import { act, fireEvent, renderHook } from '@testing-library/react'
import { useNow } from '#ui/lib/useNow'

const at = (time: string) => `2026-03-05T${time}:00+03:00`
const isAt = (now: Date, time: string) => Math.abs(now.getTime() - Date.parse(at(time))) < 1000

/** Lets minutes pass. */
const pass = (minutes: number) =>
  act(() => {
    jest.advanceTimersByTime(minutes * 60_000)
  })

beforeEach(() => jest.useFakeTimers({ now: Date.parse(at('12:00')) }))
afterEach(() => jest.useRealTimers())

it('the time is new once each of the moments has passed', () => {
  const { result } = renderHook(() => useNow(at('11:00'), at('13:00'), at('14:00'), null, 'soon'))
  pass(59)
  expect(isAt(result.current, '12:00')).toBe(true)
  pass(2)
  expect(isAt(result.current, '13:00')).toBe(true)
  pass(60)
  expect(isAt(result.current, '14:00')).toBe(true)
})

it('the time is new when the next day of the shop begins, and no timer is left behind', () => {
  const { result, unmount } = renderHook(() => useNow())
  pass(11 * 60 + 59)
  expect(isAt(result.current, '12:00')).toBe(true)
  pass(2)
  expect(isAt(result.current, '24:00')).toBe(true)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('the time is new when the page becomes visible again, as timers stand still while a computer sleeps', () => {
  const { result, unmount } = renderHook(() => useNow())
  jest.setSystemTime(Date.parse(at('15:00')))
  fireEvent(document, new Event('visibilitychange'))
  expect(isAt(result.current, '15:00')).toBe(true)
  unmount()
  jest.setSystemTime(Date.parse(at('16:00')))
  fireEvent(document, new Event('visibilitychange'))
  expect(isAt(result.current, '15:00')).toBe(true)
})
