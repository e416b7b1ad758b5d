import { screen, within } from '@testing-library/react'
import { ProductPage } from '#features/shop/product/ProductPage'
import { keyOfChoice, noChoice } from '../../../../src/features/shop/product/choice'
import { forgetCustomer } from '#host/customer/customer'
import { tabChoices } from '#host/customer/drafts'
import { openSandbox } from '../../../support/sandbox'
import { renderCard } from '../../../support/renderPage'

it('a subscription that was chosen is not bought once while its periods cannot be read', async () => {
  forgetCustomer({ isOver: false })
  const shop = openSandbox('empty')
  const { fetch } = globalThis
  let isBroken = true
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      isBroken && input.endsWith('/subscriptions/types/')
        ? Promise.resolve(new Response('', { status: 500 }))
        : fetch(input, init),
  })
  tabChoices.write(keyOfChoice('202'), {
    ...noChoice,
    isSubscription: true,
    isTouched: true,
    right: { picks: { sphere: '-2.75' }, quantity: 1 },
    left: { picks: { sphere: '-3' }, quantity: 1 },
  })
  const { user } = renderCard(<ProductPage id="202" parts={['buy']} />)
  const buy = await screen.findByRole('button', { name: 'Оформить подписку' })
  expect(screen.queryByRole('button', { name: 'В корзину' })).toBeNull()
  await user.click(buy)
  expect(await shop.basket()).toEqual([])
  isBroken = false
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('radio', { name: /^По подписке/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Оформить подписку' }))
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
  expect(within(document.body).queryByRole('alertdialog')).toBeNull()
  expect(await shop.get('/api/v2/internal/basket/?type=eshop')).toMatchObject({ delivery_period: 'monthly' })
})

it('the sum by the button says that the discount of a subscription comes later', async () => {
  forgetCustomer({ isOver: false })
  openSandbox()
  const { user } = renderCard(<ProductPage id="202" parts={['buy']} />)
  await user.click(await screen.findByRole('radio', { name: /^По подписке/ }))
  expect(await screen.findByText(/^Скидка \d+ % по подписке: сумму с ней покажет корзина\.$/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Один раз' }))
  expect(screen.queryByText(/сумму с ней покажет корзина/)).toBeNull()
})
