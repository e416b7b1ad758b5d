import { screen } from '@testing-library/react'
import { useBasketQuery } from '#data/basket/basketApi'
import { LeavingItems } from '#parts/LeavingItems'
import { renderPage } from '../support/renderPage'
import { openSandbox } from '../support/sandbox'

const BasketLeaves = () => <LeavingItems items={useBasketQuery('eshop').data?.items ?? []} />

const fillWith = (...offerIds: number[]) => ({
  mode: 'default',
  delivery_period: null,
  lenses: offerIds.map((offer_id) => ({ offer_id, quantity: 1 })),
  additional: [{ offer_id: 2061, quantity: 1 }],
})

it('names eye and power of lenses that leave the basket, where just one eye wears them', async () => {
  const shop = openSandbox()
  // The lenses have −2,75 and −3,00, the powers of the right and the left eye.
  await shop.post('/api/v2/internal/basket/eshop/wizard/', fillWith(2021, 2022))
  renderPage(<BasketLeaves />)
  const told = await screen.findByText(
    /^Из корзины уйдёт: Ясно Месяц[^;]*, OD −2,75, 1 шт; Ясно Месяц[^;]*, OS −3,00, 1 шт; [^;]*, 1 шт$/,
  )
  expect(told.textContent.match(/O[DS]/g)).toEqual(['OD', 'OS'])
})
