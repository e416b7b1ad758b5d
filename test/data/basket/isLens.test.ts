import { isLens, type BasketItem } from '#data/basket/basket'
import { offers } from '#data/catalogue/readProduct'
import { dataOf } from '../../support/endpoints'

const line = (offerId: number, ...types: string[]) => ({ offerId, types }) as unknown as BasketItem

it('a line is of lenses by its types, else by the unit of its offer', () => {
  const [offer] = dataOf('getOffers')['offers'] as object[]
  offers([
    { ...offer, offer_id: 7101, params: [{ value: 30, unit: 'lenses' }] },
    { ...offer, offer_id: 7102, params: [{ value: 360, unit: 'ml' }] },
  ])
  expect([line(7101), line(7102), line(7103), line(7103, 'daily')].map(isLens)).toEqual([
    true,
    false,
    false,
    true,
  ])
})
