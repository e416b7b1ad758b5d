import type { BrowserContext } from '@playwright/test'
import { expect, test } from './shop'

/* Times of promoters, and the service programme. */

const PAGE = '/examples/promoter.html'

test('staff book a time, and cancel it', async ({ page, shop }) => {
  await shop.visit(PAGE, 'promoter')
  await expect(page.getByRole('heading', { level: 2, name: 'Запись посетителей' })).toBeVisible()
  await expect(page.getByText('Время UTC+3')).toBeVisible()
  await page
    .getByRole('radio', { name: /мест|место|места/ })
    .nth(1)
    .press(' ')
  await page.getByRole('button', { name: 'Записать на 10:40' }).click()
  await page.getByLabel('Имя').fill('Ольга')
  await page.getByRole('textbox', { name: 'Телефон' }).fill('9123456789')
  await page.getByRole('checkbox', { name: /согласен/ }).press(' ')
  await page.getByRole('button', { name: 'Записать', exact: true }).click()
  await expect(page.getByText('Посетитель записан')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '10:40' })
  await expect(row).toContainText('•• 6789')
  await row.getByRole('button', { name: /^Отменить запись/ }).click()
  await page.getByRole('radio', { name: 'Посетитель отменил' }).press(' ')
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить запись' }).click()
  await expect(page.getByRole('button', { name: 'Записать на 10:40' })).toBeFocused()
})

test('of two promoters who want one time, the second is offered the next', async ({
  browser,
  page,
  shop,
}) => {
  shop.expectErrors(/400/)
  const token = `promoter.race-${Date.now()}`
  const open = async (context: BrowserContext) => {
    await context.addInitScript((entry) => localStorage.setItem('example-shop:token', entry), token)
    const tablet = await context.newPage()
    await tablet.goto(PAGE)
    await tablet
      .getByRole('radio', { name: /мест|место|места/ })
      .nth(1)
      .press(' ')
    await tablet.getByRole('button', { name: 'Записать на 12:00' }).click()
    await tablet.getByLabel('Имя').fill('Ольга')
    await tablet.getByRole('textbox', { name: 'Телефон' }).fill('9123456789')
    await tablet.getByRole('checkbox', { name: /согласен/ }).press(' ')
    return tablet
  }
  const other = await browser.newContext()
  const tablets = [await open(page.context()), await open(other)]
  await Promise.all(
    tablets.map((tablet) => tablet.getByRole('button', { name: 'Записать', exact: true }).click()),
  )
  const outcomes = await Promise.all(
    tablets.map(async (tablet) => {
      const won = tablet.getByText('Посетитель записан')
      await expect(won.or(tablet.getByText('Это время уже занято'))).toBeVisible()
      return won.isVisible()
    }),
  )
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const loser = tablets[outcomes.indexOf(false)]
  await expect(loser?.getByLabel('Имя') ?? page.locator('none')).toHaveValue('Ольга')
  await other.close()
})

test('what is typed goes with the clock, after a warning that can be put off', async ({ page, shop }) => {
  await page.clock.install()
  await shop.visit(PAGE, 'promoter')
  await page
    .getByRole('radio', { name: /мест|место|места/ })
    .nth(1)
    .press(' ')
  await page.getByRole('button', { name: 'Записать на 10:40' }).click()
  const name = page.getByLabel('Имя')
  await name.fill('Ольга')
  await page.clock.fastForward(101_000)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.clock.fastForward(101_000)
  await expect(page.getByText(/Введённое сотрётся через/)).toBeVisible()
  await expect(name).toHaveValue('Ольга')
  await page.clock.fastForward(21_000)
  await expect(name).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain('Ольга')
})

test('an application is sent with the right code, and stands among the own ones', async ({ page, shop }) => {
  shop.expectErrors(/400/)
  await shop.visit('/examples/service-programme.html')
  await page.getByRole('radio', { name: /^Вопрос по раствору/ }).press(' ')
  await page.getByLabel('Поиск оптики').fill('Арбат')
  await page.getByRole('radio', { name: /Арбат/ }).first().press(' ')
  // The form is filled in with the signed-in customer's name.
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Анна Ковалёва')
  await page.getByRole('textbox', { name: 'Телефон' }).fill('9123456789')
  await page.getByRole('checkbox', { name: /Согласен/ }).press(' ')
  await page.getByRole('button', { name: 'Получить код' }).click()
  const code = page.getByLabel('Код', { exact: true })
  await expect(code).toBeFocused()
  await code.fill('0000')
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByText('Неправильно введен код')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Анна Ковалёва')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await code.fill('1234')
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByRole('heading', { name: 'Заявка № 1043 принята' })).toBeFocused()
  await expect(page.getByText('№ 1043', { exact: true })).toBeVisible()
})

for (const width of [320, 820, 1280]) {
  test(`both islands are accessible and fit ${width} px`, async ({ page, shop }) => {
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia(width === 820 ? { forcedColors: 'active' } : {})
    await shop.visit(PAGE, 'promoter')
    await page
      .getByRole('radio', { name: /мест|место|места/ })
      .nth(1)
      .press(' ')
    await page.getByRole('button', { name: 'Записать на 10:40' }).click()
    await page.getByRole('button', { name: 'Записать', exact: true }).click()
    await shop.isAccessible()
    expect(await isWide()).toBe(false)
    await page
      .getByRole('button', { name: /^Отменить запись/ })
      .first()
      .click()
    await shop.isAccessible()
    await shop.visit('/examples/service-programme.html')
    await expect(page.getByText('№ 1042')).toBeVisible()
    await page.getByRole('button', { name: 'Получить код' }).click()
    await shop.isAccessible()
    expect(await isWide()).toBe(false)
  })
}
