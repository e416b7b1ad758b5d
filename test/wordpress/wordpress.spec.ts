import { expect, test, type Page } from '@playwright/test'

/* The plugin as a shop has it: installed, set up and used in a real browser. Each test needs the one before. */
/** Where WordPress stands on its host: '/magazin' in a subdirectory. */
const BASE = process.env['WORDPRESS_BASE'] ?? ''

test.describe.configure({ mode: 'serial' })

async function signIn(page: Page) {
  await page.goto(BASE + '/wp-login.php')
  await page.getByLabel('Username or Email Address').fill('editor')
  await page.getByLabel('Password', { exact: true }).fill('editor')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

test('an editor sets the address, places the cabinet as a block, and sees what it shows', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(BASE + '/wp-admin/options-general.php?page=lens_widgets')
  await page.getByLabel('Адрес личного кабинета').fill('/')
  await page.getByLabel('Адрес API').fill('api.shop.ru')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Адрес кабинета: путь его страницы, например /personal/.')).toBeVisible()
  await expect(page.getByText('Адрес API: путь, например /api, или адрес с https://.')).toBeVisible()
  await expect(page.getByLabel('Адрес API')).toHaveValue('')
  await page.getByLabel('Адрес личного кабинета').fill('personal')
  await page.getByLabel('Заголовок CSRF').fill('X CSRF')
  await page.getByLabel('Счётчик Яндекс.Метрики').fill('мой')
  await page.getByLabel('Страница товара').fill(`${BASE}/product/?product={id}`)
  await page.getByLabel('Раздел: капли').fill('/drops/')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Название заголовка: латинские буквы, цифры и дефис.')).toBeVisible()
  await expect(page.getByLabel('Адрес личного кабинета')).toHaveValue(`${BASE}/personal/`)

  await expect(page.getByText('Счётчик Яндекс.Метрики: число.')).toBeVisible()
  await expect(page.getByLabel('Страница товара')).toHaveValue(`${BASE}/product/?product={id}`)

  await page.goto(BASE + '/wp-admin/post-new.php?post_type=page')
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await page.getByRole('textbox', { name: 'Add title' }).fill('Personal')
  await page.getByRole('button', { name: 'Toggle block inserter' }).click()
  await page.getByPlaceholder('Search').fill('Lens')
  await page.getByRole('option', { name: /^\W*Lens Widgets$/ }).click()
  await page.getByRole('button', { name: 'Toggle block inserter' }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Какой виджет').selectOption('Клиники')
  await expect(page.getByRole('heading', { name: 'Клиники' })).toBeVisible()
  await page.getByLabel('Какой виджет').selectOption('Личный кабинет')
  await expect(page.getByText('Виджет «Личный кабинет»')).toBeVisible()
  await page.getByLabel('Что видно без JavaScript').fill('Включите <JavaScript>')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('is now live')).toBeVisible()
})

/** A theme whose column is as wide as the page, and one with a column of 610 px. */
const themes = [
  { theme: 'twentytwentythree', align: 'full', isWide: true },
  { theme: 'twentytwentyone', align: '', isWide: false },
]

for (const { theme, align, isWide } of themes) {
  test(`cabinet, login and receipt work in the theme ${theme}`, async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    const errors: string[] = []
    page.on(
      'console',
      (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
    )
    page.on('pageerror', (error) => errors.push(error.message))
    await page.context().addCookies([
      { name: 'shop-token', value: `full.${theme}`, url },
      { name: 'shop-theme', value: theme, url },
      { name: 'shop-align', value: align, url },
    ])

    const answer = await page.goto(BASE + '/personal/orders/')
    expect(new URL(page.url()).pathname).toBe(`${BASE}/personal/orders/`)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(await answer?.text()).toMatch(
      /data-lens-config>[^]*<script>try{[^]*<link rel="modulepreload" href="[^"]+\/dist\/chunks\/cabinet-/,
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible()
    await expect(page.getByText('Заказ № 48213').first()).toBeVisible()
    const { width = 0 } = (await page.locator('[data-lens-widget=cabinet]').boundingBox()) ?? {}
    expect(isWide ? width > 960 : width === 610).toBe(true)
    await page.getByRole('link', { name: 'Главная' }).first().click()
    await expect(page.getByRole('heading', { name: 'Здравствуйте, Анна' })).toBeVisible()

    expect(await answer?.text()).toContain(
      '<div data-lens-widget="cabinet">Включите &lt;JavaScript&gt;</div>',
    )
    const config = await page.locator('[data-lens-config]').first().textContent()
    expect(JSON.parse(config ?? '')).toMatchObject({
      profileUrl: `${BASE}/personal/`,
      productUrl: `${BASE}/product/?product={id}`,
      shopUrls: { drops: '/drops/' },
    })

    await page.goto(BASE + '/product/?product=202')
    await expect(page.locator('[data-lens-widget=product]')).toHaveAttribute('data-product-id', '202')
    await expect(page.locator('[data-lens-widget=product]')).toHaveCSS('display', 'flow-root')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()

    await page.goto(BASE + '/check/?code=48-1024&sign=a1b2&products[0]=Линзы')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('зарегистрирован')

    await page.goto(BASE + '/enter/')
    await page.evaluate(() => void window.lensWidgets?.open('login'))
    const login = page.getByRole('dialog', { name: 'Вход' })
    await login.getByRole('tab', { name: 'По почте' }).click()
    await login.getByRole('textbox', { name: 'Электронная почта' }).fill('anna.kovaleva@example.ru')
    await login.getByLabel('Пароль', { exact: true }).fill('linza2025')
    // The page is drawn again for who has signed in.
    const reloaded = page.waitForEvent('load')
    await login.getByRole('button', { name: 'Войти' }).click()
    await reloaded
    expect(errors).toEqual([])
  })
}

test('what is missing is said, and the rules go with the plugin', async ({ page }) => {
  await signIn(page)
  await page.context().addCookies([{ name: 'shop-hide-build', value: '1', url: page.url() }])
  for (const address of ['plugins.php', 'options-general.php?page=lens_widgets']) {
    await page.goto(`${BASE}/wp-admin/${address}`)
    await expect(page.getByText('Lens Widgets: нет файлов сборки.')).toBeVisible()
  }
  await page.context().clearCookies({ name: 'shop-hide-build' })

  await page.goto(`${BASE}/wp-admin/plugins.php`)
  const row = page.locator('[data-slug=lens-widgets]')
  await expect(row.getByRole('link', { name: 'Настройки' })).toBeVisible()
  await expect(page.getByText('Lens Widgets: нет файлов сборки.')).toHaveCount(0)
  await row.getByRole('link', { name: /Deactivate/ }).click()
  await expect(page.getByText('Plugin deactivated.')).toBeVisible()
  const answer = await page.goto(`${BASE}/personal/orders/`)
  expect(answer?.status()).toBe(404)
})
