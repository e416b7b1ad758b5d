import { readFileSync } from 'node:fs'
import { expect, test, walkedWidths } from '../shop'

/** Today by the shop's clock, as it is typed. */
const shopDay = () =>
  new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').reverse().join('.')

for (const width of walkedWidths) {
  test(`a reminder is created, changed and deleted by keyboard alone at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/remind/')
    const list = page.getByRole('region', { name: 'Ваши напоминания' })
    await expect(list.getByText(/осталось 7\sпар из 9/)).toBeVisible()
    await shop.isAccessible()

    // A new reminder: the proposed day follows the number of packs.
    await page.getByRole('button', { name: 'Добавить напоминание' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'Новое напоминание' })
    await expect(form.getByRole('combobox', { name: 'Линзы' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(form.getByRole('combobox', { name: 'Линзы' })).toContainText('Ясно День')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('4')
    await form.getByRole('textbox', { name: 'Дата покупки' }).fill(shopDay())
    await expect(form.getByText(/4\sупаковок на оба глаза хватит до/)).toBeVisible()
    await expect(form.getByRole('radio', { name: /через\s53\sдня/ })).toBeChecked()
    await shop.isAccessible()
    expect(await form.evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(width)
    await form.getByRole('checkbox', { name: 'SMS' }).focus()
    await page.keyboard.press('Space')
    await form.getByRole('button', { name: 'Создать напоминание' }).press('Enter')
    await expect(form).toHaveCount(0)
    const reminders = list
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Удалить/ }) })
    await expect(reminders).toHaveCount(2)
    const first = reminders.first()
    await expect(first).toContainText('Ясно День')
    await expect(first).toContainText('письмом, по SMS')
    await expect(page.getByRole('button', { name: 'Добавить напоминание' })).toBeFocused()

    // The reminder is moved to a day of the customer's choice.
    await first.getByRole('button', { name: /^Изменить/ }).press('Enter')
    const edit = page.getByRole('dialog', { name: 'Изменение напоминания' })
    await edit.getByRole('textbox', { name: 'Дата напоминания' }).fill('01.03.2099')
    await edit.getByRole('button', { name: 'Сохранить' }).press('Enter')
    // The list shows the edit at once, behind the dialog that waits for the answer.
    await expect(edit).toHaveCount(0)
    await expect(first).toContainText('Напомним 1 марта 2099')

    await first.getByRole('button', { name: /^Поставить на паузу/ }).press('Enter')
    await expect(first).toContainText('На паузе')
    await expect(first.getByRole('button', { name: /^Возобновить/ })).toBeFocused()
    await shop.isAccessible()

    const downloading = page.waitForEvent('download')
    await first.getByRole('button', { name: /^В календарь/ }).press('Enter')
    const file = await downloading
    expect(file.suggestedFilename()).toBe('napominanie-2099-03-01.ics')
    const calendar = readFileSync(await file.path(), 'utf8')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20990301')
    expect(calendar).toContain('BEGIN:VALARM')

    await first.getByRole('button', { name: /^Удалить/ }).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Удалить напоминание?' })
    await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(first.getByRole('button', { name: /^Удалить/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Удалить напоминание' }).press('Enter')
    await expect(reminders).toHaveCount(1)
    await expect(reminders).toBeFocused()
    await page.reload()
    await expect(reminders).toHaveCount(1)
    await expect(list).toContainText('Ясно Месяц')
  })
}

test('reminders say when there are none or they do not load', async ({ page, shop }) => {
  shop.expectErrors(/500/)
  await shop.visit('/personal/remind/', 'empty')
  await expect(page.getByText('Напоминаний пока нет')).toBeVisible()
  await shop.visit('/personal/remind/', 'failing')
  await expect(page.getByText('Напоминания не загрузились')).toBeVisible()
})
