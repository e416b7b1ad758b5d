import type { Fetch } from './ask'
import { ISLANDS } from './islands'
import { reasonOf } from './reasonOf'
import type { Finding } from './report'

/* A page of the shop that has widgets: what of it would keep them from working, or give them to others. */

const fault = (text: string): Finding => ({ text: `page: ${text}`, isAdvice: false })
const barrier = (text: string): Finding => ({ ...fault(text), isBarrier: true })

/** A section of each cabinet that a customer may open by its URL. */
const SECTIONS: Record<string, string> = { cabinet: 'orders/', specialist: 'profile/' }

interface Page {
  url: URL
  headers: Headers
  html: string
}

async function pageAt(fetch: Fetch, url: URL): Promise<Page | string> {
  try {
    const response = await fetch(url.href, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(15_000),
    })
    const { status, headers } = response
    if (status !== 200) return `HTTP ${status}`
    const type = headers.get('Content-Type') ?? 'none'
    return type.startsWith('text/html')
      ? { url, headers, html: (await response.text()).replace(/<!--[^]*?-->/g, '') }
      : `no HTML, but ${type.slice(0, 60)}`
  } catch (error) {
    return reasonOf(error)
  }
}

const containersIn = (html: string) =>
  [...html.matchAll(/\bdata-lens-widget=["']?([\w-]+)/g)].map(([, name = '']) => name)

/** What the editor may have mistyped: a name, or an end that HTML does not know. */
function containerFindings({ html }: Page): Finding[] {
  const names = containersIn(html)
  const unended = [...html.matchAll(/<[^>]*\bdata-lens-widget=["']?([\w-]+)[^>]*\/>/g)]
  return [
    ...(names.length > 0 ? [] : [fault('has no container: data-lens-widget="…"')]),
    ...names.filter((name) => !ISLANDS.has(name)).map((name) => fault(`"${name}" is the name of no widget`)),
    ...unended.map(([, name = '']) =>
      fault(`the container of "${name}" ends with "/>": HTML takes what follows for its content`),
    ),
  ]
}

const blocksIn = (html: string) =>
  [...html.matchAll(/<script[^>]*\bdata-lens-config\b[^>]*>([^]*?)<\/script>/gi)].map(([, json = '']) => json)

const hasToken = (text: string) => /["']?\btoken["']?\s*:\s*["'][^"']/.test(text)

function configurationFindings({ headers, html }: Page): Finding[] {
  const withToken = blocksIn(html).filter(hasToken)
  const isKept = !/\b(no-store|private)\b/i.test(headers.get('Cache-Control') ?? '')
  return [
    ...(hasToken(html) && isKept
      ? [
          {
            ...fault('prints a token, and Cache-Control does not say private, no-store'),
            isExposure: true as const,
          },
        ]
      : []),
    ...(/\b(const|let)\s+pageConfig\b/.test(html)
      ? [fault('declares pageConfig by const or let, which is not window.pageConfig')]
      : []),
    ...(withToken.length > 1
      ? [fault(`has ${withToken.length} blocks of configuration with a token: one counts`)]
      : []),
  ]
}

/** Returns the sources that a directive of the policy allows; undefined if it has no such directive. */
function sourcesOf({ headers }: Page, name: string): string[] | undefined {
  const directives = (headers.get('Content-Security-Policy') ?? '')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
  const [, ...sources] =
    directives.find(([own]) => own === name) ?? directives.find(([own]) => own === 'default-src') ?? []
  return directives.some(([own]) => own === name || own === 'default-src') ? sources : undefined
}

function policyFinding(page: Page, name: string, address: URL): Finding[] {
  const sources = sourcesOf(page, name)
  if (sources === undefined) return []
  const isLet = sources.some(
    (source) =>
      source === '*' ||
      source === address.protocol ||
      source === "'strict-dynamic'" ||
      source.includes(address.host) ||
      (source === "'self'" && address.origin === page.url.origin),
  )
  return isLet ? [] : [barrier(`the policy's ${name} does not let ${address.origin} in`)]
}

async function fileAt(fetch: Fetch, { href }: URL): Promise<Response | undefined> {
  try {
    return await fetch(href, { signal: AbortSignal.timeout(15_000) })
  } catch {
    return undefined
  }
}

async function loaderFindings(fetch: Fetch, page: Page): Promise<Finding[]> {
  const tags = [...page.html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]*\/loader\.js[^"'\s>]*)[^>]*>/gi)]
  const [first] = tags
  const source = first?.[1] ?? ''
  if (!first || !URL.canParse(source, page.url)) return [barrier('has no script tag of loader.js')]
  const loader = new URL(source, page.url)
  const response = await fileAt(fetch, loader)
  const isScript = /javascript/.test(response?.headers.get('Content-Type') ?? '')
  return [
    ...(/\btype=["']?module/i.test(first[0]) ? [] : [barrier('the tag of loader.js lacks type="module"')]),
    ...(response?.status === 200 && isScript ? [] : [barrier(`${loader.href} is no script`)]),
    ...(/immutable/.test(response?.headers.get('Cache-Control') ?? '')
      ? [fault('loader.js is kept for ever: a new build would not be seen')]
      : []),
    ...policyFinding(page, 'script-src', loader),
  ]
}

/** Returns the position of the first match; Infinity without a match, as if it came after everything else. */
const placeOf = (html: string, pattern: RegExp) => {
  const place = html.search(pattern)
  return place < 0 ? Infinity : place
}

/** The wrong order is only advice: the page works, but later than it could. */
function orderFindings({ html }: Page): Finding[] {
  const advice = (text: string): Finding => ({ ...fault(text), isAdvice: true })
  const snippet = placeOf(html, /Symbol\.for\(["'`]lens-widgets["'`]\)/)
  const configuration = placeOf(html, /<script[^>]*\bdata-lens-config\b|\bpageConfig\s*=/)
  const sheet = placeOf(html, /<link\b[^>]*\brel=["']?stylesheet/i)
  const loader = placeOf(html, /<script\b[^>]*\/loader\.js/i)
  const [hint] = html.match(/<link\b[^>]*\bmodulepreload\b[^>]*>/i) ?? []
  const hasSnippet = snippet < Infinity
  return [
    ...(hasSnippet && configuration < Infinity && configuration > snippet
      ? [advice("the snippet stands before the configuration: it asks without the customer's token")]
      : []),
    ...(hasSnippet && sheet < snippet
      ? [advice('a style sheet stands before the snippet, which waits for it')]
      : []),
    ...(hint !== undefined && !hasSnippet ? [advice('has preload hints without the snippet')] : []),
    ...(hint !== undefined && html.indexOf(hint) < loader
      ? [advice("preload hints stand before the loader's tag")]
      : []),
    ...(hint !== undefined && !/\bfetchpriority=["']?low/i.test(hint)
      ? [advice('preload hints lack fetchpriority="low": the answers wait behind the scripts')]
      : []),
  ]
}

async function deepLinkFindings(fetch: Fetch, page: Page): Promise<Finding[]> {
  const name = containersIn(page.html).find((each) => each in SECTIONS)
  if (name === undefined) return []
  const below = new URL(SECTIONS[name] ?? '', page.url.href.replace(/[?#].*$/, '').replace(/\/?$/, '/'))
  const answer = await pageAt(fetch, below)
  const isSame = typeof answer === 'object' && containersIn(answer.html).includes(name)
  return isSame ? [] : [fault(`${below.pathname} is not answered by the page of '${name}'`)]
}

/** @param api the URL of the API */
export async function pageFindings(fetch: Fetch, address: string, api: string): Promise<Finding[]> {
  const page = await pageAt(fetch, new URL(address))
  if (typeof page === 'string') return [barrier(`${address}: ${page}`)]
  return [
    ...configurationFindings(page),
    ...orderFindings(page),
    ...containerFindings(page),
    ...(await loaderFindings(fetch, page)),
    ...policyFinding(page, 'connect-src', new URL(api)),
    ...(await deepLinkFindings(fetch, page)),
  ]
}
