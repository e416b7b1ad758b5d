import type { Basket } from '#data/basket/basket'
import { refusedItems } from '#data/checkout/obstacles'

it('what is refused of both eyes of one lens is said once', () => {
  const items = [1, 2].map((offerId) => ({ offerId, title: 'Ясно Месяц' }))
  const message = 'Нет в наличии'
  const fields = { 'items.0.offer_id': message, 'items.1.offer_id': message }
  expect(refusedItems({ items } as Basket, { kind: 'invalid', message, fields })).toEqual([
    'Ясно Месяц: Нет в наличии',
  ])
})
