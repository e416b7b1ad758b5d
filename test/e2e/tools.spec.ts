import { expect, noteReady, test } from './shop'

/* Tools: islands without token, router or call. */

test('the calculator loads React and itself alone, calls nothing, and works by keyboard', async ({
  page,
  shop,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await noteReady(page)
  await shop.visit('/examples/calculator.html')
  const sphere = page.getByRole('textbox', { name: 'Сфера, D' })
  await expect(sphere).toBeVisible()
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(paths.filter((path) => /\/chunks\/(vendor|core|router|forms|fields)-/.test(path))).toEqual([])

  await page.getByRole('tab', { name: 'Вертексное расстояние' }).focus()
  await page.keyboard.press('Tab')
  await expect(sphere).toBeFocused()
  await page.keyboard.type('-5,50')
  await page.keyboard.press('Tab')
  await page.keyboard.type('-1,25')
  await page.keyboard.press('Tab')
  await page.keyboard.type('165')
  await expect(page.locator('[data-result=order-sphere]')).toHaveText('−5,25\u00a0D')
  await expect(page.getByRole('img', { name: 'Шкала осей: ось цилиндра 165°' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Транспозиция' })).toBeFocused()
})

for (const width of [320, 820, 1280]) {
  test(`the calculator is accessible and fits ${width} px in every tab`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/examples/calculator.html')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      for (const field of await page.getByRole('textbox').all()) await field.fill('181')
      await page.getByRole('textbox').last().blur()
      await shop.isAccessible()
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWide).toBe(false)
    }
  })
}

for (const width of [320, 820, 1280]) {
  test(`the simulator is accessible, fits ${width} px, and shows a photo`, async ({ page, shop }) => {
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/examples/simulator.html')
    const picture = page.getByRole('img', { name: 'Улица днём. Ядерная, выраженность 50 %' })
    await expect(picture).toBeVisible()
    await shop.isAccessible()
    const severity = page.getByRole('slider', { name: 'Выраженность' })
    await severity.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('img', { name: /выраженность 99/ })).toBeVisible()
    const photo = await picture.or(page.getByRole('img', { name: /выраженность 99/ })).screenshot()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo })
    await expect(page.getByRole('img', { name: /^Своё фото/ })).toBeVisible()
    await shop.isAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
  })
}
