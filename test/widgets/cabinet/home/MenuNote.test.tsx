import { screen } from '@testing-library/react'
import { promoCodesApi } from '#data/promoCodes/promoCodesApi'
import { remindersApi } from '#data/reminders/remindersApi'
import { MenuNote } from '../../../../widgets/cabinet/home/MenuNote'
import { sections } from '../../../../widgets/cabinet/sections'
import { createStore } from '../../../../src/store/store'
import { renderCard } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

const code = (promo_code: string, expired_date_iso: string | null) => ({
  promo_code,
  expired_date_iso,
  discount_value: 300,
  link: null,
  active_rules: '',
  for_purchase: '',
  where_to_use: '',
})

/** Draws the notes of all sections, in order. No call is mocked: one that is made fails. */
const notesOf = (store = createStore()) =>
  renderCard(
    sections.map(({ path }) => <MenuNote key={path} path={path} />),
    store,
  )

it('the menu asks for nothing, and says nothing of what nobody has read', () => {
  const { container } = notesOf()
  expect(container).toBeEmptyDOMElement()
})

it('the menu says what has been read, and nothing of what failed', async () => {
  const store = createStore()
  shop()
    .get('/api/v2/internal/personal/promocodes/')
    .reply(
      200,
      success({ active: [code('B', null), code('A', '2099-12-03'), code('C', '2001-01-01')], used: [] }),
    )
  shop().get('/api/v2/internal/personal/reminders/').reply(404, {})
  await store.dispatch(promoCodesApi.endpoints.promoCodes.initiate())
  await store.dispatch(remindersApi.endpoints.reminders.initiate())
  const { container } = notesOf(store)
  expect(screen.getByText(/^До\s3\sдекабря$/, { normalizer: (text) => text })).toBeVisible()
  expect(container).toHaveTextContent(/^До\s3\sдекабря всего 3$/)
})
