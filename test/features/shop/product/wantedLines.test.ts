import type { Offer } from '#data/catalogue/product'
import type { ChosenForEye } from '../../../../src/features/shop/product/choice'
import { wantedLines } from '../../../../src/features/shop/product/wantedLines'

const offer = (isAvailable = true) =>
  ({ offerId: 1, price: { value: 500, currency: 'RUB' }, points: 5, isAvailable }) as Offer
const right: ChosenForEye = { eye: 'right', quantity: 2, offer: offer(), dropped: '' }
const left: ChosenForEye = { eye: 'left', quantity: 1, offer: offer(), dropped: '' }

it('sum and points are those of all eyes', () => {
  expect(wantedLines([right, left])).toEqual({
    complete: [right, left],
    missing: [],
    soldOut: [],
    sum: { value: 1500, currency: 'RUB' },
    points: 15,
  })
})

it('an eye that needs none counts for nothing, chosen or not', () => {
  const none = { ...left, quantity: 0, offer: undefined }
  expect(wantedLines([right, none])).toEqual(wantedLines([right]))
})

it('there is no sum while the lenses of an eye are not chosen', () => {
  const open = { ...left, offer: undefined }
  expect(wantedLines([right, open])).toMatchObject({ complete: [right], missing: [open], sum: null })
})

it('what is sold out is told apart', () => {
  const gone = { ...left, offer: offer(false) }
  expect(wantedLines([right, gone])).toMatchObject({ complete: [right, gone], soldOut: [gone] })
})
