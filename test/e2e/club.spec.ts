import { expect, test, widths } from './shop'

for (const width of widths) {
  test(`points are exchanged for a promo code, which is shown at the till, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/promocodes/')
    const card = page.getByRole('region', { name: 'Обменять баллы' })
    await expect(card.getByText(/Не хватает 1\s160\sбаллов/)).toBeVisible()
    await shop.isAccessible()
    await card.getByRole('button', { name: /Промокод на 500/ }).press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/Останется1\s340\sбаллов/)
    await question.getByRole('button', { name: 'Обменять' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Промокод получен' })).toContainText('YASNO-500-303')
    await page.keyboard.press('Escape')
    await expect(card.getByText(/^1\s340\sбаллов$/)).toBeVisible()
    await page.getByRole('button', { name: 'Показать на кассе промокод YASNO-500-303' }).press('Enter')
    await expect(page.getByRole('img', { name: 'QR-код промокода YASNO-500-303' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Штрихкод промокода YASNO-500-303' })).toBeVisible()
    await shop.isAccessible()
  })

  test(`the old address of the ways to earn opens their tab, and Back leads back, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/club/get-points')
    const ways = page.getByRole('tab', { name: 'Как получить баллы' })
    await expect(ways).toHaveAttribute('aria-selected', 'true')
    await shop.isAccessible()
    await ways.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'История' })).toBeFocused()
    await expect(page.getByText(/^1\s840 = 1\s600 \+ 240$/)).toBeVisible()
    await shop.isAccessible()
    await page.goBack()
    await expect(ways).toHaveAttribute('aria-selected', 'true')
  })

  test(`receipts say what became of them at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/points/?view=receipts')
    await expect(page.getByText('В чеке нет товаров, за которые начисляют баллы')).toBeVisible()
    await shop.isAccessible()
    const file = { name: 'chek.pdf', mimeType: 'application/pdf', buffer: Buffer.from('чек') }
    await page.getByLabel(/Выберите файл/).setInputFiles(file)
    await expect(page.getByText('На проверке')).toBeVisible()
  })
}
