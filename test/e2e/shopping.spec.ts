import { expect, test, walkedWidths } from './shop'

for (const width of walkedWidths) {
  test(`a customer buys lenses for both eyes, from the catalogue to the paid order, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/catalog/')
    await expect(page.getByText('Найдено 10 товаров')).toBeVisible()
    await shop.isAccessible()
    await page.getByRole('link', { name: 'Выбрать «Ясно Месяц»' }).click()

    await expect(page.getByText('Подставлены ваши параметры')).toBeVisible()
    await shop.isAccessible()
    await page.getByRole('button', { name: 'В корзину', exact: true }).click()
    await page.getByRole('link', { name: 'Перейти в корзину' }).click()

    const line = page.getByRole('article', { name: /^Ясно Месяц/ }).filter({ hasText: '−3,00' })
    await line.getByRole('button', { name: /^Увеличить количество/ }).click()
    await expect(page.getByText('Ясно Месяц, 6 шт: 2 шт. Итого 5 970 ₽')).toBeAttached()
    await shop.isAccessible()
    await page.getByRole('button', { name: 'Перейти к оформлению' }).click()

    await page.getByRole('combobox', { name: 'Время' }).selectOption('14:00–18:00')
    await page.getByRole('radio', { name: 'Картой онлайн' }).check()
    await page.getByRole('checkbox', { name: /^Согласен с/ }).check()
    await shop.isAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: 'Оформить и оплатить' }).click()

    await page.waitForURL('**/payment/48301/')
    await page.getByRole('button', { name: 'Отказать' }).click()
    await expect(page.getByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
    await shop.isAccessible()
    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await page.getByRole('button', { name: 'Оплатить' }).click()
    await expect(page.getByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Оплатить/ })).toHaveCount(0)
  })
}

test('Back brings the catalogue to where it was left, with its filters', async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await shop.visit('/catalog/')
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешевле')
  const last = page.getByRole('article').last().getByRole('link').first()
  await expect(last).not.toBeInViewport()
  await last.click()
  await expect(page.getByRole('button', { name: 'В корзину', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('cheap')
  await expect(last).toBeInViewport()
})

test('another tab hears of a changed basket', async ({ page, context, shop }) => {
  await shop.visit('/basket/', 'basket')
  const line = page.getByRole('article', { name: /^Ясно Месяц/ }).filter({ hasText: '−2,75' })
  await expect(line).toBeVisible()
  const other = await context.newPage()
  const token = await page.evaluate(() => localStorage.getItem('example-shop:token') ?? '')
  await other.addInitScript((value) => localStorage.setItem('example-shop:token', value), token)
  await other.goto('/basket/')
  const same = other.getByRole('article', { name: /^Ясно Месяц/ }).filter({ hasText: '−2,75' })
  await same.getByRole('button', { name: /^Увеличить количество/ }).click()
  await expect(line.getByRole('spinbutton')).toHaveValue('3')
})
