import { act, renderHook, waitFor } from '@testing-library/react'
import { useLatest } from '../../../src/data/checkout/useLatest'

it('what is asked for meanwhile waits, and the latest of it wins', async () => {
  const ends: (() => void)[] = []
  const sent: number[] = []
  const send = (wish: number) => {
    sent.push(wish)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const { result } = renderHook(() => useLatest(send))
  act(() => [1, 2, 3].forEach((wish) => void result.current.ask(wish)))
  expect(sent).toEqual([1])
  expect(result.current.wanted).toBe(3)
  await act(() => Promise.resolve(ends[0]?.()))
  await waitFor(() => expect(sent).toEqual([1, 3]))
  await act(() => Promise.resolve(ends[1]?.()))
  await waitFor(() => expect(result.current.wanted).toBeUndefined())
})

it('nothing is wanted any more when the sending breaks', async () => {
  const { result } = renderHook(() => useLatest(() => Promise.reject(new Error('broken'))))
  await act(() => expect(result.current.ask(1)).rejects.toThrow('broken'))
  expect(result.current.wanted).toBeUndefined()
  await act(() => expect(result.current.ask(2)).rejects.toThrow('broken'))
})
