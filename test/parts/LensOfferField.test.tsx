import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { madeFor } from '../../src/data/catalogue/lensChoice'
import type { Offer } from '../../src/data/catalogue/product'
import { Form } from '../../src/forms/Form'
import { pageDrafts } from '../../src/host/customer/drafts'
import { LensOfferField } from '../../src/parts/LensOfferField'
import { SubmitButton } from '../../src/forms/SubmitButton'
import { text } from '../../src/forms/lib/rules'
import { renderCard } from '../support/renderPage'

const schema = object({ lens: text().required('Выберите линзы') })

const offer = (offerId: number, rest: Partial<Offer> = {}): Offer => ({
  offerId,
  productId: 202,
  packId: 20206,
  title: 'Ясно Месяц',
  picture: null,
  params: [{ value: 6, unit: 'lenses' }],
  price: { value: 1990, currency: 'RUB' },
  points: 0,
  isAvailable: true,
  sphere: -2.75,
  cylinder: null,
  axis: null,
  addition: null,
  baseCurve: 8.6,
  diameter: null,
  ...rest,
})

function renderLens(...offers: Offer[]) {
  const onSubmit = jest.fn(() => Promise.resolve())
  render(
    <Form schema={schema} initial={{ lens: '' }} onSubmit={onSubmit}>
      <LensOfferField name="lens" label="Правый глаз" offers={offers} made={madeFor(undefined, offers, {})} />
      <SubmitButton>Дальше</SubmitButton>
    </Form>,
  )
  const user = userEvent.setup()
  const send = () => user.click(screen.getByRole('button', { name: 'Дальше' }))
  return { user, send, onSubmit }
}

const large = offer(2, { packId: 20212, params: [{ value: 12, unit: 'lenses' }] })

it('the only lenses that are sold are taken only when the customer has agreed to their power', async () => {
  const { user, send, onSubmit } = renderLens(offer(1))
  await send()
  expect(await screen.findByText('Выберите линзы')).toBeVisible()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Упаковка' }),
    screen.getByRole('option', { name: /^6\sшт\s· Sph −2,75\s· BC 8,6\s· 1\s990\s₽/ }),
  )
  expect(screen.getByRole('status')).toHaveTextContent(/Выбрано: Ясно Месяц, 6\sшт\s· Sph −2,75/)
  await send()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ lens: '1' }))
})

it('among packs of the same lenses the customer chooses one by its size', async () => {
  const { user, send, onSubmit } = renderLens(offer(1), large, offer(3, { sphere: -3 }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сфера (Sph)' }), '−2,75')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Упаковка' }),
    screen.getByRole('option', { name: /^12\sшт\s· 1\s990\s₽/ }),
  )
  expect(screen.getByRole('status')).toHaveTextContent(/Выбрано: Ясно Месяц, 12\sшт/)
  await send()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ lens: '2' }))
  // The other power is sold in only one pack size.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сфера (Sph)' }), '−3,00')
  expect(screen.queryByRole('combobox', { name: 'Упаковка' })).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(/6\sшт · Sph −3,00/)
})

it('what was chosen is said where the title decides, the size of the pack once', async () => {
  const { user } = renderLens(offer(1), offer(4, { title: 'Ясно День, 6 шт' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Линзы' }), 'Ясно День, 6 шт')
  expect(screen.getByRole('status')).toHaveTextContent(/^Выбрано: Ясно День, 6 шт\s· Sph −2,75/)
})

it('lenses that are not sold are said to be so', () => {
  renderLens()
  expect(screen.getByText('Сейчас ничего нет в продаже')).toBeVisible()
})

const toric = (offerId: number, sphere: number, cylinder: number, rest: Partial<Offer> = {}) =>
  offer(offerId, { sphere, cylinder, axis: 180, ...rest })

it('a cylinder is chosen by the customer, also where the sphere is sold with one alone', async () => {
  const { user, send, onSubmit } = renderLens(toric(1, -2, -0.75), toric(2, -3, -0.75), toric(3, -3, -1.25))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сфера (Sph)' }), '−2,00')
  expect(screen.getByRole('combobox', { name: 'Цилиндр (Cyl)' })).toHaveValue('')
  await send()
  expect(await screen.findByText('Выберите линзы')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Цилиндр (Cyl)' }), '−0,75')
  await send()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ lens: '1' }))
})

it('what is sold out is shown as such, and nothing else is taken for it', async () => {
  const { user, send, onSubmit } = renderLens(
    toric(1, -2, -0.75, { isAvailable: false }),
    toric(2, -2, -1.25),
  )
  const cylinder = screen.getByRole('combobox', { name: 'Цилиндр (Cyl)' })
  expect(cylinder).toHaveValue('')
  await user.selectOptions(cylinder, '−0,75')
  expect(screen.getByRole('status')).toHaveTextContent('Нет в наличии')
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.selectOptions(cylinder, '−1,25')
  await send()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ lens: '2' }))
})

it('a pack that is sold out is not replaced by a larger one', async () => {
  const { user } = renderLens({ ...offer(1), isAvailable: false }, large, offer(3, { sphere: -3 }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сфера (Sph)' }), '−2,75')
  const packs = screen.getByRole('combobox', { name: 'Упаковка' })
  expect(packs).toHaveValue('')
  expect(screen.getByRole('option', { name: /^6\sшт.*, нет в наличии$/ })).toBeDisabled()
})

it('where no offer says its axis, those that only the axis would tell apart are not sold', async () => {
  const toric = (id: number, cylinder: number) => offer(id, { cylinder })
  const { user } = renderLens(toric(1, -0.75), toric(2, -0.75), toric(3, -1.25), offer(4))
  const cylinders = await screen.findByRole('combobox', { name: 'Цилиндр (Cyl)' })
  expect(within(cylinders).queryByRole('option', { name: '−0,75' })).toBeNull()
  await user.selectOptions(cylinders, '−1,25')
  expect(screen.getByText(/^Выбрано: .*Cyl −1,25/)).toBeVisible()
})

it('several lenses that nothing tells apart are none', () => {
  renderLens(offer(1), offer(2))
  expect(screen.getByText('Сейчас ничего нет в продаже')).toBeVisible()
})

it("'Начать заново' takes back the parameters that were chosen, too", async () => {
  pageDrafts.write('lenses', { lens: '1', '@page': 0 })
  const offers = [offer(1), offer(3, { sphere: -3 }), offer(4, { ...large, offerId: 4, sphere: -3 })]
  const { user } = renderCard(
    <Form
      schema={object({ lens: text(), note: text() })}
      initial={{ lens: '', note: '' }}
      draftKey="lenses"
      onSubmit={() => Promise.resolve()}
    >
      <LensOfferField name="lens" label="Правый глаз" offers={offers} made={madeFor(undefined, offers, {})} />
    </Form>,
  )
  const sphere = screen.getByRole('combobox', { name: 'Сфера (Sph)' })
  expect(sphere).toHaveValue('-2.75')
  await user.selectOptions(sphere, '−3,00')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Упаковка' }), '4')
  await user.click(screen.getByRole('button', { name: 'Начать заново' }))
  expect(screen.getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveValue('')
  expect(screen.queryByRole('combobox', { name: 'Упаковка' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(screen.getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveValue('-3')
})
