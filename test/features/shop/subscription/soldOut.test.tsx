import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { noLenses } from '../../../../src/features/shop/subscription/lensDraft'
import { WizardDialog } from '../../../../src/features/shop/subscription/wizard/WizardDialog'
import type { Basket } from '../../../../src/data/basket/basket'
import type { Offer } from '../../../../src/domain/product'
import { camel, dataOf } from '../../../support/endpoints'
import { renderCard } from '../../../support/renderPage'
import { offer } from './openSubscription'

const sold = [offer(2021), offer(2022, { sphere: -3 })].map((one) => camel(one) as Offer)

/** The offers are refetched while the wizard is open. */
function Shop() {
  const [lenses, setLenses] = useState(sold)
  return (
    <>
      <button onClick={() => setLenses(sold.slice(0, 1))}>Раскупили</button>
      <WizardDialog
        lenses={lenses}
        goods={[]}
        basket={{ ...(camel(dataOf('getBasket')) as Basket), items: [] }}
        types={[]}
        own={{ draft: { ...noLenses, rightOffer: '2021', leftOffer: '2022' }, isEmpty: false }}
        onFilled={() => Promise.resolve()}
        onClosed={() => undefined}
      />
    </>
  )
}

it('lenses that are sold out meanwhile are chosen again: the other eye does not go into the basket alone', async () => {
  const { user } = renderCard(<Shop />)
  await user.click(await screen.findByRole('radio', { name: /Без подписки/ }))
  await user.click(screen.getByRole('button', { name: 'Дальше' }))
  await user.click(await screen.findByRole('button', { name: 'Дальше' }))
  const send = await screen.findByRole('button', { name: 'Положить в корзину' })
  act(() => screen.getByText('Раскупили').click())
  await user.click(send)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Какие линзы вы носите' })).toHaveFocus())
  expect(screen.getByText('Выбранных линз больше нет в продаже. Выберите другие')).toBeVisible()
})
