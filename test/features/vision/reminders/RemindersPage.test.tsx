import { screen, within } from '@testing-library/react'
import { RemindersPage } from '../../../../src/features/vision/reminders/RemindersPage'
import { openInCabinet } from '../../../support/inCabinet'
import { refusal, shop, success } from '../../../support/shop'

const INTERNAL = '/api/v2/internal'

const product = (id: number, title: string, types: string[]) => ({
  id,
  title,
  types,
  category: 'lenses',
  eshop_packs: [{ id: id * 100, is_available: true, params: [{ value: 6, unit: 'lenses' }] }],
  mono_packs: [],
})

function answerCatalogue() {
  shop()
    .get(`${INTERNAL}/catalog/products/?category=lenses`)
    .reply(
      200,
      success({
        products: [
          product(201, 'Ясно День', ['daily']),
          product(202, 'Ясно Месяц', ['monthly']),
          product(203, 'Ясно Торик', ['astigmatic']),
        ],
      }),
    )
  shop()
    .get(`${INTERNAL}/personal/reminders/`)
    .reply(200, success({ reminders: [] }))
}

async function openForm() {
  const user = openInCabinet(<RemindersPage />, '/remind/')
  await user.click(await screen.findByRole('button', { name: 'Добавить напоминание' }))
  const lenses = await screen.findByRole('combobox', { name: 'Линзы' })
  return within(lenses)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

it('a reminder can be about lenses the customer wears, then bought ones, then all others', async () => {
  answerCatalogue()
  shop()
    .get(`${INTERNAL}/personal/profile/lenses_info/`)
    .reply(200, success({ lenses: [{ eye: 'right', product_id: 203 }], replacement: 'two_weeks' }))
  shop()
    .get(`${INTERNAL}/personal/orders/`)
    .reply(200, success({ orders: [{ id: 1, items: [{ product_id: 202, title: 'Ясно Месяц' }] }] }))
  shop()
    .post(`${INTERNAL}/personal/reminders/calculate_remind_date/`)
    .optionally()
    .reply(200, success({ remind_at: '2099-01-01' }))
  expect(await openForm()).toEqual([
    'Выберите линзы',
    'Ясно Торик — ваши линзы',
    'Ясно Месяц — ваши линзы',
    'Ясно День',
  ])
  // The product says no schedule: the customer's own counts.
  expect(await screen.findByText(/1\sупаковки на оба глаза хватит до/)).toBeVisible()
})

it('a reminder can be about any lens when what is worn and bought is unknown', async () => {
  answerCatalogue()
  shop().get(`${INTERNAL}/personal/profile/lenses_info/`).reply(400, refusal(1, 'Нет'))
  shop().get(`${INTERNAL}/personal/orders/`).reply(400, refusal(1, 'Нет'))
  expect(await openForm()).toEqual(['Выберите линзы', 'Ясно День', 'Ясно Месяц', 'Ясно Торик'])
})
