import { existsSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../shop'

export interface HostilePage {
  /** A classic script that is the first one of the page. */
  before?: string
  /** A classic script after the page's configuration and before the loader's tag. */
  after?: string
  /** HTML at the start of `body`. */
  body?: string
  /** The page's style sheet. */
  css?: string
  /** The last change to the page's HTML. */
  change?: (html: string) => string
  /** Old libraries need `eval` and do not support Trusted Types. */
  isOld?: boolean
}

/** Returns the file of a Debian package that `scripts/debian.mjs` installs. */
export function library(path: string): string | undefined {
  const file = `/usr/share/javascript/${path}`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Watches what belongs to the page: its button and globals. It uses loops only, because the page may break array methods. */
const WITNESS = `(function () {
  'use strict'
  var names = Object.getOwnPropertyNames, describe = Object.getOwnPropertyDescriptor
  function look() {
    var seen = {}, holders = { window: window }, globals = ['Array', 'Object', 'Function', 'String', 'Number', 'JSON', 'Promise',
      'Map', 'Set', 'Date', 'RegExp', 'Node', 'Element', 'HTMLElement', 'Document', 'Event', 'EventTarget', 'Storage']
    for (var i = 0; i < globals.length; i++) {
      holders[globals[i]] = window[globals[i]]
      holders[globals[i] + '.prototype'] = window[globals[i]].prototype
    }
    for (var holder in holders) {
      if (!holders[holder]) continue
      var keys = names(holders[holder])
      for (var k = 0; k < keys.length; k++) {
        var found = describe(holders[holder], keys[k])
        if (found) seen[holder + '.' + keys[k]] = found.get || found.value
      }
    }
    return seen
  }
  // What changes by itself, and what the page and the test's driver do themselves.
  var living = /^window\\.(lensWidgets|pageConfig|event|name|length|\\d+|scroll[XY]|page[XY]Offset|status|__.*|witness|ym.*)$/
  var before = look()
  window.witness = {
    pressed: 0,
    changes: function () {
      var now = look(), changed = []
      for (var key in now) if (before[key] !== now[key] && !living.test(key) && typeof now[key] !== 'number') changed[changed.length] = key
      return '' + changed
    }
  }
  document.addEventListener('click', function (event) {
    if (event.target.id === 'host-button') window.witness.pressed += 1
  })
})()`

/** Serves the pages of the shop as a hostile CMS would write them. */
export async function makeHostile(page: Page, hostile: HostilePage): Promise<void> {
  const scripts = { before: hostile.before ?? '', after: `${hostile.after ?? ''};${WITNESS}` }
  for (const [name, body] of Object.entries(scripts)) {
    await page.route(`**/shop/hostile-${name}.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript; charset=utf-8', body }),
    )
  }
  if (hostile.css !== undefined) {
    const body = hostile.css
    await page.route('**/shop.css', (route) => route.fulfill({ contentType: 'text/css', body }))
  }
  await page.route(
    (url) => /^\/(personal\/|specialist\/|examples\/\w+\.html)/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      // The sandbox panel is not part of the product and does not support hostile pages.
      const html = (await response.text())
        .replace(/<script[^>]*panel\.js"><\/script>/, '')
        .replace('<head>', '<head><script src="/shop/hostile-before.js"></script>')
        .replace('<script type="module"', '<script src="/shop/hostile-after.js"></script>$&')
        .replace('<body>', `<body>${hostile.body ?? ''}<button id="host-button">Кнопка магазина</button>`)
      const headers = response.headers()
      if (hostile.isOld) delete headers['content-security-policy']
      await route.fulfill({ response, headers, body: hostile.change?.(html) ?? html })
    },
  )
}

interface Witness {
  witness: { pressed: number; changes: () => string }
}

/** Expects that the page's button and globals are unchanged. */
export async function expectHostUnharmed(page: Page): Promise<void> {
  await page.locator('#host-button').dispatchEvent('click')
  expect(await page.evaluate(() => (window as unknown as Witness).witness.pressed)).toBeGreaterThan(0)
  expect(await page.evaluate(() => (window as unknown as Witness).witness.changes())).toBe('')
}

/** Expects that the cabinet works: the greeting, the order of the account, a form that validates. */
export async function expectCabinetWorks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Заказ № 48213' })).toBeVisible()
  await page.getByRole('link', { name: 'Мои данные' }).first().click()
  const name = page.getByRole('textbox', { name: /^Имя$/ })
  await expect(name).toHaveValue('Анна')
  const sent: string[] = []
  const onRequest = (request: { method: () => string; postData: () => string | null }) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  }
  page.on('request', onRequest)
  await name.fill('')
  await name.press('Enter')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await name.fill('Мария')
  await name.press('Enter')
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  expect(sent).toHaveLength(1)
  page.off('request', onRequest)
}

const ISLANDS = [
  ...['promoter', 'service-programme', 'survey" data-survey="lenses', 'video-competition'],
  ...['osdi-6', 'cldeq-8', 'lens-calculator', 'cataract-simulator'],
]

/** Puts the islands of promotion, and the tools, into the page of the survey. */
export const withIslands = (html: string): string =>
  html.replace(
    /<div data-lens-widget="survey".*?<\/div>/s,
    ISLANDS.map((name) => `<div data-lens-widget="${name}"></div>`).join(''),
  )

/** Expects that each of these islands does its work. */
export async function expectIslandsWork(page: Page): Promise<void> {
  const island = (name: string) => page.locator(`[data-lens-widget=${name}]`)
  /** After scrolling, a button may be where another has just been pressed, so the pointer moves away in between. */
  const press = async (button: Locator) => {
    await page.mouse.move(1, 1)
    await button.click()
  }
  const [promoter, service, survey] = [island('promoter'), island('service-programme'), island('survey')]
  await press(promoter.getByRole('button', { name: /^Записаться/ }).first())
  await expect(promoter.getByRole('button', { name: 'В календарь' })).toBeVisible()
  await service.getByRole('radio', { name: /^Вопрос по раствору/ }).press(' ')
  await service.getByRole('group', { name: 'Оптика' }).getByRole('radio').first().press(' ')
  await service.getByRole('checkbox', { name: /Согласен/ }).press(' ')
  await press(service.getByRole('button', { name: 'Получить код' }))
  await expect(service.getByLabel('Код', { exact: true })).toBeFocused()
  await survey.getByRole('radio', { name: 'Не ношу' }).press(' ')
  await press(survey.getByRole('button', { name: 'Далее' }))
  await expect(survey.getByRole('heading', { name: 'О магазине' })).toBeFocused()
  const video = island('video-competition').getByRole('listitem').first()
  await video.getByRole('radio', { name: '5 из 5' }).press(' ')
  await expect(video.getByRole('group', { name: 'Ваша оценка: 5 из 5' })).toBeVisible()
  await island('lens-calculator').getByRole('textbox', { name: 'Сфера, D' }).fill('-5,50')
  await expect(island('lens-calculator').locator('[data-result=order-sphere]')).toHaveText('−5,25\u00a0D')
  for (const name of ['osdi-6', 'cldeq-8']) {
    await press(island(name).getByRole('button', { name: 'Показать результат' }))
    await expect(island(name).getByText('Ответьте на вопрос')).toBeVisible()
  }
  await island('cataract-simulator').getByRole('slider', { name: 'Выраженность' }).press('End')
  await expect(island('cataract-simulator').getByRole('img', { name: /выраженность 100/ })).toBeVisible()
}

/** Expects that a request for a lens can be written and saved. */
export async function expectRequestWorks(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Код пациента' }).fill('К-9001')
  await page.getByRole('textbox', { name: 'K1, D' }).first().fill('43')
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page).toHaveURL(/\/specialist\/iol\/\d+\/$/)
  await expect(page.getByText('43,00 D')).toBeVisible()
}
