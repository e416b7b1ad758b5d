import type { ReactNode } from 'react'
import { screen, waitFor, within } from '@testing-library/react'
import { ProductPage } from '#features/shop/product/ProductPage'
import { RepeatDialog } from '#parts/repeat/RepeatDialog'
import { leaveTo } from '#host/page/pageAddress'
import { forgetCustomer } from '#host/customer/customer'
import { openSandbox } from '../../../support/sandbox'
import { renderCard } from '../../../support/renderPage'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<object>('#host/page/pageAddress'),
  leaveTo: jest.fn(() => Promise.resolve()),
}))

/** Opens a screen with an emptied basket that has kept the period of its subscription. */
function open(screenOf: ReactNode) {
  forgetCustomer({ isOver: false })
  const shop = openSandbox('empty', ['period-kept'])
  const { user } = renderCard(screenOf)
  const held = async () => {
    const { delivery_period, items } = (await shop.get('/api/v2/internal/basket/?type=eshop')) as {
      delivery_period: string | null
      items: { offer_id: number; quantity: number }[]
    }
    return { period: delivery_period, lines: items.map(({ offer_id, quantity }) => [offer_id, quantity]) }
  }
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { shop, user, held, press }
}

const item = (offerId: number, productId: number, title: string) => ({
  productId,
  packId: null,
  offerId,
  title,
  picture: null,
  params: [],
  quantity: 2,
  price: null,
})

it('lenses that are bought once begin no subscription in an emptied basket that has kept its period', async () => {
  const { user, held, press } = open(<ProductPage id="202" parts={['buy']} />)
  for (const [name, sphere] of [
    ['Правый глаз (OD)', '−2,75'],
    ['Левый глаз (OS)', '−3,00'],
  ] as const) {
    const group = within(await screen.findByRole('group', { name }))
    await user.selectOptions(group.getByRole('combobox', { name: 'Сфера (Sph)' }), sphere)
  }
  await press('В корзину')
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await held()).toEqual({
    period: null,
    lines: [
      [2021, 1],
      [2022, 1],
    ],
  })
  // Further lenses are added to those.
  await user.click(screen.getByRole('button', { name: 'В корзину' }))
  expect(await held()).toMatchObject({
    lines: [
      [2021, 2],
      [2022, 2],
    ],
  })
})

it('goods that are bought once begin no subscription there', async () => {
  const { held, press } = open(<ProductPage id="206" parts={['buy']} />)
  await press('В корзину')
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
  expect(await held()).toEqual({ period: null, lines: [[2061, 1]] })
})

it('an order that is repeated begins no subscription there', async () => {
  const { held, press } = open(
    <RepeatDialog
      title="Повторить заказ № 7"
      items={[item(2021, 202, 'Ясно Месяц'), item(2061, 206, 'Росинка')]}
      onClosed={() => undefined}
    />,
  )
  await press('Добавить в корзину')
  await screen.findByText('−2,75')
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/basket/'))
  expect(await held()).toEqual({
    period: null,
    lines: [
      [2021, 2],
      [2061, 2],
    ],
  })
})
