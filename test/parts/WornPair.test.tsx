import { cleanup, screen } from '@testing-library/react'
import { accountApi } from '#data/account/accountApi'
import { WornPair } from '#parts/WornPair'
import { createStore } from '../../src/store/store'
import { renderCard } from '../support/renderPage'
import { account, shop, success } from '../support/shop'

const PRODUCTS = [201, 202]

/** A customer may wear one product at work and another one for sports. */
async function open() {
  shop().get('/api/v2/internal/account/info/').reply(200, success(account))
  const store = createStore()
  await store.dispatch(accountApi.endpoints.accountInfo.initiate())
  return renderCard(
    PRODUCTS.map((id) => <WornPair key={id} productId={id} what={`«${id}»`} days={30} />),
    store,
  ).user
}

it('a pair opened beside another one on the page keeps both', async () => {
  const user = await open()
  for (const id of PRODUCTS)
    await user.click(screen.getByRole('button', { name: `Открыта новая пара «${id}»` }))
  cleanup()
  await open()
  for (const id of PRODUCTS)
    expect(screen.getByRole('button', { name: `Отменить: пара не новая «${id}»` })).toBeVisible()
})
