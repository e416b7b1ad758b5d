import { screen, within } from '@testing-library/react'
import { api } from '#api/api'
import { ProductPage } from '#features/shop/product/ProductPage'
import { forgetCustomer } from '#host/customer/customer'
import { createStore } from '#store/store'
import { changeAnswers } from '../../../support/brokenAnswers'
import { openSandbox } from '../../../support/sandbox'
import { renderCard } from '../../../support/renderPage'

const DETAIL = /\/products\/detail\/id\/201\/$/
const OFFERS = /\/offers\/eshop\//
type Packs = { eshop_packs: { id: number; is_available: boolean }[] }
type Offers = { offers: { pack_id: number; is_available: boolean }[] }

it('the pack in which lenses were chosen is not swapped when it is sold out meanwhile', async () => {
  forgetCustomer({ isOver: false })
  openSandbox('empty')
  const store = createStore()
  const { user } = renderCard(<ProductPage id="201" parts={['buy']} />, store)
  const packs = within(await screen.findByRole('group', { name: 'Упаковка' })).getAllByRole('radio')
  expect(packs.length).toBeGreaterThan(1)
  expect(packs[0]).toBeChecked()
  const right = within(await screen.findByRole('group', { name: 'Правый глаз (OD)' }))
  await user.selectOptions(right.getByRole('combobox', { name: 'Сфера (Sph)' }), '−2,75')
  const first = Number((packs[0] as HTMLInputElement).value)
  changeAnswers(DETAIL, (product: Packs) => ({
    ...product,
    eshop_packs: product.eshop_packs.map((pack) =>
      pack.id === first ? { ...pack, is_available: false } : pack,
    ),
  }))
  changeAnswers(OFFERS, ({ offers }: Offers) => ({
    offers: offers.map((offer) => (offer.pack_id === first ? { ...offer, is_available: false } : offer)),
  }))
  store.dispatch(api.util.invalidateTags(['City']))
  expect(await screen.findByText('нет в наличии')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^30/ })).toBeChecked()
  expect(await screen.findByText('Нет в наличии')).toBeVisible()
})
