import { screen, within } from '@testing-library/react'
import { api } from '#api/api'
import { ProductPage } from '#features/shop/product/ProductPage'
import { forgetCustomer } from '#host/customer/customer'
import { tabChoices } from '#host/customer/drafts'
import { createStore } from '#store/store'
import { keyOfChoice, noChoice } from '../../../../src/features/shop/product/choice'
import { changeAnswers } from '../../../support/brokenAnswers'
import { openSandbox } from '../../../support/sandbox'
import { renderCard } from '../../../support/renderPage'

const DETAIL = /\/products\/detail\/id\/201\/$/
const OFFERS = /\/offers\/eshop\//
type Packs = { eshop_packs: { id: number; is_available: boolean }[] }
type Offers = { offers: { pack_id: number; is_available: boolean }[] }

it('a pack that is no longer sold is not swapped without a word, nor is a period of subscription', async () => {
  forgetCustomer({ isOver: false })
  openSandbox('empty')
  tabChoices.write(keyOfChoice('202'), {
    ...noChoice,
    packId: '99',
    isSubscription: true,
    period: 'quarterly',
    isTouched: true,
  })
  changeAnswers(/\/subscriptions\/types\/$/, ({ types }: { types: { delivery_period: string }[] }) => ({
    types: types.filter(({ delivery_period }) => delivery_period !== 'quarterly'),
  }))
  const { user } = renderCard(<ProductPage id="202" parts={['buy']} />)
  const pack = await screen.findByText('Выбранной упаковки больше нет. Проверьте, подходит ли эта')
  const period = await screen.findByText('Подписки «1 раз в 3 месяца» больше нет. Проверьте, подходит ли эта')
  await user.click(screen.getByRole('radio', { name: '1 раз за весь период подписки' }))
  expect(pack).not.toBeInTheDocument()
  expect(period).not.toBeInTheDocument()
})

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
