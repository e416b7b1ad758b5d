import '../../../support/browser'
import { act, screen, waitFor } from '@testing-library/react'
import { api } from '#api/api'
import type { Basket } from '#data/basket/basket'
import { noLenses } from '../../../../src/features/shop/subscription/lensDraft'
import { WizardDialog } from '#features/shop/subscription/wizard/WizardDialog'
import { createStore } from '#store/store'
import { camel, dataOf } from '../../../support/endpoints'
import { renderCard } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'
import { offer, paths } from './openSubscription'

const sold = [offer(2021), offer(2022, { sphere: -3 })]
const answer = (offers: object[]) =>
  shop().get(`${paths.offers}?product_id=202`).reply(200, success({ offers }))

it('lenses that are sold out meanwhile are chosen again: the other eye does not go into the basket alone', async () => {
  answer(sold)
  shop().get(paths.range).reply(200, success({}))
  const store = createStore()
  const { user } = renderCard(
    <WizardDialog
      boxes={[
        {
          key: '202:20206',
          title: 'Ясно Месяц, 6 шт',
          productId: 202,
          pack: { id: 20206, params: [{ value: 6, unit: 'lenses' }] },
        },
      ]}
      goods={[]}
      basket={{ ...(camel(dataOf('getBasket')) as Basket), items: [] }}
      types={[]}
      own={{
        draft: { ...noLenses, rightOffer: '2021', leftOffer: '2022', rightBox: '', leftBox: '' },
      }}
      onFilled={() => Promise.resolve()}
      onClosed={() => undefined}
    />,
    store,
  )
  await user.click(await screen.findByRole('radio', { name: /Без подписки/ }))
  await user.click(screen.getByRole('button', { name: 'Дальше' }))
  await screen.findAllByRole('combobox', { name: 'Сфера (Sph)' })
  await user.click(screen.getByRole('button', { name: 'Дальше' }))
  const send = await screen.findByRole('button', { name: 'Положить в корзину' })
  // The offers are refetched while the wizard is open.
  answer(sold.slice(0, 1))
  act(() => void store.dispatch(api.util.invalidateTags(['City'])))
  await waitFor(() => expect(screen.queryByText(/^Левый глаз/)).toBeNull())
  await user.click(send)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Какие линзы вы носите' })).toHaveFocus())
  expect(screen.getByText('Выбранных линз больше нет в продаже. Выберите другие')).toBeVisible()
})
