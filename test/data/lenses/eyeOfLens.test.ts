import fc from 'fast-check'
import { eyeOfLens, type SoldLens } from '#data/lenses/eyeOfLens'
import type { Eye, Lens } from '#domain/lens'

const power = fc.constantFrom(-3, -2.75, 0, 1.5)
const parameters = {
  cylinder: fc.constantFrom(null, 0, -0.75),
  axis: fc.constantFrom(null, 10, 180),
  addition: fc.constantFrom(null, 'LOW'),
  baseCurve: fc.constantFrom(null, 8.4, 8.6),
  diameter: fc.constantFrom(null, 14.2),
  productId: fc.constantFrom(null, 201, '202'),
}
const soldLens: fc.Arbitrary<SoldLens> = fc.record({ sphere: fc.option(power), ...parameters })
const eyes = fc.constantFrom<Eye>('right', 'left')
const wornLens: fc.Arbitrary<Lens> = fc.record({
  eye: eyes,
  title: fc.constant('Ясно'),
  sphere: fc.option(power),
  ...parameters,
})
const worn = fc.uniqueArray(wornLens, { maxLength: 2, selector: ({ eye }) => eye })
const other = (eye: Eye): Eye => (eye === 'right' ? 'left' : 'right')

const lens = (eye: Eye, rest: Partial<Lens> = {}): Lens => ({
  eye,
  productId: 202,
  title: 'Ясно Месяц',
  sphere: -2.75,
  cylinder: null,
  axis: null,
  addition: null,
  baseCurve: 8.6,
  diameter: 14.2,
  ...rest,
})
const sold: SoldLens = lens('right')

it('the eye of lenses is told where just one of those that are worn fits', () => {
  expect(eyeOfLens(sold, [lens('right'), lens('left', { sphere: -3 })])).toBe('right')
  expect(eyeOfLens(sold, [lens('right')])).toBe('right')
  expect(eyeOfLens(sold, [lens('right'), lens('left')])).toBeUndefined()
  expect(eyeOfLens(sold, [lens('right', { sphere: null })])).toBeUndefined()
})

it('an eye whose power is not known may be meant as well as the other', () => {
  expect(eyeOfLens(sold, [lens('right'), lens('left', { sphere: null })])).toBeUndefined()
})

it('lenses of another product tell their eye by the powers, where both eyes are known', () => {
  const monthly = { productId: 301, baseCurve: 8.4 }
  expect(eyeOfLens(sold, [lens('right', monthly), lens('left', { ...monthly, sphere: -3 })])).toBe('right')
  expect(eyeOfLens(sold, [lens('right', monthly)])).toBeUndefined()
  expect(eyeOfLens(sold, [])).toBeUndefined()
})

it('one lens has several notations: a cylinder of 0 is none and has no axis, an axis of 0 is 180', () => {
  const left = lens('left', { sphere: -3 })
  const flat = [null, 0].flatMap((cylinder) => [null, 0, 180].map((axis) => ({ cylinder, axis })))
  for (const worn of flat)
    for (const one of flat) expect(eyeOfLens({ ...sold, ...one }, [lens('right', worn), left])).toBe('right')
  const toric = (axis: number) => ({ cylinder: -0.75, axis })
  expect(eyeOfLens({ ...sold, ...toric(180) }, [lens('right', toric(0)), left])).toBe('right')
  expect(eyeOfLens({ ...sold, ...toric(90) }, [lens('right', toric(0)), left])).toBeUndefined()
})

it('the record always has the last word', () => {
  fc.assert(
    fc.property(soldLens, worn, eyes, (one, all, own) => {
      expect(eyeOfLens(one, all, own)).toBe(own)
    }),
  )
})

it('an eye is never guessed: it fits in its power, and the other eye does not fit', () => {
  fc.assert(
    fc.property(soldLens, worn, (one, all) => {
      const eye = eyeOfLens(one, all)
      if (eye === undefined) return
      const own = all.find((lens) => lens.eye === eye)
      expect(own?.sphere).toBe(one.sphere)
      // If both eyes wear the same lens, it is unknown which one is meant.
      const twice = own ? [own, { ...own, eye: other(eye) }] : []
      expect(eyeOfLens(one, twice)).toBeUndefined()
    }),
  )
})

it('right and left are told alike: with the eyes exchanged the answer is exchanged', () => {
  fc.assert(
    fc.property(soldLens, worn, (one, all) => {
      const eye = eyeOfLens(one, all)
      const exchanged = all.map((lens) => ({ ...lens, eye: other(lens.eye) }))
      expect(eyeOfLens(one, exchanged)).toBe(eye && other(eye))
      expect(eyeOfLens(one, exchanged.toReversed())).toBe(eye && other(eye))
    }),
  )
})
