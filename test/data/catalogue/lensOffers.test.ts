import { parameterInWords } from '#domain/lens'
import { offerInWords, offerParameters, offersOfLens } from '#data/catalogue/lensOffers'
import { packInWords } from '#data/catalogue/product'

const sphere = {
  sphere: -2.75,
  cylinder: null,
  axis: null,
  addition: null,
  baseCurve: 8.6,
  diameter: 14.2,
}
const toric = (power: number, cylinder: number, axis: number) => ({
  ...sphere,
  sphere: power,
  cylinder,
  axis,
})

describe('the offers of a lens', () => {
  const torics = [toric(-2, -0.75, 10), toric(-2, -0.75, 180), toric(-3, -0.75, 10)]

  it('the offers of a lens are alike in all that is known of it', () => {
    expect(offersOfLens(toric(-2, -0.75, 180), torics)).toEqual([torics[1]])
    expect(offersOfLens({ ...sphere, sphere: -2, baseCurve: null }, torics)).toEqual([torics[0], torics[1]])
    expect(offersOfLens({ ...sphere, sphere: -9 }, torics)).toEqual([])
  })

  it('no cylinder is the same whether it is written as nothing or as zero', () => {
    expect(offersOfLens({ ...sphere, cylinder: 0 }, [sphere, toric(-2.75, -0.75, 10)])).toEqual([sphere])
    expect(offersOfLens({ ...sphere, cylinder: 0, axis: 0 }, [sphere])).toEqual([sphere])
  })

  it('an axis is the same whether it is written as 0 or as 180', () => {
    expect(offersOfLens(toric(-2, -0.75, 0), torics)).toEqual([torics[1]])
    expect(offersOfLens(toric(-2, -0.75, 180), [toric(-2, -0.75, 0)])).toHaveLength(1)
  })
})

it('lens parameters are written as on the box', () => {
  expect(offerParameters(sphere)).toBe('Sph −2,75\u00a0· BC 8,6\u00a0· Dia 14,2')
  expect(offerParameters({ ...sphere, sphere: null, baseCurve: null, diameter: null })).toBe('')
  expect(parameterInWords('axis', 180)).toBe('180°')
  expect(parameterInWords('addition', 'LOW')).toBe('LOW')
  expect(parameterInWords('cylinder', null)).toBe('—')
})

it('the content of a pack is written with its unit, known or not', () => {
  expect(packInWords([{ value: 30, unit: 'lenses' }])).toBe('30\u00a0шт')
  expect(packInWords([{ value: 360, unit: 'ml' }])).toBe('360\u00a0мл')
  expect(packInWords([{ value: 2, unit: 'box' }])).toBe('2\u00a0box')
  expect(packInWords([{ value: 2, unit: 'constructor' }])).toBe('2\u00a0constructor')
})

it.each([
  ['Ясно Месяц', '6 шт · Sph −2,75 · BC 8,6'],
  ['Ясно Месяц, 6 шт', 'Sph −2,75 · BC 8,6'],
  ['Ясно Месяц, 16 шт', '6 шт · Sph −2,75 · BC 8,6'],
])('beside the title %s a line says %s: its pack once', (title, words) => {
  const offer = {
    ...sphere,
    diameter: null,
    offerId: 1,
    productId: 2,
    packId: 3,
    title,
    picture: null,
    params: [{ value: 6, unit: 'lenses' }],
    price: null,
    points: 0,
    isAvailable: true,
  }
  expect(offerInWords(offer, title).replaceAll('\u00a0', ' ')).toBe(words)
})
