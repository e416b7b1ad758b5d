import fc from 'fast-check'
import { lensDoubt } from '#data/lenses/lensDoubt'
import type { Eye, Lens } from '#domain/lens'

const lens = (eye: Eye, sphere: number | null): Lens => ({
  eye,
  sphere,
  productId: 202,
  title: 'Ясно Месяц',
  cylinder: null,
  axis: null,
  addition: null,
  baseCurve: null,
  diameter: null,
})
const both = [lens('right', -2.75), lens('left', -3)]
const box = (sphere: number | null, quantity = 1) => ({ sphere, quantity })

it('one power for two eyes of different ones is asked about', () => {
  expect(lensDoubt([box(-2.75, 2)], both)?.words).toBe(
    'В вашем профиле правый −2,75, левый −3,00, здесь для обоих −2,75',
  )
  expect(lensDoubt([box(-2.75), box(-2.75)], both)).toBeDefined()
})

it('a power that neither eye wears is asked about', () => {
  expect(lensDoubt([box(-2.75), box(-9)], both)?.words).toBe(
    'В вашем профиле правый −2,75, левый −3,00, здесь −9,00',
  )
  expect(lensDoubt([box(-3)], [lens('right', -2), lens('left', -2)])?.words).toBe(
    'В вашем профиле у обоих глаз −2,00, здесь −3,00',
  )
})

it('lenses that may be right are not asked about', () => {
  expect(lensDoubt([box(-2.75), box(-3)], both)).toBeUndefined()
  expect(lensDoubt([box(-2.75)], both)).toBeUndefined()
  expect(lensDoubt([box(-2.75, 4), box(-3)], both)).toBeUndefined()
  expect(lensDoubt([box(null, 2)], both)).toBeUndefined()
  expect(lensDoubt([], both)).toBeUndefined()
})

it('nothing is asked where the power of an eye is not known', () => {
  const boxes = fc.array(fc.record({ sphere: fc.option(fc.constantFrom(-3, 0, 2)), quantity: fc.nat(9) }))
  fc.assert(
    fc.property(boxes, (all) => {
      expect(lensDoubt(all, [lens('right', -3)])).toBeUndefined()
      expect(lensDoubt(all, [lens('right', -3), lens('left', null)])).toBeUndefined()
    }),
  )
})
