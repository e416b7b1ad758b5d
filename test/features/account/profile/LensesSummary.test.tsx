import { screen } from '@testing-library/react'
import { useState } from 'react'
import { LensesSummary } from '#features/account/profile/LensesSummary'
import { refusal, shop, success } from '../../../support/shop'
import { renderCard } from '../../../support/renderPage'

const DETAIL = '/api/v2/internal/catalog/products/detail/id/'

function Changing() {
  const [solutionProductId, setId] = useState(206)
  const own = { wearsLenses: true, lenses: [], replacement: null, solutionProductId, since: null }
  const info = { ...own, kept: own, serverRecord: {} }
  return (
    <>
      <LensesSummary info={info} />
      <button onClick={() => setId(207)}>Другой</button>
    </>
  )
}

it('another solution is not called by the name of the one before', async () => {
  shop()
    .get(`${DETAIL}206/`)
    .reply(
      200,
      success({ id: 206, title: 'Росинка', category: 'solutions', eshop_packs: [], mono_packs: [] }),
    )
  shop().get(`${DETAIL}207/`).reply(400, refusal(1, 'Ведутся работы'))
  const { user } = renderCard(<Changing />)
  expect(await screen.findByText('Раствор: Росинка')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Другой' }))
  expect(await screen.findByText('Раствор: название не загрузилось')).toBeVisible()
})
