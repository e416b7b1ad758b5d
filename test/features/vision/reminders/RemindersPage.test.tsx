import { screen, waitFor, within } from '@testing-library/react'
import { RemindersPage } from '#features/vision/reminders/RemindersPage'
import { dateFieldText } from '#domain/dates/parseDate'
import { shopToday } from '#domain/dates/days'
import { renderPage } from '../../../support/renderPage'
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
  const { user } = renderPage(<RemindersPage />, '/remind/')
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
  // The product has no replacement schedule, so the customer's own counts; only one eye wears these lenses.
  expect(await screen.findByText(/1\sупаковки на один глаз хватит до/)).toBeVisible()
})

it('a reminder can be about any lens when what is worn and bought is unknown', async () => {
  answerCatalogue()
  shop().get(`${INTERNAL}/personal/profile/lenses_info/`).reply(400, refusal(1, 'Нет'))
  shop().get(`${INTERNAL}/personal/orders/`).reply(400, refusal(1, 'Нет'))
  expect(await openForm()).toEqual(['Выберите линзы', 'Ясно День', 'Ясно Месяц', 'Ясно Торик'])
})

it('a new reminder begins with the last purchase of its lenses, cancelled orders left out', async () => {
  answerCatalogue()
  const order = (id: number, day: string, product_id: number, quantity: number, code = 'received') => ({
    id,
    created_at: `${day}T12:00:00+03:00`,
    status: { code, label: '' },
    items: [{ product_id, title: '', quantity }],
  })
  shop()
    .get(`${INTERNAL}/personal/profile/lenses_info/`)
    .reply(200, success({ lenses: [{ eye: 'right', product_id: 202 }], replacement: 'monthly' }))
  shop()
    .get(`${INTERNAL}/personal/orders/`)
    .reply(
      200,
      success({
        orders: [
          order(1, '2026-03-01', 202, 3),
          order(2, '2026-02-01', 202, 9),
          order(3, '2026-04-01', 202, 9, 'cancelled'),
          order(4, '2026-01-15', 201, 2),
        ],
      }),
    )
  shop()
    .post(`${INTERNAL}/personal/reminders/calculate_remind_date/`)
    .times(9)
    .optionally()
    .reply(200, success({ remind_at: '2099-01-01' }))
  const { user } = renderPage(<RemindersPage />, '/remind/')
  await user.click(await screen.findByRole('button', { name: 'Добавить напоминание' }))
  const packs = await screen.findByRole('textbox', { name: 'Сколько упаковок' })
  const day = screen.getByRole('textbox', { name: 'Дата покупки' })
  expect(packs).toHaveValue('3')
  expect(screen.getByRole('radio', { name: 'Один глаз' })).toBeChecked()
  expect(day).toHaveValue('01.03.2026')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Линзы' }), '201')
  await waitFor(() => expect(packs).toHaveValue('2'))
  expect(screen.getByRole('radio', { name: 'Оба глаза' })).toBeChecked()
  expect(day).toHaveValue('15.01.2026')
  // The purchase of other lenses says nothing of these.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Линзы' }), '203')
  await waitFor(() => expect(packs).toHaveValue('1'))
  expect(day).toHaveValue(dateFieldText(shopToday()))
  // What the customer has typed is no proposal, and stays.
  await user.clear(packs)
  await user.type(packs, '4')
  await user.click(screen.getByRole('radio', { name: 'Один глаз' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Линзы' }), '201')
  await waitFor(() => expect(day).toHaveValue('15.01.2026'))
  expect(packs).toHaveValue('4')
  expect(screen.getByRole('radio', { name: 'Один глаз' })).toBeChecked()
})
