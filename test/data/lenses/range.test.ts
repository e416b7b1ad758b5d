/** @jest-environment node */
import fc from 'fast-check'
import { lensRange } from '#data/lenses/readLens'

const NUMBERS = ['sphere', 'cylinder', 'axis', 'base_curve', 'diameter'] as const
const whole = { sphere: [-3, -2.75], cylinder: [-0.75], axis: [90, 180], base_curve: [8.6], diameter: [14.2] }

const unreadable = fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.object(), fc.constant(NaN))
const place = fc.constantFrom(...NUMBERS)

it('a range counts as a whole: no value that can be read is left as the only one', () => {
  fc.assert(
    fc.property(place, unreadable, fc.nat(), (name, broken, at) => {
      const values: unknown[] = [...whole[name]]
      values.splice(at % (values.length + 1), 0, broken)
      expect(() => lensRange({ ...whole, [name]: values })).toThrow()
    }),
  )
})

it('a range without a list of its values is unknown; a parameter that it does not name is not made', () => {
  for (const name of NUMBERS) {
    expect(() => lensRange({ ...whole, [name]: '-3, -2.75' })).toThrow()
    expect(() => lensRange({ ...whole, [name]: undefined })).not.toThrow()
  }
  expect(lensRange({ ...whole, cylinder: null }).cylinder).toEqual([])
})
