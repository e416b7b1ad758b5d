import fc from 'fast-check'
import { otherPowers } from '#data/lenses/otherPowers'
import type { Eye, Lens } from '#domain/lens'

const lensOf = (eye: Eye, rest: Partial<Lens> = {}): Lens => ({
  ...{ eye, productId: 202, title: 'Ясно Месяц', sphere: -2.75, cylinder: null, axis: null },
  ...{ addition: null, baseCurve: 8.6, diameter: 14.2 },
  ...rest,
})
const sold = [lensOf('right'), lensOf('left', { sphere: -3 })]

it.each<[string, Lens[]]>([
  ['sizes of another product', [lensOf('right', { baseCurve: 8.4, productId: 203 })]],
  ['a power that is not told', [lensOf('right', { sphere: null })]],
  ['a cylinder of 0, whatever its axis', [lensOf('right', { cylinder: 0, axis: 90 })]],
  ['one eye that is told alone', [lensOf('left', { sphere: -3 })]],
  ['nothing that is told', []],
])('%s is no difference', (_, worn) => {
  expect(otherPowers(sold, worn)).toBeUndefined()
})

it.each<[string, Partial<Lens>]>([
  ['sphere', { sphere: -3.25 }],
  ['cylinder', { cylinder: -0.75, axis: 180 }],
  ['addition', { addition: 'LOW' }],
])('another %s is a difference', (_, rest) => {
  expect(otherPowers(sold, [lensOf('right', rest)])).toBeDefined()
})

it('a line whose power cannot be read is not compared', () => {
  expect(otherPowers([lensOf('right', { sphere: null })], [lensOf('right')])).toBeUndefined()
})

const sphere = fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4)

it('the text is the same as long as no power changes, and another one once one does', () => {
  fc.assert(
    fc.property(sphere, sphere, sphere, (one, other, third) => {
      const said = otherPowers([lensOf('right', { sphere: one })], [lensOf('right', { sphere: other })])
      const again = otherPowers(
        [lensOf('right', { sphere: one, title: 'Роса' })],
        [lensOf('right', { sphere: third, baseCurve: 8.4 })],
      )
      expect(said !== undefined).toBe(one !== other)
      expect(said === again).toBe(other === third || (one === other && one === third))
    }),
  )
})
