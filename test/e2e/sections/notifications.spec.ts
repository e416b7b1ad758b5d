import { expect, test, walkedWidths } from '../shop'

for (const width of walkedWidths) {
  test(`the inbox opens from every page, by keyboard alone, and is accessible at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/club/invite/')
    const bell = page.getByRole('button', { name: 'Уведомления' })
    await expect(bell).toHaveAccessibleName('Уведомления, непрочитанных: 2')
    await bell.focus()
    await page.keyboard.press('Enter')
    const inbox = page.getByRole('dialog', { name: 'Уведомления' })
    await expect(inbox.getByRole('listitem')).toHaveCount(3)
    await shop.isAccessible()
    expect(await inbox.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(width)

    // Marks one notification as read, then the others.
    await inbox.getByRole('button', { name: 'Отметить прочитанным «Сгорают баллы»' }).press('Enter')
    await expect(inbox.getByRole('listitem').nth(1)).toBeFocused()
    await expect(inbox.getByRole('status')).toHaveText('Непрочитанных: 1')
    await inbox.getByRole('button', { name: 'Прочитать все' }).press('Enter')
    await expect(inbox.getByRole('status')).toHaveText('Все уведомления прочитаны')
    await expect(inbox.getByRole('status')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
    await expect(bell).toHaveAccessibleName('Уведомления')

    // The server has stored it, and a link navigates inside the cabinet.
    await page.reload()
    await bell.click()
    await expect(inbox.getByRole('status')).toHaveText('Все уведомления прочитаны')
    await inbox.getByRole('link', { name: 'Открыть «Сгорают баллы»' }).click()
    await expect(page).toHaveURL('/personal/points/')
    await expect(inbox).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Баллы' })).toBeFocused()
  })
}

test('the inbox is accessible when empty, failing and long', async ({ page, shop }) => {
  shop.expectErrors(/500/)
  await shop.visit('/personal/orders/', 'empty')
  const inbox = page.getByRole('dialog', { name: 'Уведомления' })
  const open = async () => {
    await page.getByRole('button', { name: 'Уведомления' }).click()
  }
  await open()
  await expect(inbox.getByText('Уведомлений пока нет')).toBeVisible()
  await shop.isAccessible()
  await shop.visit('/personal/orders/', 'failing')
  await open()
  await expect(inbox.getByText('Уведомления не загрузились')).toBeVisible()
  await shop.isAccessible()
  await shop.visit('/personal/orders/', 'many')
  await expect(page.getByRole('button', { name: 'Уведомления, непрочитанных: 200' })).toBeVisible()
  await open()
  await expect(inbox.getByText('Показано 10 из 300')).toBeVisible()
})
