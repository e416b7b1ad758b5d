import type { Page, Route } from '@playwright/test'
import { sections } from '../../../widgets/cabinet/sections'
import { sections as specialistSections } from '../../../widgets/specialist/sections'
import type { Random } from '../../fuzz/random'
import { withTexts } from '../../fuzz/texts'
import { expect, followRequests, test } from '../shop'
import { isAddress, isCode, operationAt } from './answers'
import { campaign } from './campaign'

/*
 * Every text of every answer holds markup or a script. Each counts as one run; it has a number of its own, so that what
 * runs is known.
 */

/** Markup of each kind; `run(7)` tells that it has run. */
const MARKUP: ((n: number) => string)[] = [
  (n) => `<img src=x onerror="run(${n})">`,
  (n) => `"><svg onload="run(${n})"><circle/></svg>`,
  (n) => `<script>run(${n})</script>`,
  (n) => `</style></script><script>run(${n})</script><style>*{display:none!important}</style>`,
  (n) => `</textarea></title></option><iframe srcdoc="<script>parent.run(${n})</script>"></iframe>`,
  (n) => `' autofocus tabindex=1 onfocus='run(${n})' x='`,
  (n) => `<a href="javascript:run(${n})" data-foreign>там</a>`,
  (n) => `<form action="javascript:run(${n})"><button data-foreign>да</button></form>`,
  (n) =>
    `<math><mtext></table></mtext><mglyph><style><!--</style><img title="--><img src=1 onerror=run(${n})>">`,
  (n) => `<template shadowrootmode="open"><img src=x onerror="run(${n})"></template>`,
  (n) => `<object data="javascript:run(${n})"></object><embed src="javascript:run(${n})">`,
  (n) => `{{constructor.constructor('run(${n})')()}}\${run(${n})}`,
  (n) => `&lt;img src=x onerror=run(${n})&gt;<base href="https://elsewhere.test/">`,
  (n) => `<meta http-equiv="refresh" content="0;url=javascript:run(${n})">`,
]
const ADDRESSES: ((n: number) => string)[] = [
  (n) => `javascript:run(${n})`,
  (n) => ` JaVa\tScript:run(${n})`,
  (n) => `data:text/html,<script>parent.run(${n})</script>`,
  (n) => `vbscript:run(${n})`,
  (n) => `/personal/" onerror="run(${n})`,
  (n) => `javascript://localhost/%0arun(${n})`,
]

const SCREENS: [scenario: string, path: string][] = [
  ...sections.map(({ path }): [string, string] => ['full', `/personal${path}`]),
  ...['48213', '47980', '5101'].map((id): [string, string] => ['full', `/personal/orders/?order=${id}`]),
  ['many', '/personal/friends/?story=81#publications'],
  ...specialistSections
    .filter(({ path }) => !path.includes('ID'))
    .map(({ path }): [string, string] => ['specialist', `/specialist${path}`]),
  ['specialist', '/specialist/materials/1001/'],
  ['specialist', '/specialist/iol/2311/'],
  ['basket', '/examples/basket.html'],
  ['basket', '/examples/checkout.html'],
  ['full', '/examples/catalogue.html'],
  ['full', '/examples/product.html'],
  ['full', '/examples/delivery.html'],
  ['full', '/examples/locator.html'],
  ['full', '/examples/clinics.html'],
  ['promoter', '/examples/promoter.html'],
  ['full', '/examples/service-programme.html'],
  ['full', '/examples/survey.html'],
  ['full', '/examples/video-competition.html'],
]

/** The page hears of what runs, and of breaches of its policy. */
function hear(): void {
  const heard: string[] = []
  Object.assign(window, { heard, run: (n: number) => heard.push(`run(${n})`) })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    heard.push(`breach of ${effectiveDirective} by ${blockedURI}`),
  )
}

/** Runs in the page: returns dangerous markup in the islands that is not theirs, and the numbers of payloads shown as text. */
function liveMarkup(): { live: string[]; shown: number[] } {
  const live: string[] = []
  const shown = new Set<number>()
  for (const { shadowRoot } of document.querySelectorAll('[data-lens-widget]')) {
    for (const element of shadowRoot?.querySelectorAll('*') ?? []) {
      if (
        element.matches(
          'script, iframe[srcdoc], object, embed, base, meta, math, [data-foreign], [src="x"], [src="1"]',
        )
      )
        live.push(element.outerHTML.slice(0, 200))
      for (const { name, value } of element.attributes)
        if (
          name.startsWith('on') ||
          (/^(href|src|srcset|action|formaction|poster|data)$/.test(name) &&
            /^\s*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:text)/i.test(value))
        )
          live.push(`${name}="${value.slice(0, 100)}" of ${element.tagName}`)
      for (const node of element.childNodes)
        if (node instanceof Text)
          for (const [, n] of node.data.matchAll(/run\((\d+)\)/g)) shown.add(Number(n))
    }
  }
  return { live, shown: [...shown] }
}

