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
      ? {
          url: new URL(response.url || url),
          headers,
          html: (await response.text()).replace(/<!--[^]*?-->/g, ''),
        }
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

/** Returns the scripts that give the widgets their configuration; a page may have tokens of others. */
const configurationsIn = (html: string) =>
  [...html.matchAll(/<script\b[^>]*>[^]*?<\/script>/gi)]
    .map(([script]) => script)
    .filter((script) => isBlock(script) || /\bpageConfig\b/.test(script))

const isBlock = (script: string) => /^<script[^>]*\bdata-lens-config\b/i.test(script)

const hasToken = (script: string) => /(?<![\w-])token["']?\s*[:=]\s*["'][^"']/.test(script)

function configurationFindings({ headers, html }: Page): Finding[] {
  const withToken = configurationsIn(html).filter(hasToken)
  const blocks = withToken.filter(isBlock)
  const isKept = !/\b(no-store|private)\b/i.test(headers.get('Cache-Control') ?? '')
  return [
    ...(withToken.length > 0 && isKept
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
    ...(blocks.length > 1
      ? [fault(`has ${blocks.length} blocks of configuration with a token: one counts`)]
      : []),
  ]
}

/** Returns the sources that each policy allows for the first of these directives that it has, or by default. */
function sourcesOf({ headers }: Page, names: readonly string[]): string[][] {
  const policies = (headers.get('Content-Security-Policy') ?? '').split(',')
  return policies.flatMap((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
    const [found] = [...names, 'default-src'].flatMap((name) => directives.filter(([own]) => own === name))
    return found ? [found.slice(1)] : []
  })
}

/** Without a scheme of its own a source has the page's; the safer one of a scheme is always let in. */
const isScheme = (scheme: string | undefined, page: URL, { protocol }: URL) => {
  const own = scheme === undefined ? page.protocol : `${scheme}:`
  return protocol === own || (own === 'http:' && protocol === 'https:')
}

const USUAL_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }

/** Tells whether a source of a policy lets an address in. Its path is left out: it may be a folder or a file. */
function lets(source: string, page: URL, address: URL): boolean {
  if (source === "'self'") return address.origin === page.origin
  const [, whole] = /^([a-z][\w+.-]*):$/i.exec(source) ?? []
  if (whole !== undefined) return isScheme(whole, page, address)
  const parts = /^(?:([a-z][\w+.-]*):\/\/)?(\*\.)?(\*|[^/:*']+)(?::(\d+|\*))?(?:\/|$)/i.exec(source)
  if (!parts) return false
  const [, scheme, below, host = '', port] = parts
  const usual = USUAL_PORTS[address.protocol] ?? ''
  const isHost = host === '*' || (below ? address.hostname.endsWith(`.${host}`) : address.hostname === host)
  return (
    isHost && isScheme(scheme, page, address) && (port === '*' || (port ?? usual) === (address.port || usual))
  )
}

/** @param keys the nonce and the hashes of a script, in the quotes of a policy */
function policyFinding(page: Page, names: readonly string[], address: URL, keys: string[] = []): Finding[] {
  const isLet = sourcesOf(page, names).every((sources) =>
    sources.some((source) => keys.includes(source) || lets(source, page.url, address)),
  )
  const [name = ''] = names
  return isLet ? [] : [barrier(`the policy's ${name} does not let ${address.origin} in`)]
}

async function fileAt(fetch: Fetch, { href }: URL): Promise<Response | undefined> {
  try {
    return await fetch(href, { signal: AbortSignal.timeout(15_000) })
  } catch {
    return undefined
  }
}

/** Returns what a policy may know a script by: 'strict-dynamic' lets in what such scripts load. */
const keysOf = (tag: string): string[] => [
  "'strict-dynamic'",
  ...[...tag.matchAll(/\bnonce=["']?([^"'\s>]+)/gi)].map(([, nonce = '']) => `'nonce-${nonce}'`),
  ...[...tag.matchAll(/\bintegrity=["']?([^"'\s>]+)/gi)].map(([, hash = '']) => `'${hash}'`),
]

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
    ...policyFinding(page, ['script-src-elem', 'script-src'], loader, keysOf(first[0])),
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
    ...policyFinding(page, ['connect-src'], new URL(api)),
    ...(await deepLinkFindings(fetch, page)),
  ]
}
