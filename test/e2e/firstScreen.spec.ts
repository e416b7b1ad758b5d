import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { sections } from '../../widgets/cabinet/sections'
import { expect, isReady, noteReady, test } from './shop'

interface Picture {
  data: Buffer
  width: number
  height: number
}

// Has no types.
const { PNG } = createRequire(import.meta.url)('pngjs') as {
  PNG: { sync: { read: (file: Buffer) => Picture } }
}

const EARLY =
  /\/account\/info\/|\/profile\/score\/|\/catalog\/products\/(params\/|detail\/id\/\d+\/)?$|\/offers\/eshop\/\?product_id=|\/subscriptions?\//

/** An order that the customer has. */
const ONE_ORDER = '?order=48213'

/** Holds what the pattern names back until it is let go. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const holdReact = (page: Page) => hold(page, /\/chunks\/(vendor|root)-/)

/** What sections ask for first, by their paths. */
const firstReads: Record<string, readonly string[]> = Object.fromEntries(
  sections.flatMap(({ path, first }) => (first ? [[path, first.reads]] : [])),
)

/** Sections whose page is drawn before React, too. */
const PAGES = sections.filter(({ first }) => first?.Content).map(({ path }) => `/personal${path}`)

/** Where a section is, whichever order it shows. */
const sectionOf = (path: string) => path.replace(ONE_ORDER, '')

/** The page as it is at first: nothing but its first calls is answered, and no card or section's page comes later. */
const holdTheRest = async (page: Page, path: string) => {
  const section = sectionOf(path)
  const isPage = PAGES.includes(section)
  const reads = isPage ? (firstReads[section.replace('/personal', '')] ?? []) : []
  const isEarly = (url: string) => EARLY.test(url) || reads.some((read) => url.endsWith(read))
  await hold(page, isPage ? /\/chunks\/MoreCards-/ : /\/chunks\/(MoreCards|\w+Page)-/)
  await page.route(/\/api\//, (route) => (isEarly(route.request().url()) ? route.continue() : undefined))
}

/** What is in the island, without what only a framework knows: ids, the order of attributes, how texts are cut. */
const markup = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-lens-widget]')?.shadowRoot
    const copy = root?.querySelector('.lens')?.cloneNode(true) as Element
    copy.normalize()
    for (const element of copy.querySelectorAll('*')) {
      // The runner of the tests hides the caret of a field while it takes a picture.
      if (element.getAttribute('style') === '') element.removeAttribute('style')
      const attributes = [...element.attributes].filter(({ name }) => name !== 'style')
      attributes.sort((one, other) => (one.name < other.name ? -1 : 1))
      attributes.forEach((attribute) => element.removeAttributeNode(attribute))
      attributes.forEach((attribute) => element.setAttributeNode(attribute))
    }
    const names = new Map<string, string>()
    return copy.innerHTML
      .replace(/ data-discover="true"/g, '')
      .replace(
        /(first\d|frame\d|_r_)\w*/g,
        (id) => names.get(id) ?? names.set(id, `id${names.size}`).get(id) ?? '',
      )
      .replace(/(<\/?\w)/g, '\n$1')
  })

/** How many pixels a customer would see change; the same line may be smoothed a little otherwise. */
function differing(one: Buffer, other: Buffer): number {
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)]
  return pixelmatch(before.data, after.data, undefined, before.width, before.height)
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })
const outline = (page: Page) => page.getByText('Загружаем…')

test.beforeEach(({ page }) => noteReady(page))

