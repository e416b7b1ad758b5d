import { act, renderHook } from '@testing-library/react'
import { GEOLOCATION_TIMEOUT_MS } from '../../src/host/page/geolocation'
import { useNearby } from '../../src/map/lib/useNearby'

type Ask = Geolocation['getCurrentPosition']

/** Presses the button; returns the hook's result, and a function that lets time pass. */
function ask(getCurrentPosition: Ask) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  const { result } = renderHook(() => useNearby())
  act(() => void result.current.locate())
  return { result, pass: (time: number) => act(() => jest.advanceTimersByTimeAsync(time)) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'geolocation')
})

it('a browser that neither grants nor refuses the position is waited for, but not for ever', async () => {
  const { result, pass } = ask(() => undefined)
  await pass(GEOLOCATION_TIMEOUT_MS - 1)
  expect(result.current).toMatchObject({ isLocating: true, isRefused: false })
  await pass(1)
  expect(result.current).toMatchObject({ isLocating: false, isRefused: true, position: undefined })
})

it('a position that is there in time stays, and one that is refused is told at once', async () => {
  const granted = ask((tell) => tell({ coords: { latitude: 55.7, longitude: 37.6 } } as GeolocationPosition))
  await granted.pass(GEOLOCATION_TIMEOUT_MS)
  expect(granted.result.current).toMatchObject({
    isLocating: false,
    isRefused: false,
    position: [55.7, 37.6],
  })
  const refused = ask((_, fail) => fail?.({ code: 1 } as GeolocationPositionError))
  await refused.pass(0)
  expect(refused.result.current).toMatchObject({ isLocating: false, isRefused: true })
})