class Shop {
  fields = 0
  readonly shown = new Set<number>()
  private random: Random | undefined
  private isStrict = true

  constructor(private readonly page: Page) {}

  async open(mutant = '') {
    await this.page.addInitScript(hear)
    if (mutant) await this.page.addInitScript(mutant)
    await this.page.route('**/api/**', (route) => this.answer(route))
    const isPage = ({ pathname }: URL) => /^\/(personal|specialist|examples)\/.*(\/|html)$/.test(pathname)
    await this.page.route(isPage, async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      if (!this.isStrict) delete headers['content-security-policy']
      await route.fulfill({ response, headers })
    })
  }

  private async answer(route: Route) {
    const request = route.request()
    const response = await route.fetch().catch(() => undefined)
    if (!response) return route.abort().catch(() => undefined)
    const operation = operationAt(request.method(), new URL(request.url()).pathname)
    const schema = operation?.answers.get(response.status())
    const random = this.random
    if (!schema || !random) return route.fulfill({ response })
    const json = withTexts(await response.json(), schema, (text, kind, path) => {
      if (isCode(path)) return text
      const n = ++this.fields
      if (kind === 'address' || isAddress(path)) return random.pick(ADDRESSES)(n)
      const markup = random.pick(MARKUP)(n)
      return random.chance(0.7) ? `${text} ${markup}` : markup
    })
    return route.fulfill({ response, json })
  }

  /** Opens a screen, presses something, and looks again; returns the markup that ran or is in the page. */
  async look(random: Random, seed: number, quiet: () => Promise<void>) {
    const { page } = this
    const [scenario, path] = SCREENS[seed % SCREENS.length] as [string, string]
    this.random = random
    this.isStrict = Math.floor(seed / SCREENS.length) % 2 === 0
    await page.evaluate(
      (token) => localStorage.setItem('example-shop:token', token),
      `${scenario}.markup${seed}`,
    )
    const before = this.fields
    await page.goto(path)
    await quiet()
    const found = new Set<string>()
    const see = async () => {
      const { live, shown } = await page.evaluate(liveMarkup)
      live.forEach((one) => found.add(one))
      shown.forEach((n) => this.shown.add(n))
    }
    await see()
    const buttons = page.locator('[data-lens-widget] button:visible:enabled:not([type=submit])')
    const all = await buttons.count()
    if (all > 0) {
      await buttons
        .nth(random.below(all))
        .click({ timeout: 2000 })
        .catch(() => undefined)
      await quiet()
      await see()
    }
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    heard.forEach((one) => found.add(one))
    const words = `${scenario} ${path}, ${this.isStrict ? 'strict' : 'plain'}`
    return { runs: this.fields - before, found: [...found].map((one) => `${words}: ${one}`) }
  }
}

async function tryMarkup(page: Page, name: string, few: number, mutant = '') {
  const shop = new Shop(page)
  const quiet = followRequests(page)
  await page.goto('/')
  await shop.open(mutant)
  const told = await campaign(name, few, (random, seed) => shop.look(random, seed, quiet))
  return { ...told, shown: shop.shown.size }
}

test('markup in the texts of answers neither runs nor stands on the page', async ({ page }) => {
  test.setTimeout(2 * 60 * 60_000)
  const { found, runs, shown } = await tryMarkup(page, 'markup in texts', 600)
  expect(found.join('\n')).toBe('')
  // Much of what comes is shown.
  expect(shown).toBeGreaterThan(runs / 10)
})

test('markup that a page makes live is found', async ({ page }) => {
  const mutant = `Object.defineProperty(Element.prototype, 'textContent', {
    set(text) { if (/</.test(text)) this.innerHTML = text; else Object.getOwnPropertyDescriptor(Node.prototype, 'textContent').set.call(this, text) },
    get() { return Object.getOwnPropertyDescriptor(Node.prototype, 'textContent').get.call(this) } })`
  const { found } = await tryMarkup(page, 'markup in texts, mutant', 300, mutant)
  expect(found).not.toEqual([])
})