const visits = [
  ['/personal/', 'full', 375],
  ['/personal/', 'empty', 820],
  ['/personal/', 'friends-none', 1280],
  ['/personal/', 'friends-candidate', 1280],
  ['/personal/profile', 'full', 375],
  ['/personal/profile/', 'full', 375],
  ['/personal/profile/', 'full', 1280],
  ['/personal/profile/', 'empty', 820],
  ['/personal/orders/', 'full', 375],
  ['/personal/orders/', 'many', 820],
  ['/personal/orders/', 'empty', 1280],
  ['/personal/orders/?order=1', 'empty', 820],
  [`/personal/orders/${ONE_ORDER}`, 'full', 375],
  [`/personal/orders/${ONE_ORDER}`, 'full', 1280],
  ['/personal/promocodes/', 'full', 375],
  ['/personal/promocodes/', 'full', 1280],
  ['/personal/promocodes/', 'empty', 820],
  ['/personal/points/', 'full', 375],
  ['/personal/points/', 'full', 1280],
  ['/personal/points/', 'empty', 820],
  ['/personal/products/', 'full', 375],
  ['/personal/products/', 'full', 1280],
  ['/personal/products/', 'empty', 820],
  ['/personal/remind/', 'full', 375],
  ['/personal/remind/', 'full', 1280],
  ['/personal/remind/', 'empty', 820],
  ['/personal/subscription/', 'full', 375],
  ['/personal/subscription/', 'full', 1280],
  ['/personal/subscription/', 'empty', 820],
  ['/personal/optics/', 'full', 375],
  ['/personal/optics/', 'full', 1280],
  ['/personal/optics/', 'empty', 820],
  ['/personal/trial/', 'full', 375],
  ['/personal/trial/', 'full', 1280],
  ['/personal/trial/', 'empty', 820],
  ['/personal/feedback/', 'full', 375],
  ['/personal/feedback/', 'full', 1280],
  ['/personal/feedback/', 'empty', 820],
  ['/personal/selection/', 'full', 375],
  ['/personal/selection/', 'full', 1280],
  ['/personal/selection/', 'empty', 820],
  ['/personal/friends/#reviews', 'full', 1280],
  ['/catalog/', 'products-60', 375],
  ['/catalog/?lens-types=monthly&lens-sort=dear', 'products-60', 820],
  ['/catalog/', 'eshop-closed', 1280],
] as const

const contentOf = (path: string) =>
  path.startsWith('/catalog/')
    ? '.shelf__card'
    : PAGES.includes(sectionOf(path))
      ? '.page:not(:has(.bone))'
      : path === '/personal/'
        ? '.points__value'
        : '.page .card'

