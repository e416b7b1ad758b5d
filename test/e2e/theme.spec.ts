import { expect, menuLink, test } from './shop'

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

  // The previews stay in view beside the last token.
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

const themes = {
  'pink and round': {
    ...{ action: '#b3206b', 'action-hover': '#8c1653', bg: '#fff4f9', tint: '#ffe3f0' },
    ...{ 'radius-field': '24px', 'radius-card': '36px', 'radius-dialog': '40px' },
  },
  'black and square': {
    ...{ action: '#000000', 'action-hover': '#333333', bg: '#ffffff', tint: '#eeeeee', ink: '#000000' },
    ...{ 'radius-field': '0px', 'radius-card': '0px', 'radius-dialog': '0px', 'radius-pill': '0px' },
  },
}

for (const [name, theme] of Object.entries(themes)) {
  test(`a shop that is ${name} is legible, light and dark`, async ({ page, shop }) => {
    await shop.visit('/personal/')
    await expect(menuLink(page, 'Заказы')).toBeVisible()
    const action = () =>
      page
        .locator('[data-lens-widget="cabinet"]')
        .evaluate((container) => getComputedStyle(container).getPropertyValue('--lens-action'))
    await page.evaluate((values) => {
      const rules = Object.entries(values).map(([token, value]) => `--lens-${token}: ${value};`)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`:root { ${rules.join(' ')} }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, theme)
    expect(await action()).toBe(theme.action)
    await shop.isAccessible()
    await page.evaluate(() => document.documentElement.classList.add('lens-dark'))
    expect(await action()).toBe('#6fd0d6')
    await shop.isAccessible()
    await page.evaluate(() => document.documentElement.classList.replace('lens-dark', 'lens-auto'))
    expect(await action()).toBe(theme.action)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await action()).toBe('#6fd0d6')
    await shop.isAccessible()
    if (theme['radius-card'] === '0px') expect(await page.evaluate(roundCorners)).toEqual([])
  })
}

/** Runs in the page: returns the classes of elements with round corners that are no circles. */
function roundCorners(): string[] {
  const roots = [...document.querySelectorAll('[data-lens-widget]')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )
  const elements = roots.flatMap((root) => [...root.querySelectorAll('*')])
  const isRound = (element: Element) =>
    !/^(0px|50%)( (0px|50%))*$/.test(getComputedStyle(element).borderRadius)
  return [
    ...new Set(elements.filter(isRound).map((element) => element.getAttribute('class') ?? element.tagName)),
  ]
}

test('in the dark scheme no picture of a product stands between dark bars', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await shop.visit('/examples/product.html')
  const picture = page.locator('[data-lens-widget] .buy__picture > .picture')
  await expect(picture).toBeVisible()
  await expect(picture).toHaveCSS('background-color', 'rgb(224, 240, 240)')
  const fills = (image: Element) =>
    Math.abs(image.clientWidth - (image.parentElement?.clientWidth ?? 0)) +
    Math.abs(image.clientHeight - (image.parentElement?.clientHeight ?? 0))
  expect(await picture.evaluate(fills)).toBeLessThan(2)
  await shop.visit('/examples/catalogue.html')
  const tile = page.locator('[data-lens-widget] .shelf__picture > .picture').first()
  await expect(tile).toBeVisible()
  expect(await tile.evaluate(fills)).toBeLessThan(2)
})

/** Runs in the page: how light a picture is on the whole, from 0 to 255. */
async function lightnessOf(png: string): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const drawing = new OffscreenCanvas(1, 1).getContext('2d')
  drawing?.drawImage(bitmap, 0, 0, 1, 1)
  const [red = NaN, green = NaN, blue = NaN] = drawing?.getImageData(0, 0, 1, 1).data ?? []
  return (red + green + blue) / 3
}

test('the tiles of the example’s map are as dark or as light as the page', async ({ page, shop }) => {
  await shop.visit('/examples/locator.html')
  const map = page.getByRole('group', { name: /на карте$/ })
  await expect(map.locator('[data-mark]').first()).toBeVisible()
  const lightness = async (isDark: boolean) => {
    await page.evaluate((dark) => document.documentElement.classList.toggle('lens-dark', dark), isDark)
    return page.evaluate(lightnessOf, (await map.screenshot()).toString('base64'))
  }
  await expect.poll(() => lightness(false)).toBeGreaterThan(200)
  await expect.poll(() => lightness(true)).toBeLessThan(80)
})
