import { screen } from '@testing-library/react'
import { ActiveOrderCard } from '#features/shop/orders/list/ActiveOrderCard'
import { renderPage } from '../../../support/renderPage'
import { openSandbox } from '../../../support/sandbox'

it('names the eye and power of lenses, by the lenses that the customer wears', async () => {
  openSandbox()
  const { container } = renderPage(<ActiveOrderCard />)
  expect(await screen.findByText('−2,75')).toBeVisible()
  expect(container).toHaveTextContent('Правый глаз, OD, −2,75')
})
