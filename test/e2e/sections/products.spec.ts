import { byKeyboard } from '../byKeyboard'
import { expect, test, walkedWidths } from '../shop'

for (const width of walkedWidths) {
  test(`products are filtered, waited for and bought again by keyboard alone at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/my-goods')
    await expect(page).toHaveURL('/personal/products/')
    const product = (title: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
    const month = product('Ясно Месяц')
    await expect(month).toContainText('−2,75')
    await expect(month).toContainText(/Хватит примерно до/)
    await shop.isAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.getByRole('tab', { name: /^Все/ }).focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: /^Капли/ })).toBeFocused()
    await expect(product('Ясно День')).toHaveCount(0)
    await expect(month).toBeVisible()
    await page.keyboard.press('Home')

    const colour = product('Ясно Цвет')
    await expect(colour).toBeHidden()
    await page.getByText(/^Больше не продаётся или нет в наличии/).focus()
    await page.keyboard.press('Enter')
    await shop.isAccessible()
    await colour.getByRole('button', { name: /^Сообщить о поступлении/ }).press('Enter')
    await expect(colour.getByText('Сообщим о поступлении на anna.kovaleva@example.ru')).toBeFocused()

    await month.getByRole('button', { name: /^Купить снова/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Купить снова' })
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByText(/с\s\d+ до\s\d+$/)).toBeVisible()
    await shop.isAccessible()
    await page.keyboard.press('Escape')
    await expect(month.getByRole('button', { name: /^Купить снова/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: /^Изменить.*оплату/ }).press('Enter')
    await dialog.getByRole('radio', { name: 'Картой при получении' }).press(' ')
    const order = dialog.getByRole('button', { name: 'Заказать' })
    await expect(order).not.toHaveAttribute('aria-busy', 'true')
    await byKeyboard(page).press(order)
    await expect(dialog.getByRole('heading', { name: /^Заказ № \d+ оформлен$/ })).toBeFocused()
  })
}

test('products say when there are none or they do not load', async ({ page, shop }) => {
  shop.expectErrors(/500/)
  await shop.visit('/personal/products/', 'empty')
  await expect(page.getByRole('link', { name: 'Выбрать линзы' })).toBeVisible()
  await shop.visit('/personal/products/', 'failing')
  await expect(page.getByText('Ваши продукты не загрузились')).toBeVisible()
})
