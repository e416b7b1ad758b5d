import { expect, test } from './shop'

test('an editor makes a theme: screens, warnings and the CSS follow at once', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.visit('/examples/theme.html')
  const light = page.frameLocator('iframe[title="Светлая схема"]')
  const dark = page.frameLocator('iframe[title="Тёмная схема"]')
  await page.getByLabel('Экран', { exact: true }).selectOption('/examples/basket.html')
  await expect(light.getByRole('link', { name: 'Выбрать линзы' })).toBeVisible()
  await expect(dark.getByRole('link', { name: 'Выбрать линзы' })).toBeVisible()
  await expect(page.getByText('Контраст достаточный')).toBeVisible()
  await shop.isAccessible()

  await page.getByLabel('Вставьте стили своего сайта').fill('a { color: #b08fd0 } b { color: #5b2a86 }')
  await page.getByLabel('Куда взять #b08fd0').selectOption('--lens-action')
  await expect(page.getByText(/Слишком бледных сочетаний: \d/)).toBeVisible()
  await expect(page.getByText(/--lens-on-action на --lens-action — 2,\d\d : 1, нужно 4,5 : 1/)).toBeVisible()
  await page.getByLabel('Куда взять #5b2a86').selectOption('--lens-action')
  await expect(page.getByText('Контраст достаточный')).toBeVisible()
  const action = (frame: typeof light) =>
    frame.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--lens-action'))
  expect([await action(light), await action(dark)]).toEqual(['#5b2a86', '#6fd0d6'])

  await page.getByLabel('--lens-radius-card, схема светлая').fill('4px')
  await page.getByRole('button', { name: 'Скопировать CSS' }).click()
  await expect(page.getByText('Скопировано')).toBeVisible()
  const css = ':root {\n  --lens-action: #5b2a86;\n  --lens-radius-card: 4px;\n}\n'
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(css)

  // The screens stay in view beside the last token.
  await page
    .getByLabel(/схема светлая$/)
    .last()
    .scrollIntoViewIfNeeded()
  await expect(page.locator('iframe[title="Тёмная схема"]')).toBeInViewport()
  await page.getByRole('button', { name: 'Сбросить тему' }).click()
  await expect(page.getByLabel('--lens-radius-card, схема светлая')).toHaveValue('20px')
  await expect(page.getByLabel('CSS для сайта')).toHaveValue('')
  expect([await action(light), await action(dark)]).toEqual(['#00616f', '#6fd0d6'])
})
