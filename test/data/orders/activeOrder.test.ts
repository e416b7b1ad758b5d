import { deliveryInWords } from '#data/orders/activeOrder'

it('a flat is not parted from its number', () => {
  expect(deliveryInWords({ type: 'courier', address: 'Москва, Лесная улица, 12, кв. 5' })).toMatch(
    /Лесная улица, 12, кв\.\u00a05$/,
  )
})
