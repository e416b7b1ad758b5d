import type { Page } from '@playwright/test'
import { sections } from '../../../widgets/cabinet/sections'
import type { Random } from '../../fuzz/random'
import { withTexts } from '../../fuzz/texts'
import { drawn, expect, test } from '../shop'
import { savesData } from '../faults/oldBuild'
import { isAddress, isCode, operationAt } from './answers'
import { campaign } from './campaign'
import { intercept, withoutPictures, type Asked } from './intercept'
import { settled } from './settled'

/*
 * Customers follow one another in one tab. All answers for a customer, and all that they type, contain a mark: if
 * another customer's mark is visible, data have leaked.
 */

const markOf = (who: number) => `Знак${who}знак`

interface Watch {
  who: number
  sights: string[]
  look: () => void
}

/** Runs in the page: watches everything that is rendered, shadow roots included, and searches page and storage on request. */
function watch(): void {
  const known = Number(localStorage.getItem('who') ?? 1)
  const state: Watch = { who: known, sights: [], look }
  Object.assign(window, { watch: state })
  const roots: (Document | ShadowRoot)[] = []
  const judge = (place: string, text: string | null) => {
    for (const [mark, who] of text?.matchAll(/Знак(\d+)знак/g) ?? [])
      if (Number(who) !== state.who) state.sights.push(`${mark} in ${place} of ${location.pathname}`)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'characterData') judge('a text', target.nodeValue)
      if (type === 'attributes')
        judge(`${attributeName}`, (target as Element).getAttribute(attributeName ?? ''))
      for (const node of addedNodes) if (node.isConnected) judge('a new text', node.textContent)
    }
  })
  const follow = (root: Document | ShadowRoot) => {
    roots.push(root)
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  }
  follow(document)
  const { value: own } = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow') as {
    value: (this: Element, options: ShadowRootInit) => ShadowRoot
  }
  Element.prototype.attachShadow = function (options) {
    const root = own.call(this, options)
    follow(root)
    return root
  }
  function look() {
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) judge(name, value)
        for (const node of element.childNodes) if (node instanceof Text) judge('a text', node.data)
        if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
          judge('a field', element.value)
      }
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(storage)) judge(key, `${key} ${value}`)
    judge('the state of the history', JSON.stringify(history.state))
  }
}

const PATHS = sections.map(({ path }) => `/personal${path}`)
const STEPS = ['switch', 'switch', 'load', 'load', 'section', 'back', 'forward', 'type', 'slow'] as const

class Tab {
  /** The current customer's number; the next customer has the next number. */
  private who = 1
  private readonly held: (() => void)[] = []
  private isSlow = false

  constructor(
    private readonly page: Page,
    private readonly quiet: () => Promise<void>,
    private readonly seed: number,
    /** Whether the page knows the token; otherwise it is in a cookie, invisible to scripts. */
    private readonly knowsToken: boolean,
  ) {}

  private get token() {
    return `full.next${this.seed}x${this.who}`
  }

  /** Sends the token with each request, even if the page does not know it: then it stands for a cookie. */
  readonly headersOf = ({ headers }: Asked) =>
    this.knowsToken ? headers : { ...headers, 'x-auth-token': this.token }

  readonly answer = async ({ method, path, headers }: Asked, status: number, body: string) => {
    const [, sent = String(this.who)] = /x(\d+)$/.exec(headers['x-auth-token'] ?? '') ?? []
    const schema = operationAt(method, path)?.answers.get(status)
    if (this.isSlow) await new Promise<void>((resolve) => this.held.push(resolve))
    if (!schema) return body
    const json = withTexts(JSON.parse(body), schema, (text, kind, place) =>
      kind === 'address' || isAddress(place) || isCode(place) || /phone|number|fias/.test(place)
        ? text
        : `${text} ${markOf(Number(sent))}`,
    ) as { data?: { id?: number; consumer?: { id: number } | null } | null }
    // The sandbox has the same account for all customers of a scenario, so each gets an id of its own.
    if (json.data?.consumer) json.data.consumer.id = 10_000 + Number(sent)
    if (operationAt(method, path)?.id === 'getConsumerInfo' && json.data) json.data.id = 10_000 + Number(sent)
    return JSON.stringify(json)
  }

  async enter(): Promise<void> {
    await this.page.evaluate(
      ([token = '', who = '']) => {
        localStorage.setItem('example-shop:token', token)
        localStorage.setItem('who', who)
        const { watch } = window as unknown as { watch?: Watch }
        if (watch) watch.who = Number(who)
      },
      [this.knowsToken ? this.token : '', String(this.who)],
    )
  }

