import type { CDPSession, Page } from '@playwright/test'
import type { Random } from '../../fuzz/random'
import type { HostilePage } from '../hostile/page'
import { libraries } from '../hostile/libraries'
import { expectHostUnharmed, makeHostile } from '../hostile/page'
import { expect, test, type Shop } from '../shop'
import { campaign } from './campaign'

/*
 * Pages whose elements have the names that scripts look up, each page with one of twenty libraries: every island mounts
 * or keeps its fallback, no style leaks, and the page itself still works.
 */

const OWN = [
  ...[
    'lensWidgets',
    'pageConfig',
    'ym',
    'apiUrl',
    'token',
    'profileUrl',
    'csrfToken',
    'shopUrls',
    'React',
    'root',
  ],
  ...[
    'lens-widgets',
    'cabinet',
    'basket',
    'catalogue',
    'product',
    'feedback',
    'login',
    'locator',
    'survey',
    'promoter',
  ],
  ...[
    'parentNode',
    'children',
    'attributes',
    'nodeName',
    'tagName',
    'ownerDocument',
    'shadowRoot',
    'getAttribute',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'then',
    'default',
    'exports',
    'define',
  ],
  // Names that stop React.
  ...[
    'createElement',
    'createElementNS',
    'createTextNode',
    'defaultView',
    'addEventListener',
    'querySelectorAll',
  ],
]
const KINDS = ['form', 'img', 'iframe', 'object', 'field', 'global'] as const

/** The islands on each page; a container keeps its fallback text if its island does not mount. */
const ISLANDS = ['catalogue', 'basket', 'locator', 'survey" data-survey="repeat', 'osdi-6', 'lens-calculator']
const FALLBACK = 'Пока не открылось'
const withContainers = (names: readonly string[]) => (html: string) =>
  html.replace(
    /<main[^]*<\/main>/,
    `<main><h1>Магазин</h1><p>Текст <a href="/">магазина</a></p><label>Поиск <input value="a"></label><ul><li>Раз</ul>
      ${names.map((name) => `<div data-lens-widget="${name}"><p>${FALLBACK}</p></div>`).join('')}</main>`,
  )

interface Named {
  kind: (typeof KINDS)[number]
  name: string
}

const inHtml = ({ kind, name }: Named): string => {
  if (kind === 'global') return ''
  if (kind === 'field') return `<form id="${name}"><input name="${name}"><input name="parentNode"></form>`
  const end = kind === 'img' ? '' : `</${kind}>`
  return `<${kind} name="${name}" id="${name}"${kind === 'img' ? ' alt=""' : ''} hidden>${end}`
}
const inWords = ({ kind, name }: Named) => `${kind} ${name}`

/** Returns a script that defines the names as global variables, unless the browser has them. */
const asGlobals = (named: readonly Named[]) =>
  named
    .filter(({ kind }) => kind === 'global')
    .map(({ name }) => `try { if (!('${name}' in window)) window['${name}'] = 'theirs' } catch (error) {}`)
    .join(';')

/**
 * Returns what a customer sees in each container, and the styles of the page's own elements and of an island. It runs in an
 * isolated world with intact built-ins, and calls methods of prototypes: the page may have clobbered those of `document`.
 */
