import type { Page } from '@playwright/test'
import { greeting, holdReact } from '../prerender/before'
import { expect, isReady, noteReady, test } from '../shop'
import type { HostilePage } from './page'
import { expectCabinetWorks, expectHostUnharmed, makeHostile } from './page'

/* Pages with unusual or broken markup. */

const LOADER = '<script type="module" src="/assets/lens-widgets/loader.js"></script>'
const without = (html: string) => html.replace(LOADER, '')

/** The example's configuration with plain values only, for a page that removes the storage. */
const configured = (more: string) => `window.pageConfig = {
  profileUrl: '/personal/', csrfToken: 'sandbox', token: localStorage.getItem('example-shop:token'), ${more}
}`

const cases: Record<string, HostilePage> = {
  'an AMD loader and a CommonJS of the page': {
    before: `window.define = function () { throw new Error('not yours') }; window.define.amd = {}
      window.require = window.define; window.exports = {}; window.module = { exports: window.exports }`,
  },
  'a style sheet that hides, shrinks and unsets everything': {
    css: `*{all:unset!important;display:none!important;font-size:3px!important}html,body,main,.shop-text,script,
      [data-lens-widget],#host-button{display:block!important}:host{all:initial}html{font-size:5px!important}`,
  },
  'a <base> that leads elsewhere': {
    isOld: true,
    change: (html) => html.replace('<head>', '<head><base href="/elsewhere/deep/" target="_blank">'),
  },
  'ids and names that stand in for our globals': {
    body: `<form id="pageConfig"><input name="token"></form><img name="lensWidgets" alt=""><a id="ym"></a>
      <form id="lens-widgets" name="root"><input name="parentNode"><input name="children"></form><div id="React"></div>`,
  },
  'names that stand in for parts of the document': {
    body: '<img name="head" alt=""><img name="body" alt=""><form name="title"></form><img name="cookie" alt=""><img name="defaultView" alt=""><img name="parentNode" alt="">',
  },
  'the script tag at the end of the body': {
    change: (html) => without(html).replace('</body>', `${LOADER}</body>`),
  },
  'an async script tag': { change: (html) => html.replace(LOADER, LOADER.replace('src', 'async src')) },
  'a script tag that another script injects late': {
    // Under Trusted Types a script may not name another.
    isOld: true,
    change: without,
    after: `addEventListener('load', function () {
      var script = document.createElement('script')
      script.type = 'module'
      script.src = '/assets/lens-widgets/loader.js'
      document.body.appendChild(script)
    })`,
  },
  'storage and channels that throw': {
    after: `${configured('')}
      ;['localStorage', 'sessionStorage', 'indexedDB'].forEach(function (name) {
        Object.defineProperty(window, name, { get: function () { throw new Error('no storage') } })
      })
      window.BroadcastChannel = function () { throw new Error('no channels') }`,
  },
  'a history that may not be written': {
    before: `history.constructor.prototype.pushState = history.constructor.prototype.replaceState = function () {
      throw new DOMException('too often', 'SecurityError')
    }`,
  },
  'metrics that throw': {
    after: `${configured('metricsId: 1')}; window.ym = function () { throw new Error('blocked') }`,
  },
  'metrics that are blocked': { after: `${configured('metricsId: 1')}; window.ym = 'blocked'` },
  'a configuration of wrong types': {
    after: configured(
      'profileUrl: 5, apiUrl: [], csrfHeader: {}, tokenHeader: 1, metricsId: "1", shopUrls: 7, hideMenu: "yes", chatUrl: null, basketUrl: true, fakeEmailDomain: {}',
    ),
  },
  'a frozen configuration': { after: `${configured('')}; Object.freeze(window.pageConfig)` },
  'a configuration whose getters throw': {
    after: `${configured('')}
      ;['apiUrl', 'profileUrl', 'csrfHeader', 'metricsId', 'shopUrls', 'hideMenu', 'chatUrl'].forEach(function (name) {
        Object.defineProperty(window.pageConfig, name, { get: function () { throw new Error('no ' + name) } })
      })`,
  },
}

const ORIGIN = `http://localhost:${process.env['E2E_PORT'] ?? 4199}`

for (const [name, hostile] of Object.entries(cases)) {
  test(`the cabinet works on a page with ${name}`, async ({ page, shop }) => {
    await makeHostile(page, hostile)
    await shop.visit('/personal/')
    await expectCabinetWorks(page)
    await expectHostUnharmed(page)
  })
}