  private async settle() {
    if (this.isSlow) return this.page.evaluate(drawn)
    return this.quiet()
  }

  async step(random: Random): Promise<string> {
    const { page } = this
    const wasSlow = this.isSlow
    const name = random.pick(STEPS)
    if (name === 'slow') this.isSlow = true
    if (name === 'switch' || name === 'load') {
      this.who += random.chance(0.7) ? 1 : 0
      await this.enter()
      // Only the next load tells a page that a cookie has changed.
      if (name === 'load' || !this.knowsToken) await page.goto(random.pick(PATHS), { waitUntil: 'commit' })
      else
        await page.evaluate(
          (type) => window.dispatchEvent(new Event(type)),
          random.pick(['focus', 'popstate']),
        )
    }
    if (name === 'section') await press(page.locator('[data-lens-widget=cabinet] nav a:visible'), random)
    if (name === 'back') await page.goBack({ waitUntil: 'commit' })
    // The history has no page before the first one of the shop.
    if (page.url() === 'about:blank') await page.goForward({ waitUntil: 'commit' })
    if (name === 'forward') await page.goForward({ waitUntil: 'commit' })
    if (name === 'type') {
      const fields = page.locator(
        '[data-lens-widget] :is(textarea, input:not([type])):visible, input[type=text]:visible',
      )
      const count = await fields.count()
      if (count > 0)
        await fields
          .nth(random.below(count))
          .fill(markOf(this.who), { timeout: 2000 })
          .catch(() => undefined)
    }
    await this.settle()
    if (wasSlow) {
      this.isSlow = false
      this.held.splice(0).forEach((release) => release())
      await this.quiet()
    }
    return `${name} as ${this.who}`
  }

  async sights(): Promise<string[]> {
    if (this.isSlow) return []
    return this.page.evaluate(() => {
      const { watch } = window as unknown as { watch: Watch }
      watch.look()
      return [...new Set(watch.sights)]
    })
  }
}

async function press(links: ReturnType<Page['locator']>, random: Random) {
  const count = await links.count()
  if (count > 0)
    await links
      .nth(random.below(count))
      .click({ timeout: 2000 })
      .catch(() => undefined)
}

/** Runs one tab with its customers; the seed alone decides what they do. */
async function follow(page: Page, quiet: () => Promise<void>, random: Random, seed: number) {
  const knowsToken = random.chance(0.5)
  const tab = new Tab(page, quiet, seed, knowsToken)
  const end = await intercept(page, '*/api/*', tab)
  await page.goto('/shop/favicon.svg', { waitUntil: 'commit' })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await tab.enter()
  await page.goto(random.pick(PATHS))
  await quiet()
  try {
    return { found: await goThrough(tab, random, knowsToken) }
  } finally {
    await end()
  }
}

async function goThrough(tab: Tab, random: Random, knowsToken: boolean): Promise<string[]> {
  const steps: string[] = []
  for (let left = 4 + random.below(4); left > 0; left--) {
    steps.push(await tab.step(random))
    const sights = await tab.sights()
    if (sights.length > 0)
      return [`${knowsToken ? 'token' : 'cookie'}, ${steps.join('; ')}: ${sights.slice(0, 3).join('; ')}`]
  }
  return []
}

test('no customer sees anything of the one before in the same tab', async ({ page }) => {
  test.setTimeout(3 * 60 * 60_000)
  const quiet = settled(page)
  await withoutPictures(page)
  await savesData(page)
  await page.addInitScript(watch)
  const { found } = await campaign('next customer', 2, (random, seed) => follow(page, quiet, random, seed))
  expect(found.join('\n')).toBe('')
})

test('what a page shows of the customer before is noticed', async ({ page }) => {
  const quiet = settled(page)
  await page.addInitScript(watch)
  await page.goto('/')
  const tab = new Tab(page, quiet, 0, true)
  await intercept(page, '*/api/*', tab)
  await tab.enter()
  await page.goto('/personal/profile/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await quiet()
  await expect(page.getByText(markOf(1)).first()).toBeVisible()
  expect(await tab.sights()).toEqual([])
  // Another customer is there, but the page still has the token of the previous one.
  await page.evaluate(() => {
    ;(window as unknown as { watch: Watch }).watch.who = 2
    window.dispatchEvent(new Event('focus'))
  })
  expect((await tab.sights()).join()).toContain(markOf(1))
})