const LOOK = `(() => {
  const all = (holder, rule) => [...Object.getPrototypeOf(ShadowRoot.prototype).querySelectorAll.call(holder, rule)]
  const everything = Document.prototype.querySelectorAll.call(document, '*')
  const STYLES = ['color', 'font-size', 'font-family', 'font-weight', 'line-height', 'letter-spacing', 'text-transform', 'display',
    'margin-left', 'padding-left', 'border-top-width', 'background-color', 'box-sizing', 'list-style-type', 'visibility', 'opacity']
  const looks = (element) => {
    const style = getComputedStyle(element)
    return element.localName + ' ' + STYLES.map((name) => name + ' ' + style.getPropertyValue(name)).join('; ')
  }
  const states = {}, host = [], inside = []
  for (const element of everything) {
    const name = Element.prototype.getAttribute.call(element, 'data-lens-widget')
    if (name === null) {
      if (Element.prototype.closest.call(element, 'main') && !Element.prototype.closest.call(element, '[data-lens-widget]')) host.push(looks(element))
      continue
    }
    const root = element.shadowRoot
    const shown = root ? all(root, '*').filter((one) => one.localName !== 'style' && one.getClientRects().length > 0) : []
    const text = shown.map((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue).join('')).join(' ').trim()
    const isWaiting = shown.some((one) => one.classList.contains('bone') || one.getAttribute('aria-busy') === 'true')
    const isFallback = [...element.childNodes].some((one) => one.nodeType === 1 && one.getClientRects().length > 0)
    states[name] = isFallback ? 'fallback' : text === '' ? 'dead' : isWaiting ? 'waiting' : /Что-то пошло не так/.test(text) ? 'failed' : 'mounted'
    if (name === 'lens-calculator') inside.push(...shown.map(looks))
  }
  return { states, host, inside }
})()`

interface Looked {
  states: Record<string, string>
  host: string[]
  inside: string[]
}

/** Milliseconds after which a page that does not answer counts as hung in an endless loop. */
const HUNG = 30_000

/** Returns the state of each container; 'hung' for a page that does not answer. */
async function look(client: CDPSession): Promise<Looked> {
  const hung = new Promise<Looked>((resolve) => {
    setTimeout(() => resolve({ states: { page: 'hung' }, host: [], inside: [] }), HUNG).unref()
  })
  return Promise.race([lookAt(client), hung])
}

async function lookAt(client: CDPSession): Promise<Looked> {
  const { frameTree } = await client.send('Page.getFrameTree')
  const { executionContextId: contextId } = await client.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  })
  const { result } = await client.send('Runtime.evaluate', {
    contextId,
    expression: LOOK,
    returnByValue: true,
  })
  return (result.value ?? { states: {}, host: [], inside: [] }) as Looked
}

const isSettled = ({ states }: Looked) =>
  Object.keys(states).length > 0 &&
  Object.values(states).every((state) => state === 'mounted' || state === 'fallback')

/** Opens the page, and looks until every container shows something, `isEnough` is true, or the time is up. */
async function open(
  page: Page,
  shop: Shop,
  hostile: HostilePage,
  isEnough: (looked: Looked) => boolean = isSettled,
): Promise<Looked> {
  const client = await page.context().newCDPSession(page)
  // A file of the same origin, so that no script of the page before runs.
  await page.goto('/shop/favicon.svg')
  await page.unrouteAll()
  await makeHostile(page, { ...hostile, change: withContainers(ISLANDS) })
  // On some of these pages the load never ends.
  await shop.visit('/examples/all.html').catch(() => undefined)
  let looked = await look(client)
  await expect
    .poll(async () => isEnough((looked = await look(client))), { timeout: 15_000 })
    .toBe(true)
    .catch(() => undefined)
  await client.detach()
  return looked
}

const differing = (before: readonly string[], now: readonly string[]) =>
  now.flatMap((words, place) => (words === before[place] ? [] : [`${before[place]} → ${words}`]))

/** Returns the styles of the page without our widgets, and those of an island without the page's styles. */
async function plainLooks(page: Page, shop: Shop, css: string | undefined) {
  const { inside } = await open(page, shop, {})
  await page.unrouteAll()
  await makeHostile(page, {
    ...(css !== undefined && { css }),
    change: (html) =>
      withContainers(ISLANDS)(html).replace(/<script type="module"[^>]*loader[^>]*><\/script>/, ''),
  })
  await shop.visit('/examples/all.html')
  const client = await page.context().newCDPSession(page)
  const { host } = await look(client)
  await client.detach()
  return { inside, host }
}

type Plain = Awaited<ReturnType<typeof plainLooks>>

