import { screen, within } from '@testing-library/react'
import { ProductPage } from '#features/shop/product/ProductPage'
import { keyOfChoice, noChoice } from '../../../../src/features/shop/product/choice'
import { forgetCustomer } from '#host/customer/customer'
import { tabChoices } from '#host/customer/drafts'
import { changeAnswers } from '../../../support/brokenAnswers'
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

it('says what a subscription saves of what is chosen, and asks for that sum by the button', async () => {
  forgetCustomer({ isOver: false })
  openSandbox()
  const { user } = renderCard(<ProductPage id="202" parts={['buy']} />)
  const way = await screen.findByRole('radio', { name: /^По подписке/ })
  const once = await screen.findByText('3 980 ₽', { selector: 'strong' })
  expect(way).toHaveAccessibleDescription(/^До 12\s% скидки 3\s582\s₽ вместо 3\s980\s₽$/)
  await user.click(way)
  expect(once).toHaveTextContent('3 582 ₽')
  expect(once.nextElementSibling).toHaveTextContent('Старая цена 3 980 ₽')
  const quarterly = screen.getByRole('radio', { name: '1 раз в 3 месяца' })
  expect(quarterly).toHaveAccessibleDescription(/^3\s502,40\s₽ Скидка 12\s%$/)
  expect(quarterly).not.toBeChecked()
  await user.click(quarterly)
  expect(once).toHaveTextContent('3 502,40 ₽')
  await user.click(screen.getByRole('radio', { name: 'Один раз' }))
  expect(once).toHaveTextContent('3 980 ₽')
})

it('tells the discount of a subscription alone while the sum is not known', async () => {
  forgetCustomer({ isOver: false })
  openSandbox('empty')
  const { user } = renderCard(<ProductPage id="202" parts={['buy']} />)
  const way = await screen.findByRole('radio', { name: 'По подписке' })
  expect(way).toHaveAccessibleDescription(/^До 12\s% скидки$/)
  await user.click(way)
  const monthly = screen.getByRole('radio', { name: '1 раз в месяц' })
  expect(monthly).toHaveAccessibleDescription(/^Скидка 10\s%$/)
  expect(monthly).toBeChecked()
})

it('a period that is not known is not offered: a subscription of it would be bought once', async () => {
  forgetCustomer({ isOver: false })
  const shop = openSandbox('full')
  changeAnswers(/\/subscriptions\/types\/$/, ({ types }: { types: object[] }) => ({
    types: [{ ...types[0], id: 99, delivery_period: 'weekly' }, ...types],
  }))
  const { user } = renderCard(<ProductPage id="202" parts={['buy']} />)
  await user.click(await screen.findByRole('radio', { name: /^По подписке/ }))
  expect(screen.getByRole('radio', { name: /^1 раз в месяц/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Оформить подписку' }))
  expect(await screen.findByText('Добавлено в корзину')).toBeVisible()
  expect(await shop.get('/api/v2/internal/basket/?type=eshop')).toMatchObject({ delivery_period: 'monthly' })
})
