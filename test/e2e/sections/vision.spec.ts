import { expect, isReady, noteReady, test, walkedWidths } from '../shop'

for (const width of walkedWidths) {
  test(`a dry-eye test is answered by digits and saved, and the profile is copied and printed at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/selection/')
    const present = page.getByRole('region', { name: 'Ваши параметры' })
    await expect(present.getByText('Правый глаз, OD')).toBeVisible()
    await shop.isAccessible()
    await expect(page.getByRole('region', { name: /^Тесты/ }).getByText('граница 12')).toBeVisible()

    await page.getByRole('link', { name: /Пройти.*OSDI-6/ }).press('Enter')
    await expect(page.getByRole('group', { name: /Мешает ли вам свет/ })).toBeVisible()
    await page.getByRole('radio', { name: 'никогда' }).focus()
    await page.keyboard.type('222')
    await shop.isAccessible()
    await page.reload()
    await expect(page.getByText(/Вопрос 4 из 6/)).toBeVisible()
    await page.getByRole('radio', { name: 'никогда' }).focus()
    await page.keyboard.type('000')
    await page.getByRole('button', { name: 'Показать результат' }).press('Enter')
    await expect(page.getByText('Результат: 6 из 24')).toBeFocused()
    await expect(page.locator('[data-result="change"]')).toHaveAttribute('data-value', '0')
    await expect(page.getByText('Результат сохранён в профиле зрения')).toBeVisible()
    await shop.isAccessible()

    await page.getByRole('link', { name: 'К профилю зрения' }).press('Enter')
    await expect(page.getByText(/6 из 24\. Есть признаки сухости глаза/)).toBeVisible()
    // A browser without windows would have printed at once, and the sheet would be gone.
    await page.evaluate(() => {
      HTMLIFrameElement.prototype.remove = () => undefined
    })
    await page.getByRole('button', { name: 'Распечатать' }).click()
    const sheet = page.frameLocator('iframe[title="Параметры контактных линз"]')
    await expect(sheet.getByRole('heading', { name: 'Параметры контактных линз' })).toHaveCount(1)
    await expect(sheet.getByText(/Подобрал специалист/)).toHaveCount(1)
  })
}

for (const width of walkedWidths) {
  test(`the vision profile is shown on the whole screen without network at ${width} px`, async ({
    page,
    context,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    // The page is prefetched once React has rendered.
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/VisionPass-'))
    await shop.visit('/personal/selection/')
    await loaded
    await page.waitForLoadState('networkidle')
    // The code of other pages, which is loaded ahead.
    shop.expectErrors(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Показать в оптике' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Профиль зрения' })
    await expect(dialog.getByRole('img', { name: 'QR-код с параметрами линз' })).toBeVisible()
    await expect(dialog.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('listitem').first()).toContainText(/Правый глаз.*[−+]\d,\d\d/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await shop.isAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Показать в оптике' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.evaluate(() => {
      HTMLIFrameElement.prototype.remove = () => undefined
    })
    await dialog.getByRole('button', { name: 'Распечатать' }).press('Enter')
    const sheet = page.frameLocator('iframe[title="Параметры контактных линз"]')
    await expect(sheet.getByText(/Подобрал специалист/)).toHaveCount(1)
  })
}

test('a review is written from an address, and a rejected one is changed and checked again', async ({
  page,
  shop,
}) => {
  await shop.visit('/personal/feedback/?review=department-11')
  const form = page.getByRole('dialog', { name: 'Оставить отзыв' })
  await form.getByRole('radio', { name: '5 из 5, отлично' }).press('Space')
  await form.getByRole('textbox', { name: 'Текст отзыва' }).fill('Внимательно подобрали линзы')
  await shop.isAccessible()
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Текст отзыва' })).toHaveValue('Внимательно подобрали линзы')
  await form.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Спасибо! Отзыв появится после проверки')).toBeVisible()
  await expect(page.getByText('Внимательно подобрали линзы')).toBeVisible()

  const change = page.getByRole('button', { name: /^Исправить/ })
  const mend = page.getByRole('dialog', { name: 'Исправить отзыв' })
  // Closed without a change, the form leaves the page and the focus where they were.
  await change.press('Enter')
  await expect(mend).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(change).toBeFocused()
  await expect(change).toBeInViewport()
  await change.press('Enter')
  await mend.getByRole('textbox', { name: 'Текст отзыва' }).fill('Всё хорошо, но пришлось подождать')
  await mend.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Отклонён', { exact: true })).toHaveCount(0)
  await shop.isAccessible()
})

for (const width of walkedWidths) {
  test(`a recommended product stays where it is when it goes into the basket at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await noteReady(page)
    await shop.visit('/personal/selection/')
    await isReady(page)
    const name = 'Росинка, увлажняющие капли'
    const title = page.getByRole('link', { name })
    const button = page.getByRole('button', { name: `В корзину «${name}»` })
    await expect(button).toBeVisible()
    // Within its row, because the cards above may still come.
    const places = () => title.evaluate(placesInRow)
    const before = await places()
    await button.press('Enter')
    await expect(page.getByText(/^Добавлено в корзину/)).toBeVisible()
    expect(await places()).toEqual(before)
  })
}

/** Runs in the page: where title and button are in their row, and how wide. */
function placesInRow(title: Element) {
  const row = title.closest('.item')
  const at = row?.getBoundingClientRect()
  return [title, row?.querySelector('button')].map((part) => {
    const box = part?.getBoundingClientRect()
    return box && at && [box.left - at.left, box.top - at.top, box.width]
  })
}