test('the cabinet works on a page whose forms and frames have the names of all globals', async ({
  page,
  shop,
}) => {
  const globals = await page.evaluate(() => Object.getOwnPropertyNames(window))
  // A name that `document` has as well would hide it from the page itself.
  const free = await page.evaluate((names) => names.filter((name) => !(name in document)), globals)
  expect(free.length).toBeGreaterThan(300)
  await makeHostile(page, {
    body: `<form name="lensWidgets"></form><iframe name="lensWidgets"></iframe><iframe name="pageConfig"></iframe>
      ${free.map((name) => `<form name="${name}" id="${name}"></form>`).join('')}`,
  })
  await shop.visit('/personal/')
  await expectCabinetWorks(page)
  await expectHostUnharmed(page)
})

test('nothing leads to the site of a foreign <base>', async ({ page, shop }) => {
  // The example shop's own links lead there, and its policy forbids the base.
  await makeHostile(page, {
    isOld: true,
    change: (html) =>
      html
        .replace('<head>', '<head><base href="https://elsewhere.test/">')
        .replace(/(src|href)="\/(?!\/)/g, `$1="${ORIGIN}/`),
  })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://elsewhere.test')) elsewhere.push(request.url())
  })
  await shop.visit('/personal/')
  await expectCabinetWorks(page)
  await expect(page).toHaveURL(`${ORIGIN}/personal/profile/`)
  const links = await page
    .locator('[data-lens-widget=cabinet]')
    .getByRole('link')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => new URL(href).hostname))
  expect(links).toContain('localhost')
  expect(links).not.toContain('elsewhere.test')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Мария' })).toBeVisible()
  expect(elsewhere).toEqual([])
})

test('of two loader versions on a page the first one counts', async ({ page, shop }) => {
  await makeHostile(page, {
    change: (html) => html.replace(LOADER, `<script type="module" src="/old/loader.js"></script>${LOADER}`),
  })
  await page.route('/old/loader.js', async (route) => {
    const response = await route.fetch({ url: new URL('/assets/lens-widgets/loader.js', page.url()).href })
    const body = (await response.text())
      .replaceAll('import.meta.url', 'location.origin+"/assets/lens-widgets/loader.js"')
      .replace(/(["'`])0\.\d+\.\d+-dev[^"'`]*\1/, '"0.0.1-old"')
    await route.fulfill({ response, body })
  })
  await shop.visit('/personal/')
  await expectCabinetWorks(page)
  expect(await page.evaluate(() => window.lensWidgets?.version)).toBe('0.0.1-old')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

const nothing: Record<string, HostilePage> = {
  'no configuration': { after: 'delete window.pageConfig' },
  'a configuration that cannot be read': {
    after:
      'Object.defineProperty(window, "pageConfig", { get: function () { throw new Error("no configuration") } })',
  },
}

for (const [name, hostile] of Object.entries(nothing)) {
  test(`the visitor of a page with ${name} is asked to sign in`, async ({ page, shop }) => {
    shop.expectErrors(/40[013]/)
    await makeHostile(page, hostile)
    await shop.visit('/personal/')
    await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
    await expectHostUnharmed(page)
  })
}

test('old addresses lead to the new pages where the history may not be written', async ({ page, shop }) => {
  await makeHostile(page, { before: cases['a history that may not be written']?.before ?? '' })
  await shop.visit('/personal')
  await expectCabinetWorks(page)
  await page.goto('/personal/my-goods?from=mail')
  await expect(page).toHaveURL('/personal/products/?from=mail')
  await expect(page.getByRole('heading', { level: 1, name: 'Мои продукты' })).toBeVisible()
  await expectHostUnharmed(page)
})

test('an error in a handler is printed and reaches no error listener of the page', async ({ page, shop }) => {
  shop.expectErrors(/\[lens-widgets\] Error: no preventing/)
  await makeHostile(page, {
    before: `var prevent = Event.prototype.preventDefault
      Event.prototype.preventDefault = function () {
        if (this.type === 'click') throw new Error('no preventing')
        prevent.call(this)
      }`,
  })
  const told = page.waitForEvent('console', (message) => message.text().includes('no preventing'))
  await shop.visit('/personal/')
  await expect(page.getByRole('heading', { name: 'Заказ № 48213' })).toBeVisible()
  // The browser follows the link itself.
  await page.getByRole('link', { name: 'Мои данные' }).first().click()
  await told
  await expect(page.getByRole('textbox', { name: /^Имя$/ })).toHaveValue('Анна')
  await expectHostUnharmed(page)
})

test('twenty swapped containers leave no listeners and no roots behind', async ({ page, shop }) => {
  await makeHostile(page, {
    before: `window.held = 0
      ;[document, window].forEach(function (target) {
        var add = target.addEventListener, remove = target.removeEventListener
        target.addEventListener = function () { window.held += 1; return add.apply(target, arguments) }
        target.removeEventListener = function () { window.held -= 1; return remove.apply(target, arguments) }
      })
      window.ready = 0
      document.addEventListener('lens-widgets:ready', function () { window.ready += 1 })`,
  })
  await shop.visit('/personal/')
  const count = (name: 'held' | 'ready') =>
    page.evaluate((key) => (window as unknown as Record<string, number>)[key], name)
  const held: (number | undefined)[] = []
  // The engine's own counts, after a garbage collection.
  const engine = await page.context().newCDPSession(page)
  await engine.send('Performance.enable')
  const alive = async () => {
    await engine.send('HeapProfiler.collectGarbage')
    const { metrics } = await engine.send('Performance.getMetrics')
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
    return { listeners: of('JSEventListeners'), nodes: of('Nodes') }
  }
  let early = { listeners: NaN, nodes: NaN }
  for (let turn = 1; turn <= 20; turn++) {
    await expect.poll(() => count('ready')).toBe(turn)
    // Waits for all cards with their data.
    await expect(page.getByRole('heading', { name: 'Новые уведомления' })).toBeVisible()
    await expect(page.locator('.bones')).toHaveCount(0)
    held.push(await count('held'))
    if (turn === 3) early = await alive()
    await page.evaluate(() => {
      const fresh = document.createElement('div')
      fresh.dataset['lensWidget'] = 'cabinet'
      document.querySelector('[data-lens-widget=cabinet]')?.replaceWith(fresh)
    })
  }
  expect(held.at(-1)).toBe(held[2])
  await expect.poll(() => count('ready')).toBe(21)
  // If the seventeen cabinets stayed in memory, the counts would be many times as large. React and the engine may
  // retain the last one.
  const growth = async () => {
    const late = await alive()
    return Math.max(late.listeners / early.listeners, late.nodes / early.nodes)
  }
  await expect.poll(growth).toBeLessThan(2)
  await expectCabinetWorks(page)
  await expectHostUnharmed(page)
})

/** Does what a browser's translator does with each text node: moves it into a `<font>`, or puts a new text there. */
const translate = (page: Page, keepsTexts: boolean) =>
  page.evaluate((keeps) => {
    const root = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot
    const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font' as 'span')
      text.parentNode?.replaceChild(font, text)
      font.append(keeps ? text : (text.textContent ?? ''))
    }
  }, keepsTexts)

for (const keepsTexts of [true, false]) {
  test(`the cabinet survives a translator that ${keepsTexts ? 'wraps' : 'replaces'} its texts`, async ({
    page,
    shop,
  }) => {
    await makeHostile(page, {})
    await shop.visit('/personal/')
    await expect(page.getByRole('heading', { name: 'Заказ № 48213' })).toBeVisible()
    await translate(page, keepsTexts)
    await page.getByRole('link', { name: 'Мои данные' }).first().click()
    await expect(page.getByRole('textbox', { name: /^Имя$/ })).toHaveValue('Анна')
    await translate(page, keepsTexts)
    await page.getByRole('link', { name: 'Главная' }).first().click()
    await expectCabinetWorks(page)
    await expectHostUnharmed(page)
  })
}

test('an island that fails to render says so, and the others work', async ({ page, shop }) => {
  // The example shop itself asks for the scheme.
  shop.expectErrors(/\[lens-widgets\] draw (first )?cabinet|no media/)
  await makeHostile(page, {
    before: `window.matchMedia = function () { throw new Error('no media') }`,
    body: '<button data-open="feedback">Написать</button>',
  })
  await shop.visit('/personal/')
  await expect(page.getByText('Что-то пошло не так')).toBeVisible()
  await page.getByRole('button', { name: 'Написать' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectHostUnharmed(page)
})

test('on a page that reads from the right the cabinet reads from the left, before React too', async ({
  page,
  shop,
}) => {
  await noteReady(page)
  const release = await holdReact(page)
  await makeHostile(page, {
    change: (html) => html.replace('<html lang="ru">', '<html lang="ar" dir="rtl">'),
  })
  await shop.visit('/personal/')
  const isRussian = () => greeting(page).evaluate((it) => it.matches(':lang(ru):dir(ltr)'))
  expect(await isRussian()).toBe(true)
  release()
  await isReady(page)
  expect(await isRussian()).toBe(true)
})
