import { expect, test, type Page } from '@playwright/test'

/* The plugin as a shop has it: installed, set up and used in a real browser. Each test needs the one before. */
/** The path of WordPress on its host: '/magazin' in a subdirectory, '/second' for the second site of a network. */
const BASE = process.env['WORDPRESS_BASE'] ?? ''
const IS_NETWORK = process.env['WORDPRESS_IS_NETWORK'] === '1'
const PLUGINS = IS_NETWORK ? '/wp-admin/network/plugins.php' : `${BASE}/wp-admin/plugins.php`

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

  const hidesMenu = page.getByRole('checkbox', { name: 'Кабинет без меню' })
  await expect(hidesMenu).toHaveAccessibleDescription('Если ссылки кабинета уже есть в меню темы.')
  for (const isHidden of [true, false]) {
    await hidesMenu.setChecked(isHidden)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await expect(hidesMenu).toBeChecked({ checked: isHidden })
  }

  await page.goto(BASE + '/wp-admin/post-new.php?post_type=page')
  await page.getByRole('button', { name: 'Close dialog' }).click()
  await page.getByRole('textbox', { name: 'Add title' }).fill('Personal')
  await page.getByRole('button', { name: 'Toggle block inserter' }).click()
  await page.getByPlaceholder('Search').fill('Lens')
  await page.getByRole('option', { name: /^\W*Lens Widgets$/ }).click()
  await page.getByRole('button', { name: 'Toggle block inserter' }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Какой виджет').selectOption('Клиники')
  const clinics = page.frameLocator('iframe[title="Клиники"]').getByRole('heading', { name: 'Клиники' })
  await expect(clinics).toBeVisible()
  await page.getByLabel('Какой виджет').selectOption('Личный кабинет')
  await expect(page.getByText('Виджет «Личный кабинет»')).toBeVisible()
  const cabinet = 'iframe[title="Личный кабинет"]'
  await expect(page.frameLocator(cabinet).getByText('Войти', { exact: true })).toBeVisible()
  // In this preview the editor renders blocks in a frame, as newer editors always do.
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('menuitem', { name: 'Tablet' }).click()
  const framed = page.frameLocator('iframe[name=editor-canvas]').frameLocator(cabinet)
  await expect(framed.getByText('Войти', { exact: true })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Desktop' }).click()
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
      /data-lens-config>[^]*<script>try{[^]*<link rel="modulepreload" href="[^"]+\/dist\/chunks\/prerender-/,
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
    // The page is reloaded after the login.
    const reloaded = page.waitForEvent('load')
    await login.getByRole('button', { name: 'Войти' }).click()
    await reloaded
    expect(errors).toEqual([])
  })
}