for (const [path, scenario, width] of visits) {
  test(`before React ${path} is what React draws then: ${scenario}, ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await holdTheRest(page, path)
    const release = await holdReact(page)
    await shop.visit(path, scenario)
    await expect(page.locator(contentOf(path)).first()).toBeVisible()
    const nodes = await markup(page)
    const pixels = await page.screenshot({ animations: 'disabled' })
    release()
    await isReady(page)
    expect(await markup(page)).toEqual(nodes)
    expect(differing(pixels, await page.screenshot({ animations: 'disabled' }))).toBe(0)
  })
}

test('focus and scroll stay, and a button pressed before React is there is pressed once', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const release = await holdReact(page)
  await shop.visit('/personal/')
  await expect(page.locator('.points__value')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 150))
  await page.getByRole('link', { name: 'История баллов' }).focus()
  release()
  await isReady(page)
  await expect(page.getByRole('link', { name: 'История баллов' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(150)
  await page.getByRole('link', { name: 'История баллов' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Баллы' })).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)

  const releaseAgain = await holdReact(page)
  await page.reload()
  await expect(page.locator('.points__value')).toBeVisible()
  await page.getByRole('button', { name: 'Уведомления' }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeFocused()
  releaseAgain()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Уведомления' })).toBeVisible()
})

test('the number stays when points come after the account, and a link leads on before React', async ({
  page,
  shop,
}) => {
  const releasePoints = await hold(page, /\/profile\/score\//)
  const release = await holdReact(page)
  await shop.visit('/personal/')
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByText('Загружаем баллы')).toBeAttached()
  const link = page.getByRole('link', { name: 'История баллов' })
  await link.focus()
  await page.evaluate(() => {
    const root = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot
    const seen: boolean[] = []
    const look = () => {
      seen.push(Boolean(root?.querySelector('.points__value')))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  releasePoints()
  await expect(page.locator('.points__value')).toBeVisible()
  await expect(link).toBeFocused()
  release()
  await isReady(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)
  expect(seen.slice(seen.indexOf(true))).not.toContain(false)

  // React leads on in place if it comes soon, else the browser does by a page load.
  const releaseAgain = await holdReact(page)
  await page.reload()
  await page.evaluate(() => {
    const wait = setTimeout.bind(window)
    // Nobody waits so long here.
    const neverLate = (run: () => void, after?: number) => (after === 1_000 ? 0 : wait(run, after))
    Object.assign(window, { isSamePage: true, setTimeout: neverLate })
  })
  const profile = page.getByRole('link', { name: 'Мои данные', exact: true })
  await page.getByRole('link', { name: 'Заказы', exact: true }).click()
  await profile.click()
  releaseAgain()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои данные' })).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await holdReact(page)
  await page.goto('/personal/')
  await profile.click()
  await expect(page).toHaveURL(/\/personal\/profile\/$/)
})

test('what is typed, chosen and pressed in a catalogue before React is there goes on in it', async ({
  page,
  shop,
}) => {
  const added: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/items/add/')) added.push(request.postData() ?? '')
  })
  const release = await holdReact(page)
  await shop.visit('/catalog/', 'basket')
  const search = page.getByRole('searchbox', { name: 'Поиск по названию' })
  const onMonthly = page.getByRole('checkbox', { name: /^На месяц/ })
  const add = page.getByRole('button', { name: 'В корзину «Росинка, спрей для глаз»' })
  await page.getByRole('button', { name: 'Линзы', exact: true }).click()
  await page.getByRole('button', { name: 'Растворы', exact: true }).click()
  await page.getByRole('button', { name: 'Все', exact: true }).click()
  await page.getByLabel('Сортировка').selectOption('Сначала дешевле')
  await add.click()
  await search.pressSequentially('осинка')
  await search.press('Home')
  await search.pressSequentially('Р')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(2)
  release()
  await isReady(page)
  await expect(page.getByText('Добавлено в корзину')).toHaveCount(1)
  expect(added).toHaveLength(1)
  await expect(search).toBeFocused()
  await search.pressSequentially('о')
  await expect(search).toHaveValue('Роосинка')
  await search.press('Backspace')
  await expect(search).toHaveValue('Росинка')
  await expect(page.getByLabel('Сортировка')).toHaveValue('cheap')
  await expect(page.getByRole('button', { name: 'Все', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { level: 3 }).filter({ hasNotText: 'Росинка' })).toHaveCount(0)

  const releaseAgain = await holdReact(page)
  await page.goto('/catalog/')
  await onMonthly.check()
  releaseAgain()
  await isReady(page)
  await expect(onMonthly).toBeChecked()
  await expect(page).toHaveURL(/lens-types=monthly/)
})

test('what is typed and pressed in the orders before React is there goes on in them', async ({
  page,
  shop,
}) => {
  const releasePage = await hold(page, /\/chunks\/OrdersPage-/)
  const release = await holdReact(page)
  await shop.visit('/personal/orders/')
  const all = page.getByRole('region', { name: 'Все заказы' })
  await expect(all.getByRole('listitem')).toHaveCount(10)
  await page.evaluate(() => {
    const root = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot
    const seen: boolean[] = []
    const look = () => {
      seen.push(!root?.querySelector('.page .bone'))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  await all.getByRole('button', { name: 'Показать ещё' }).click()
  const search = page.getByRole('searchbox', { name: 'Номер или товар' })
  release()
  // React waits for the page's chunk, however long it takes.
  await page.waitForResponse(/\/chunks\/root-/)
  await twoFrames(page)
  await search.pressSequentially('4')
  releasePage()
  await isReady(page)
  await expect(search).toBeFocused()
  await search.pressSequentially('8')
  await expect(search).toHaveValue('48')
  await expect(page.getByText(/^Найдено: /)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(false)

  const releaseAgain = await holdReact(page)
  await page.reload()
  await all.getByRole('button', { name: 'Показать ещё' }).click()
  releaseAgain()
  await isReady(page)
  await expect(all.getByRole('listitem')).toHaveCount(20)

  // An order of somebody else.
  await page.goto('/personal/orders/?order=1')
  await expect(page.getByText('Раздел недоступен')).toBeVisible()
})

test('what is typed and chosen in the profile before React is there is saved once', async ({
  page,
  shop,
}) => {
  const saved: unknown[] = []
  page.on('request', (request) => void (request.method() === 'POST' && saved.push(request.postDataJSON())))
  const release = await holdReact(page)
  await shop.visit('/personal/profile/')
  const surname = page.getByRole('textbox', { name: 'Фамилия' })
  await surname.fill('Ковалёва-Лис')
  await page.getByRole('radio', { name: 'Не указывать' }).check()
  await page.getByRole('checkbox', { name: 'Принимать звонки клуба' }).check()
  // Saves, as in any form.
  await surname.press('Enter')
  await surname.press('Enter')
  release()
  await isReady(page)
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  await expect(page.getByText('Звонки включены')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Не указывать' })).toBeChecked()
  await expect(surname).toHaveValue('Ковалёва-Лис')
  expect(saved).toEqual([
    expect.objectContaining({ unsubscribe_calls: false, last_name: 'Ковалёва', gender: 'female' }),
    expect.objectContaining({ unsubscribe_calls: false, last_name: 'Ковалёва-Лис', gender: null }),
  ])

  // What was typed before React, too, outlives a reload. React puts it back, which has the form to itself then.
  await holdReact(page)
  await page.reload()
  await surname.fill('Лис')
  await page.getByRole('combobox', { name: 'Город' }).fill('Каз')
  await page.getByRole('radio', { name: 'Мужской' }).check()
  const drawer = page.waitForResponse(/firstScreen-ProfilePage/)
  const lenses = page.waitForResponse(/\/lenses_info\//)
  const releaseAgain = await holdReact(page)
  await page.reload()
  await Promise.all([drawer, lenses])
  await twoFrames(page)
  await expect(surname).toHaveCount(0)
  releaseAgain()
  await expect(surname).toHaveValue('Лис')
  await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Каз')
  await expect(page.getByRole('radio', { name: 'Мужской' })).toBeChecked()
})

test('what is selected before React is there is replaced by what is typed then', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/personal/profile/')
  const name = page.getByRole('textbox', { name: 'Имя' })
  await name.selectText()
  release()
  await isReady(page)
  await page.keyboard.insertText('Мария')
  await expect(name).toHaveValue('Мария')
})

test('who may not order single lenses sees the other orders before React, asked for once', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/403/)
  const release = await holdReact(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route(/\/mono\/orders\//, (route) =>
    route.fulfill({
      status: 403,
      json: { status: 'error', data: null, errors: [{ code: 4030, message: 'Раздел недоступен' }] },
    }),
  )
  await shop.visit('/personal/orders/')
  const orders = page.getByRole('region', { name: 'Все заказы' }).getByRole('listitem')
  await expect(orders).toHaveCount(10)
  release()
  await isReady(page)
  await expect(orders).toHaveCount(10)
  expect(asked.filter((url) => url.endsWith('/mono/orders/'))).toHaveLength(1)
})

test("before React the shop's own list stays where the catalogue fails", async ({ page, shop }) => {
  await page.route(/\/catalog\/products\/$/, (route) =>
    route.fulfill({ json: { status: 'success', data: null } }),
  )
  const first = page.waitForResponse(/\/chunks\/firstScreen-catalogue-/)
  const products = page.waitForResponse(/\/catalog\/products\/$/)
  const release = await holdReact(page)
  await shop.visit('/catalog/')
  await Promise.all([first, products])
  await twoFrames(page)
  await expect(page.locator('.catalogue')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Росинка, раствор для линз' })).toBeVisible()
  release()
  await expect(page.getByText('Каталог не загрузился')).toBeVisible()
})

test('nothing of a customer is shown once the page has another token', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/personal/')
  await expect(greeting(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window.pageConfig ?? {}, { token: 'not-activated.second' }))
  await expect(greeting(page)).toHaveCount(0)
  await expect(outline(page)).toBeAttached()
  release()
  await isReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible()
  await expect(page.locator('.points__value')).toHaveCount(0)

  // What one customer has pressed in a catalogue is not done for another: the shop's own list is there again.
  const added: string[] = []
  page.on('request', (request) => void (request.url().includes('/items/add/') && added.push(request.url())))
  const releaseAgain = await holdReact(page)
  await page.goto('/catalog/')
  await page.getByRole('button', { name: 'В корзину «Росинка, спрей для глаз»' }).click()
  await expect(page.locator('.shelf__card [aria-busy=true]')).toHaveCount(1)
  await page.evaluate(() => Object.assign(window.pageConfig ?? {}, { token: 'empty.second' }))
  await expect(page.locator('.shelf__card')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Росинка, раствор для линз' })).toBeVisible()
  releaseAgain()
  await isReady(page)
  await expect(page.locator('.shelf__card').first()).toBeVisible()
  await expect(page.locator('.shelf__card [aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(added).toEqual([])
})

test('what a section asks for first is under way before React, and asked for once', async ({
  page,
  shop,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const early = () =>
    page.evaluate(() => {
      const key = Symbol.for('lens-widgets')
      const { early } = (window as unknown as Record<symbol, { early: Map<string, unknown> }>)[key] ?? {}
      // What the loader starts: the account, and the points of the home.
      const own = location.pathname === '/personal/' ? /\/account\/info\/|\/score\// : /\/account\/info\//
      return [...(early?.keys() ?? [])].filter((name) => !own.test(name))
    })
  await shop.visit('/personal/club/invite/')
  for (const [path, reads] of Object.entries(firstReads)) {
    const release = await holdReact(page)
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await page.goto(`/personal${path}`)
    // What a page asks for besides, by what it has got, may be there already.
    const first = reads.map((read) => expect.stringContaining(read) as unknown)
    await expect.poll(early, path).toEqual(expect.arrayContaining(first))
    release()
    await expect.poll(early, path).toEqual([])
    expect(asked.filter((url) => reads.some((read) => url.endsWith(read)))).toHaveLength(reads.length)
    const calls = asked.filter((url) => url.includes('/api/'))
    expect(calls, path).toEqual([...new Set(calls)])
    await page.unrouteAll({ behavior: 'wait' })
  }
  // Another view of a section asks for other things.
  for (const path of ['/points/?tab=getpoints', '/points/?view=receipts', '/selection/?test=osdi6']) {
    await page.goto(`/personal${path}`)
    await isReady(page)
    expect(await early(), path).toEqual([])
  }
})

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Tells what of the page in sight has been moved, for each time. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    // However long a busy machine takes, what waits out of sight still waits.
    const attachShadow = Reflect.get(Element.prototype, 'attachShadow')
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init)
      root.addEventListener('animationstart', () => {
        const running = root.getAnimations() as CSSAnimation[]
        running.filter(({ animationName }) => animationName === 'after-loading').forEach((one) => one.pause())
      })
      return root
    }
    const shifts: string[] = []
    const wordsOf = ({ value, sources }: LayoutShift) =>
      [
        value,
        ...sources.map(
          ({ previousRect: { x, y }, currentRect }) =>
            `from ${x}, ${y} to ${currentRect.x}, ${currentRect.y}`,
        ),
      ].join(' ')
    const keep = (list: PerformanceEntryList) => shifts.push(...(list as LayoutShift[]).map(wordsOf))
    const observer = new PerformanceObserver((list) => void keep(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    Object.assign(window, {
      shiftsSoFar: async () => {
        await frame()
        await frame()
        keep(observer.takeRecords())
        return shifts
      },
    })
  })
  return () =>
    page.evaluate(() => (window as unknown as { shiftsSoFar: () => Promise<string[]> }).shiftsSoFar())
}

/** Tells what of a section's page is in sight now, and stands elsewhere then. The browser leaves out some of it. */
async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  const places = await page.evaluateHandle(() => {
    const root = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot
    const elements = [...(root?.querySelectorAll('.page *:not(.bone)') ?? [])]
    const inSight = elements.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().top < innerHeight,
    )
    return inSight.map((element) => [element, element.getBoundingClientRect().top] as const)
  })
  return () =>
    places.evaluate((places) =>
      places.flatMap(([element, before]) => {
        const { top } = element.getBoundingClientRect()
        return !element.isConnected || Math.abs(top - before) < 3
          ? []
          : [`${element.localName}.${element.className} from ${before} to ${top}: ${element.textContent}`]
      }),
    )
}

const islandPages = [
  ['/examples/all.html', 'basket', 1280, '[data-lens-widget=checkout] .card'],
  ['/examples/all.html', 'basket', 375, '[data-lens-widget=checkout] .card'],
  ['/catalog/', 'products-60', 375, '.shelf__card'],
  ['/catalog/yasno-month/', 'full', 375, '.buy__eye'],
  ['/basket/', 'basket', 375, '.basket__columns dl'],
] as const

test('nothing moves where a page keeps room for its islands', async ({ page, shop }) => {
  const shifts = await watchShifts(page)
  for (const [path, scenario, width, content] of islandPages) {
    await page.setViewportSize({ width, height: 812 })
    const release = await hold(page, /\/api\//)
    await shop.visit(path, scenario)
    // The shop's own list stays in a slot until there are cards; all others draw their skeleton.
    await expect(page.locator('[data-lens-widget] :is(.lens, slot)').first(), path).toBeAttached()
    release()
    await expect(page.locator(content).first(), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(), path).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 })
    const release = await hold(page, /\/products\/params\//)
    await shop.visit('/catalog/', 'products-60')
    await expect(page.locator('.shelf__card').first()).toBeVisible()
    release()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    expect(await shifts(), 'filters after the cards').toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('nothing moves in a section by a deep link when its answers come after its skeleton', async ({
  page,
  shop,
}) => {
  test.slow()
  const shifts = await watchShifts(page)
  const sections = [...Object.keys(firstReads).filter((path) => path !== '/'), '/friends/', '/club/invite/']
  const visits = [...sections.map((path) => [path, 375] as const), ['/orders/', 1280] as const]
  for (const [path, width] of visits) {
    await page.setViewportSize({ width, height: 812 })
    const release = await hold(page, /\/api\/(?!.*account\/info)/)
    await shop.visit(`/personal${path}`)
    await isReady(page)
    await expect(page.locator('.bone').first(), path).toBeVisible()
    expect(await shifts(), path).toEqual([])
    release()
    await expect(page.locator('.page .bone'), path).toHaveCount(0)
    expect(await shifts(), path).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }
})

for (const path of PAGES) {
  test(`nothing moves in ${path}, whichever of its answers comes last`, async ({ page, shop }) => {
    test.slow()
    await page.setViewportSize({ width: 375, height: 812 })
    const shifts = await watchShifts(page)
    const isCall = (url: string) => /\/api\/(?!.*account\/info)/.test(url)
    const first = firstReads[path.replace('/personal', '')] ?? []
    const calls = new Set<string>()
    const asked = new Set<string>()
    const waiting = new Set<string>()
    page.on('request', (request) => {
      if (isCall(request.url())) [calls, asked, waiting].forEach((set) => set.add(request.url()))
    })
    page.on('requestfinished', (request) => waiting.delete(request.url()))
    await shop.visit(path)
    await isReady(page)
    await page.waitForLoadState('networkidle')
    for (const late of [...calls]) {
      let release = () => undefined as void
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(late, async (route) => {
        await held
        await route.continue()
      })
      asked.clear()
      await page.reload()
      await isReady(page)
      await expect.poll(() => first.every((read) => [...asked].some((url) => url.endsWith(read)))).toBe(true)
      await expect.poll(() => [...waiting], late).toEqual([late])
      await expect(page.getByText('Загружаем раздел'), late).toHaveCount(0)
      await twoFrames(page)
      const moved = await watchPlaces(page)
      release()
      await expect.poll(() => [...waiting], late).toEqual([])
      await expect(page.locator('.page .bone'), late).toHaveCount(0)
      await twoFrames(page)
      expect.soft(await moved(), late).toEqual([])
      expect.soft([...(await shifts())], late).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}

test('a section asks with the account for who was a member in this tab, and for nobody else', async ({
  page,
  shop,
}) => {
  await shop.visit('/personal/')
  await isReady(page)
  const release = await hold(page, /\/account\/info\//)
  const asked = page.waitForRequest(/\/personal\/orders\/\?scope=active/)
  await page.goto('/personal/orders/')
  await asked
  release()
  await isReady(page)
  await expect(page.getByRole('region', { name: 'Все заказы' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  const orders: string[] = []
  page.on('request', (request) => void (/\/orders\/\?/.test(request.url()) && orders.push(request.url())))
  await shop.visit('/personal/orders/', 'not-activated')
  await isReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeVisible()
  expect(orders).toEqual([])
})

test('before React the outline stays for a guest', async ({ page, shop }) => {
  const first = page.waitForResponse(/\/chunks\/firstScreen-/)
  const account = page.waitForResponse(/\/account\/info\//)
  await holdReact(page)
  await shop.visit('/personal/', 'not-activated')
  await Promise.all([first, account])
  await twoFrames(page)
  await expect(outline(page)).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
})
