import { expect, test, walkedWidths } from '../shop'

for (const width of walkedWidths) {
  test(`a friend is invited and a friend’s code applied by keyboard alone at ${width} px`, async ({
    page,
    context,
    shop,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/invite')
    await expect(page.getByRole('heading', { level: 1, name: 'Пригласить друга' })).toBeVisible()
    await page.getByRole('button', { name: 'Скопировать код ANNA-482' }).press('Enter')
    await expect(page.getByText('Скопировано')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ANNA-482')
    await page.getByRole('button', { name: /^Скопировать ссылку/ }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${new URL(page.url()).origin}/invite/ANNA-482/`)
    await expect(page.getByRole('region', { name: 'Кого вы пригласили' })).toContainText('Мария')

    const field = page.getByRole('textbox', { name: 'Код друга' })
    shop.expectErrors(/400/)
    await field.focus()
    await page.keyboard.type('ANNA-482')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Нельзя применить собственный код/)
    await expect(field).toBeFocused()
    await shop.isAccessible()
    await field.fill('MARIA-117')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Код MARIA-117 применён')).toBeVisible()
    await shop.isAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('the page of invitations says when it is empty or failing, and grows', async ({ page, shop }) => {
  shop.expectErrors(/500/)
  await shop.visit('/personal/club/invite/', 'empty')
  await expect(page.getByText(/Пока никого/)).toBeVisible()
  await shop.visit('/personal/club/invite/', 'failing')
  await expect(page.getByText('Приглашение не загрузилось')).toBeVisible()
  await shop.visit('/personal/club/invite/', 'many')
  await page.getByRole('button', { name: 'Показать ещё' }).press('Enter')
  await expect(page.getByText('Показано 20 из 300')).toBeVisible()
})
