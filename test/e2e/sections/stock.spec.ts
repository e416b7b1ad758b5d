import { expect, test } from '../shop'

const DAY = /Хватит (?:примерно )?до (\d+\s[а-я]+ \d{4})/

test('products, reminders and the home tell one day for the same pair', async ({ page, shop }) => {
  const dayOf = async (text: ReturnType<typeof page.getByText>) =>
    DAY.exec((await text.textContent()) ?? '')?.[1]
  await shop.visit('/personal/products/', 'step-none')
  const month = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Ясно Месяц', exact: true }) })
  const day = await dayOf(month.getByText(DAY))
  expect(day).toBeDefined()
  await expect(month.getByText(/Считаем по напоминанию/)).toBeVisible()
  await shop.isAccessible()

  const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
  await menu.getByRole('link', { name: 'Напоминание о покупке линз' }).click()
  const list = page.getByRole('region', { name: 'Ваши напоминания' })
  expect(await dayOf(list.getByText(DAY))).toBe(day)

  await menu.getByRole('link', { name: 'Главная' }).click()
  const card = page.getByRole('region', { name: 'Напоминание о покупке' })
  expect(await dayOf(card.getByText(DAY))).toBe(day)
})

test('a new pair is opened on the home, told beside the product, and taken back', async ({ page, shop }) => {
  await shop.visit('/personal/', 'step-none')
  const card = page.getByRole('region', { name: 'Напоминание о покупке' })
  await card.getByRole('button', { name: /^Открыта новая пара/ }).press('Enter')
  const until = /^Эту пару носите до .+ через\s30\sдней$/
  await expect(card.getByText(until)).toBeVisible()
  await shop.isAccessible()
  await page.goto('/personal/products/')
  const month = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Ясно Месяц', exact: true }) })
  await expect(month.getByText(until)).toBeVisible()
  await month.getByRole('button', { name: /^Отменить: пара не новая/ }).press('Enter')
  await expect(month.getByText(until)).toHaveCount(0)
  await expect(month.getByRole('button', { name: /^Открыта новая пара/ })).toBeFocused()
})
