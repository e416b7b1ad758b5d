import fc from 'fast-check'
import { endOfPair, openedPair, withOpened, withoutOpened } from '#data/stock/openedPair'

const today = { openedAt: '2026-11-24', days: 30 }
const before = { openedAt: '2026-10-24', days: 30 }

it('a pair is kept by its product, and ends when it has been worn', () => {
  const note = withOpened(undefined, 202, today)
  expect(openedPair(note, '202')).toEqual(today)
  expect(openedPair(note, 201)).toBeUndefined()
  expect(endOfPair(today, '2026-11-24')).toEqual({ endsAt: '2026-12-24', daysLeft: 30 })
  expect(endOfPair(today, '2027-01-01').daysLeft).toBe(-8)
})

it('what a mistaken press replaced comes back, and the other products stay', () => {
  const first = withOpened(withOpened(undefined, 201, today), 202, before)
  const second = withOpened(first, 202, today)
  expect(openedPair(second, 202)).toEqual(today)
  expect(openedPair(withoutOpened(second, 202), 202)).toEqual(before)
  expect(openedPair(withoutOpened(first, 202), 202)).toBeUndefined()
  expect(openedPair(withoutOpened(first, 202), 201)).toEqual(today)
})

it('whatever the device has kept, a pair has a day on which it ends, or there is none', () => {
  const odd = fc.oneof(
    fc.anything(),
    fc.record({ 202: fc.anything() }),
    fc.record({
      202: fc.record({ openedAt: fc.oneof(fc.string(), fc.constant('2026-11-01')), days: fc.anything() }),
    }),
  )
  fc.assert(
    fc.property(odd, (note) => {
      const pair = openedPair(note, 202)
      if (pair) expect(endOfPair(pair, '2026-11-24').endsAt).not.toBe('')
      expect(openedPair(withoutOpened(withOpened(note, 202, today), 202), 202)).toEqual(pair)
      expect(openedPair(withOpened(note, 202, today), 202)).toEqual(today)
    }),
  )
})
