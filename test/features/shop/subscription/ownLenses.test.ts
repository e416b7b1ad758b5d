import type { Lens } from '#domain/lens'
import type { Offer } from '#data/catalogue/product'
import { ownLenses } from '../../../../src/features/shop/subscription/wizard/ownLenses'

const power = { sphere: -3, cylinder: null, axis: null, addition: null, baseCurve: 8.6, diameter: 14.2 }

const offer = (offerId: number, lenses: number, rest: Partial<Offer> = {}): Offer => ({
  ...power,
  offerId,
  productId: 202,
  packId: null,
  title: `Ясно Месяц, ${lenses} шт`,
  picture: null,
  params: [{ value: lenses, unit: 'lenses' }],
  price: null,
  points: 0,
  isAvailable: true,
  ...rest,
})

const lens = (eye: Lens['eye'], rest: Partial<Lens> = {}): Lens => ({
  ...power,
  eye,
  productId: 202,
  title: 'Ясно Месяц',
  ...rest,
})

const sold = [offer(2, 12), offer(1, 6), offer(3, 6, { sphere: -2.5 })]
const chosen = (...lenses: Lens[]) => ownLenses({ wearsLenses: true, lenses }, sold, {}).draft

it('the own lenses are chosen in their smallest pack', () => {
  expect(chosen(lens('right'), lens('left', { sphere: -2.5 }))).toMatchObject({
    rightOffer: '1',
    rightQuantity: '1',
    leftOffer: '3',
    leftQuantity: '1',
  })
})

it('a curve that is not known is filled in where the product is known to be made in no other', () => {
  const info = { wearsLenses: true, lenses: [lens('right', { baseCurve: null })] }
  const range = { sphere: [], cylinder: [], axis: [], addition: [], diameter: [], colour: [] }
  const of = (...baseCurve: number[]) => ownLenses(info, sold, { 202: { ...range, baseCurve } }).draft
  expect(of(8.6)).toMatchObject({ rightOffer: '1' })
  expect(of(8.4, 8.6)).toMatchObject({ rightOffer: '' })
  expect(ownLenses(info, sold, {}).draft).toMatchObject({ rightOffer: '' })
})

it('one eye alone stays alone', () => {
  expect(chosen(lens('right'))).toMatchObject({ rightOffer: '1', leftOffer: '', leftQuantity: '0' })
})

it.each([
  ['an unknown power', { sphere: null }],
  ['a power that is not sold', { sphere: -9 }],
  ['lenses that are not sold', { productId: 9 }],
])('%s is left to the customer', (_, rest) => {
  expect(chosen(lens('right', rest), lens('left'))).toMatchObject({ rightOffer: '', rightQuantity: '1' })
})
