import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { COUNTRY_CODES } from '#domain/phone'
import { validate } from '#forms/lib/validate'
import { setWidth } from '../../../support/browser'
import { recipientLines } from '../../../../src/features/shop/checkout/heldLines'
import { checkoutRules } from '../../../../src/features/shop/checkout/checkoutRules'
import { openCheckout } from './openCheckout'

beforeEach(() => setWidth(375))
afterAll(() => setWidth(1280))

const group = (name: string) => within(screen.getByRole('region', { name }))
const change = (name: string) => screen.findByRole('button', { name: `Изменить ${name}` })

it('what is known is a line on a phone, and an order is placed with it', async () => {
  const { user, fill, press, sent } = openCheckout()
  await change('Получатель')
  expect(group('Получатель').getByText('+7 (916) 123-45-67')).toBeVisible()
  await change('Способ получения')
  expect(group('Способ получения').getByText(/^Курьер, 290\s₽$/)).toBeVisible()
  expect(screen.queryByRole('radio', { name: /^Курьер/ })).toBeNull()
  // A group that the customer fills in stays open.
  await fill()
  expect(screen.getByRole('radio', { name: 'Картой при получении' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: 'Время' })).toBeVisible()

  await user.click(await change('Получатель'))
  const name = screen.getByRole('textbox', { name: 'Имя и фамилия' })
  expect(name).toHaveFocus()
  await user.clear(name)
  expect(screen.queryByRole('button', { name: 'Готово Получатель' })).toBeNull()
  await user.type(name, 'Иван Орлов')
  await press('Готово Получатель')
  expect(group('Получатель').getByText('Иван Орлов')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'День' })).toHaveFocus()

  await press('Оформить заказ')
  expect(await screen.findByRole('heading', { name: /^Заказ № \d+ оформлен$/ })).toHaveFocus()
  expect(sent.some(({ body }) => body.includes('Иван Орлов'))).toBe(true)
})

it('on a wide screen nothing is a line', async () => {
  setWidth(1280)
  openCheckout()
  expect(await screen.findByRole('textbox', { name: 'Имя и фамилия' })).toBeVisible()
  expect(await screen.findByRole('radio', { name: /Лесная/ })).toBeChecked()
  expect(screen.queryByRole('button', { name: /^Изменить / })).toBeNull()
})

it('a folded group that is refused opens, with what is wrong at its field', async () => {
  const { fill, press } = openCheckout()
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) =>
      init?.method === 'POST' && input.endsWith('/order/')
        ? Promise.resolve(
            Response.json(
              { status: 'error', data: { phone: ['Неверный номер'] }, errors: [] },
              { status: 422 },
            ),
          )
        : fetch(input, init),
  })
  await change('Получатель')
  await fill()
  await press('Оформить заказ')
  const phone = await screen.findByRole('textbox', { name: /Телефон/ })
  await waitFor(() => expect(phone).toHaveFocus())
  expect(phone).toHaveAccessibleDescription(/Неверный номер/)
})

it('three points stand on the page, and all in a sheet', async () => {
  const { user, press } = openCheckout()
  await user.click(await change('Способ получения'))
  await user.click(screen.getByRole('radio', { name: /^Пункт выдачи/ }))
  await waitFor(() => expect(group('Способ получения').getAllByRole('listitem')).toHaveLength(3))
  await user.click(await screen.findByRole('button', { name: 'Все пункты: 48' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Пункты выдачи' }))
  await user.type(sheet.getByRole('searchbox', { name: 'Поиск по названию' }), 'Сретенка')
  await user.click(await sheet.findByText('Пункт выдачи, Сретенка, 9'))
  await press('Доставить сюда')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Дата и время' })).toHaveFocus()
  expect(group('Способ получения').getByText('Пункт выдачи, бесплатно')).toBeVisible()
  expect(group('Способ получения').getByText('Пункт выдачи, Сретенка, 9')).toBeVisible()
})

it('a recipient in a line is one that the order takes', async () => {
  const digits = fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: 7, maxLength: 12 })
  const draft = fc.record({
    name: fc.string({ maxLength: 4 }),
    phone: fc.oneof(digits, fc.string({ maxLength: 12 })),
    country: fc.constantFrom(...COUNTRY_CODES),
  })
  await fc.assert(
    fc.asyncProperty(draft, async (typed) => {
      const values = { ...typed, date: '', interval: '', payment: '', comment: '' }
      const wrong = await validate(checkoutRules.pick(['name', 'phone', 'country']), values)
      expect(recipientLines(values) === undefined).toBe(Object.keys(wrong).length > 0)
    }),
  )
})
