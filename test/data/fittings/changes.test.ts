import { areDifferent } from '#data/fittings/changes'
import type { Lens } from '#domain/lens'

const lens = (rest: Partial<Lens>): Lens[] => [
  {
    ...{ eye: 'right', productId: 202, title: 'Ясно Месяц', sphere: -2.75, cylinder: -0.75, axis: 180 },
    ...{ addition: null, baseCurve: 8.6, diameter: 14.2 },
    ...rest,
  },
]

it.each<[string, Partial<Lens>, boolean]>([
  ['another power', { sphere: -3 }, true],
  ['another axis', { axis: 90 }, true],
  ['the same axis, written as 0', { axis: 0 }, false],
  ['a value that one of them lacks', { baseCurve: null }, false],
  ['another eye', { eye: 'left', sphere: -3 }, false],
])('%s: two prescriptions are different or not', (_, rest, expected) => {
  expect(areDifferent(lens({}), lens(rest))).toBe(expected)
})

it('a cylinder of 0 has no axis that could differ', () => {
  expect(areDifferent(lens({ cylinder: 0, axis: 10 }), lens({ cylinder: 0, axis: 90 }))).toBe(false)
})
