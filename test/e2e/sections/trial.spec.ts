import { expect, test, walkedWidths } from '../shop'

for (const width of walkedWidths) {
  test(`trial lenses are ordered by keyboard alone and shown with their code at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/trial/')
    const first = page.getByRole('article', { name: '№ П-71' })
    await expect(first.getByRole('img', { name: 'QR-код активации заказа П-71' })).toBeVisible()
    await expect(first.getByText('4821')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Образцы от специалиста' })).toContainText('О-31')
    await shop.isAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    const open = page.getByRole('button', { name: 'Заказать пробные линзы' })
    await open.press('Enter')
    const form = page.getByRole('dialog', { name: 'Заказать пробные линзы' })
    await form.getByRole('combobox', { name: 'Какие линзы попробовать' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await shop.isAccessible()
    await form.getByRole('button', { name: 'Заказать' }).press('Enter')
    await expect(page.getByText(/Заказ № П-72 создан/)).toBeVisible()
    await expect(page.getByRole('article', { name: '№ П-72' })).toContainText('4072')
    await expect(open).toBeFocused()
  })
}

test('trial lenses say when there are none or they do not load', async ({ page, shop }) => {
  shop.expectErrors(/500/)
  await shop.visit('/personal/trial/', 'empty')
  await expect(page.getByRole('link', { name: 'Записаться в оптику' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Заказать пробные линзы' })).toHaveCount(0)
  await shop.visit('/personal/trial/', 'failing')
  await expect(page.getByText('Заказы пробных линз не загрузились')).toBeVisible()
  await expect(page.getByText('Образцы не загрузились')).toBeVisible()
})
