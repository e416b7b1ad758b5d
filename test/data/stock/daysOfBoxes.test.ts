import fc from 'fast-check'
import type { LensesInfo } from '#data/profile/profile'
import { daysOfBoxes } from '#data/stock/daysOfBoxes'

const info = { lenses: [{ productId: '202' }], replacement: 'monthly' } as unknown as LensesInfo
const box = (eye: 'right' | 'left' | undefined, quantity = 1, productId = 202, lenses = 6) => ({
  offer: { productId, params: [{ value: lenses, unit: 'lenses' }] },
  eye,
  quantity,
})
const solution = { ...box(undefined), offer: { productId: 9, params: [{ value: 360, unit: 'ml' }] } }

it.each([
  ['a box for each eye', [box('right'), box('left')], 180],
  ['the eye that has fewer ends it', [box('right', 3), box('left')], 180],
  ['two boxes of one eye', [box('left'), box('left')], 360],
  ['beside a solution', [box('right'), box('left'), solution], 180],
  ['an eye that is not known', [box('right'), box(undefined)], undefined],
  ['two products', [box('right'), box('left', 1, 201)], undefined],
  ['another product than the one that is worn', [box('right', 1, 201)], undefined],
  ['no lenses', [solution], undefined],
  ['nothing', [], undefined],
])('how long boxes last: %s', (_, boxes, days) => {
  expect(daysOfBoxes(boxes, info)).toBe(days)
})

it('how long boxes last is not guessed without a schedule', () => {
  expect(daysOfBoxes([box('right')], undefined)).toBeUndefined()
  expect(daysOfBoxes([box('right')], { ...info, replacement: null })).toBeUndefined()
})

it('more boxes never last shorter', () => {
  const number = fc.integer({ min: 1, max: 10 })
  fc.assert(
    fc.property(number, number, number, (right, left, more) => {
      const lasts = (of: number) => daysOfBoxes([box('right', of), box('left', left)], info) ?? 0
      expect(lasts(right + more)).toBeGreaterThanOrEqual(lasts(right))
    }),
  )
})