/** Returns what is wrong with a page: islands that show neither content nor a fallback, and styles that leak. */
async function judge(
  page: Page,
  shop: Shop,
  hostile: HostilePage,
  plain: Plain,
  isEnough?: (looked: Looked) => boolean,
) {
  const { states, host, inside } = await open(page, shop, hostile, isEnough)
  const lost = ISLANDS.map((name) => name.replace(/".*/, ''))
    .filter((name) => states[name] !== 'mounted' && states[name] !== 'fallback')
    .map((name) => `${name} is ${states[name] ?? 'not there'}`)
  const isDrawn = states['lens-calculator'] === 'mounted'
  const crossed = [...differing(plain.host, host), ...(isDrawn ? differing(plain.inside, inside) : [])]
  return [...lost, ...crossed.slice(0, 2).map((words) => `a style crossed: ${words}`)]
}

/** Names that once stopped React and left islands empty, or made the loader climb the page in an endless loop. */
const KNOWN = ['createElement', 'createTextNode', 'defaultView', 'parentNode']

/** The number of clobbered names on each page. */
const AT_ONCE = 5

test('whatever names a page has, beside any of twenty libraries: islands or fallbacks, and no style crosses', async ({
  page,
  shop,
}) => {
  test.setTimeout(60 * 60_000)
  shop.expectErrors(/./)
  // With some names Playwright cannot find anything.
  page.setDefaultTimeout(10_000)
  const [ofDocument, ofWindow] = await page.evaluate(() => {
    const names = (holder: object) => {
      const all: string[] = []
      for (const name in holder) if (!/^on|^[A-Z_]+$/.test(name)) all.push(name)
      return all
    }
    return [names(document), [...names(window), ...Object.getOwnPropertyNames(window)]] as const
  })
  const isOfDocument = new Set([...ofDocument, ...OWN.filter((name) => name in Object.prototype)])
  expect(Object.keys(libraries)).toHaveLength(20)
  const plains = new Map<string | undefined, Plain>()
  const { found } = await campaign('clobbered names', 3 * AT_ONCE, async (random: Random, seed) => {
    const named = [OWN, OWN, ofDocument, ofDocument, ofWindow].map((names) => ({
      name: random.pick(names),
      kind: random.pick(KINDS),
    }))
    const known = KNOWN[seed - 1]
    if (known !== undefined) named.push({ kind: 'img', name: known })
    const [title = '', library = {}] = Object.entries(libraries)[(seed * 7) % 20] ?? []
    const plain = plains.get(library.css) ?? (await plainLooks(page, shop, library.css))
    plains.set(library.css, plain)
    const before = `${asGlobals(named)};${library.before ?? ''}`
    const words = await judge(page, shop, { ...library, before, body: named.map(inHtml).join('') }, plain)
    // If methods of the document are clobbered, neither the page's own scripts nor Playwright work.
    const isWhole = named.every(({ name, kind }) => kind === 'global' || !isOfDocument.has(name))
    if (isWhole)
      await expectHostUnharmed(page).catch((error: unknown) => words.push(`the page: ${String(error)}`))
    return {
      runs: AT_ONCE,
      found: words.map((one) => `${title}, ${named.map(inWords).join(', ')}: ${one}`),
    }
  })
  expect(found.join('\n')).toBe('')
})

test('an island that is drawn and goes, and a style that crosses, are noticed', async ({ page, shop }) => {
  const mutant = `document.addEventListener('lens-widgets:ready', function () {
    var island = document.querySelector('[data-lens-widget=lens-calculator]')
    if (island.shadowRoot) island.shadowRoot.replaceChildren()
    var sheet = new CSSStyleSheet(); sheet.replaceSync('main p { color: red }'); document.adoptedStyleSheets.push(sheet)
  })`
  const plain = await plainLooks(page, shop, undefined)
  // The mutant breaks an island and leaks a style.
  const isDone = ({ host }: Looked) => differing(plain.host, host).length > 0
  const words = (await judge(page, shop, { before: mutant }, plain, isDone)).join()
  expect(words).toContain('lens-calculator is dead')
  expect(words).toContain('a style crossed: p color')
})