test('every path of the specialist is answered by its page, too', async ({ page }) => {
  const answer = await page.goto(`${BASE}/specialist/events/`)
  expect(answer?.status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe(`${BASE}/specialist/events/`)
  await expect(page.locator('[data-lens-widget=specialist]')).toBeVisible()
})

for (const rule of ['constant', 'headers']) {
  test(`a page with a token is not kept by a cache that goes by ${rule}, one without is`, async ({
    page,
    request,
  }) => {
    await page.goto(BASE + '/wp-login.php')
    const get = async (path: string, token?: string) => {
      const cookies = [`shop-cache=${rule}`, ...(token === undefined ? [] : [`shop-token=${token}`])]
      const answer = await request.get(BASE + path, { headers: { Cookie: cookies.join('; ') } })
      return { isKept: answer.headers()['x-cache'] === 'hit', text: await answer.text() }
    }
    expect((await get('/personal/orders/', 'full.anna')).text).toContain('"token":"full.anna"')
    const other = await get('/personal/orders/', 'full.ivan')
    expect(other.isKept).toBe(false)
    expect(other.text).not.toContain('full.anna')
    expect((await get('/enter/')).isKept).toBe(false)
    expect((await get('/enter/')).isKept).toBe(true)
  })
}

test('a page of a guest is not kept, either, if it has the CSRF token of a session', async ({ request }) => {
  const get = async (path: string) => {
    const answer = await request.get(BASE + path, { headers: { Cookie: 'shop-csrf=1' } })
    return { cache: answer.headers()['cache-control'], text: await answer.text() }
  }
  const { cache, text } = await get('/check/')
  expect(text).toContain('"csrfToken":"csrf"')
  expect(cache).toBe('private, no-store')
})

test('a page without a widget has no token, no loader, and may be kept', async ({ request }) => {
  const get = async (cookies: string) => {
    const answer = await request.get(`${BASE}/about/`, { headers: { Cookie: cookies } })
    return { cache: answer.headers()['cache-control'] ?? '', text: await answer.text() }
  }
  const plain = await get('shop-token=full.anna')
  expect(plain.text).toContain('Линзы с 1998 года')
  expect(plain.text).not.toMatch(/full\.anna|lens-config|loader\.js/)
  expect(plain.cache).not.toContain('no-store')

  // The loader is rendered below the head, when headers for caches may have been sent already.
  const drawn = await get('shop-token=full.anna; shop-template=drawn; shop-theme=twentytwentyone')
  expect(drawn.text.match(/loader\.js/g)).toHaveLength(1)
  expect(/full\.anna/.test(drawn.text)).toBe(drawn.cache.includes('no-store'))
  const named = await get('shop-token=full.anna; shop-template=named; shop-theme=twentytwentyone')
  expect(named.text.match(/loader\.js/g)).toHaveLength(1)
  expect(named.text).toContain('"token":"full.anna"')
  expect(named.cache).toBe('private, no-store')
})

test('the settings list the pages that a page cache has to leave out', async ({ page }) => {
  await signIn(page)
  await page.goto(`${BASE}/wp-admin/options-general.php?page=lens_widgets`)
  await expect(page.getByRole('heading', { name: 'Кэш страниц' })).toBeVisible()
  const paths = (await page.locator('pre').textContent())?.split('\n')
  expect(paths?.sort()).toEqual(
    ['/check/', '/enter/', '/personal/*', '/product/', '/specialist/*'].map((path) => BASE + path),
  )
})

test('nobody but an editor sees a preview', async ({ page }) => {
  await page.goto(`${BASE}/enter/?lens-widgets-preview=cabinet`)
  await expect(page.locator('[data-lens-widget=login]')).toHaveCount(1)
  await expect(page.locator('[data-lens-widget=cabinet]')).toHaveCount(0)
})

test('the account page of WooCommerce is offered, in the language of who edits', async ({ page }) => {
  await signIn(page)
  const settings = `${BASE}/wp-admin/options-general.php?page=lens_widgets`
  await page.goto(settings)
  await expect(page.getByText('WooCommerce')).toHaveCount(0)
  await page
    .context()
    .addCookies([{ name: 'shop-woocommerce', value: '1', url: new URL('/', page.url()).href }])
  await page.goto(settings)
  await expect(page.getByText('Страница аккаунта WooCommerce:')).toContainText(`${BASE}/my-account/`)
  await page
    .context()
    .addCookies([{ name: 'shop-locale', value: 'en_US', url: new URL('/', page.url()).href }])
  await page.goto(settings)
  await expect(page.getByText('Account page of WooCommerce:')).toContainText(`${BASE}/my-account/`)
  await expect(page.getByLabel('Address of the personal account')).toHaveValue(`${BASE}/personal/`)
  expect(await page.locator('form').textContent()).not.toMatch(/[а-яё]/i)
})

test('what is missing is said, and the plugin takes its rules and settings away', async ({ page }) => {
  await signIn(page)
  const url = new URL('/', page.url()).href
  await page
    .context()
    .addCookies(['shop-hide-build', 'shop-plain-links'].map((name) => ({ name, value: '1', url })))
  const settings = `${BASE}/wp-admin/options-general.php?page=lens_widgets`
  for (const address of [PLUGINS, settings]) {
    await page.goto(address)
    await expect(page.getByText('Lens Widgets: нет файлов сборки.')).toBeVisible()
    await expect(page.getByText('Lens Widgets: с простыми постоянными ссылками')).toBeVisible()
  }
  await page.context().clearCookies({ name: 'shop-plain-links' })
  await page.goto(`${BASE}/personal/`)
  await page.locator('#wp-admin-bar-edit a').click()
  await expect(page.getByText('Lens Widgets: нет файлов сборки.')).toBeVisible()
  await page.context().clearCookies({ name: 'shop-hide-build' })

  await page.goto(`${BASE}/wp-admin/plugins.php`)
  await page.locator('[data-slug=lens-widgets]').getByRole('link', { name: 'Настройки' }).click()
  await expect(page.getByLabel('Адрес личного кабинета')).toBeVisible()
  await expect(page.getByText(/Lens Widgets: (нет|с простыми)/)).toHaveCount(0)

  const kept = async () => (await (await page.request.get(`${BASE}/?shop-kept`)).json()) as unknown[]
  expect((await kept()).at(-1)).toMatchObject({ profileUrl: `${BASE}/personal/` })
  await page.goto(PLUGINS)
  const row = page.locator('[data-slug=lens-widgets]')
  await row.getByRole('link', { name: /Deactivate/ }).click()
  await expect(page.getByText('Plugin deactivated.')).toBeVisible()
  const answer = await page.goto(`${BASE}/personal/orders/`)
  expect(answer?.status()).toBe(404)
  expect((await kept()).at(-1)).not.toBe(false)

  await page.goto(PLUGINS)
  page.once('dialog', (dialog) => void dialog.accept())
  await row.getByRole('link', { name: /Delete/ }).click()
  await expect(page.getByText('was successfully deleted')).toBeVisible()
  for (const options of await kept()) expect(options).toBe(false)
})
