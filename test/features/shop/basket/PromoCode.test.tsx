import { screen, within } from '@testing-library/react'
import { PromoCode } from '#features/shop/basket/discounts/PromoCode'
import type { Basket } from '#data/basket/basket'
import { dataOf } from '../../../support/endpoints'
import { renderCard } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

it('more than five promo codes can be reached', async () => {
  const [example] = dataOf('getPromoCodes')['active'] as object[]
  const active = Array.from({ length: 7 }, (_, at) => ({ ...example, promo_code: `YASNO-${at}` }))
  shop()
    .get('/api/v2/internal/personal/promocodes/')
    .reply(200, success({ active, used: [] }))
  const { user } = renderCard(
    <PromoCode basket={{ promoCode: null, promoCodeExcess: null } as Basket} type="eshop" />,
  )
  await user.click(screen.getByRole('button', { name: 'Есть промокод?' }))
  const codes = within(await screen.findByRole('group', { name: 'Ваши коды' }))
  // Nothing else bears the name of the field.
  expect(screen.getByLabelText(/промокод/i)).toBe(screen.getByRole('textbox', { name: 'Промокод' }))
  expect(codes.getAllByRole('button', { name: /^YASNO/ })).toHaveLength(5)
  await user.click(codes.getByRole('button', { name: 'Показать ещё' }))
  expect(codes.getAllByRole('button', { name: /^YASNO/ })).toHaveLength(7)
})
