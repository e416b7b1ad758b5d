import { act, renderHook } from '@testing-library/react'
import { useTabChoice } from '#data/checkout/tabChoice'

const point = { id: 12, code: 'P12', pointType: 'postmat', name: 'Постамат' }

it('a place that one island of the page has changed is that of all, but of no other basket', () => {
  const one = renderHook(() => useTabChoice('eshop')).result
  const other = renderHook(() => useTabChoice('eshop')).result
  const mono = renderHook(() => useTabChoice('mono')).result
  act(() => one.current[1](() => ({ point: { ...point, id: 11 } })))
  act(() => other.current[1](() => ({ point })))
  expect(one.current[0]).toEqual({ point })
  expect(other.current[0]).toEqual({ point })
  expect(mono.current[0]).toEqual({})
})
