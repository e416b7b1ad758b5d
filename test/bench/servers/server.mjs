import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { withDue } from './due.mjs'
import { hostFont, hostLibrary, hostNodes, hostScript } from '../host.mjs'
import { listen } from '../line/ports.mjs'

/** Milliseconds that every answer of the API takes. */
const API_LATENCY = 100

const types = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript', ttf: 'font/ttf' }

const LOADER = '<script type="module" src="/assets/lens-widgets/loader.js"></script>'

/** Container and visitor of each cabinet, by its base path. */
const CABINETS = {
  '/personal/': { name: 'cabinet', scenario: 'full' },
  '/specialist/': { name: 'specialist', scenario: 'specialist' },
}

/** The bench's own pages and files; all else is the example shop's. */
function own(url, parts) {
  const [path, query] = url.split('?')
  const file = /^\/bench\/(floor\.(?:html|css|js))$/.exec(path)?.[1]
  if (file) return { file }
  if (path?.startsWith('/bench/font/')) return { type: 'ttf', bytes: hostFont() }
  if (path === '/bench/library.js') return { type: 'js', source: hostLibrary() }
  if (path === '/bench/host.js') return { type: 'js', source: hostScript() }
  if (path === '/bench/host/')
    return { file: 'host.html', fill: { nodes: hostNodes(), widgets: query ? LOADER : '' } }
  const [cabinet] = query ? Object.keys(CABINETS).filter((base) => path.startsWith(base)) : []
  if (cabinet) {
    const wanted = Object.entries(parts).filter(([name]) => query.split('&').includes(name))
    return { file: 'cabinet.html', fill: { ...CABINETS[cabinet], ...Object.fromEntries(wanted) } }
  }
  // A page with one island, or with as many as the address says, for a scenario's visitor: `/bench/island/product.full.30`.
  const [, name, scenario, count = 1] =
    /^\/bench\/island\/([a-z0-9-]+)\.([a-z0-9-]+)(?:\.(\d+))?$/.exec(path) ?? []
  const category = name === 'product' ? ' data-category="lenses"' : ''
  const islands = `<div data-lens-widget="${name}" data-product-id="202"${category} data-survey="lenses"></div>`
  return name
    ? { file: 'island.html', fill: { islands: islands.repeat(Number(count)), scenario } }
    : undefined
}

/**
 * Stands in front of the example shop; gives its port. It slows the shop's API down as a real one is slow, compresses its
 * answers as most do, and adds pages that are alike but for what they measure: the floor, the cabinet, with `parts` of the
 * template where `?snippet&hints` asks for them, and single islands.
 * @param create an HTTP/1.1 server, or another whose handler is alike
 */
export async function startServer(shop, parts, create = createServer) {
  const server = create((incoming, outgoing) => {
    const page = own(incoming.url ?? '', parts)
    if (page) {
      const source =
        page.source ?? (page.file && readFileSync(new URL(`../pages/${page.file}`, import.meta.url), 'utf8'))
      const type = page.type ?? page.file.split('.').at(-1)
      outgoing.writeHead(200, {
        'Content-Type': types[type],
        'Content-Encoding': 'gzip',
        'Cache-Control': type === 'html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      const filled = source?.replaceAll(/<!-- (\w+) -->/g, (_, name) => page.fill?.[name] ?? '')
      return void outgoing.end(gzipSync(page.bytes ?? filled))
    }
    const isApi = incoming.url?.startsWith('/api/')
    const forward = () =>
      incoming.pipe(
        request(
          `${shop}${incoming.url}`,
          { method: incoming.method, headers: incoming.headers },
          (answer) => {
            const { 'content-length': length, ...headers } = answer.headers
            const isPlain = isApi && !headers['content-encoding']
            outgoing.writeHead(answer.statusCode ?? 502, {
              ...headers,
              ...(isPlain ? { 'content-encoding': 'gzip' } : length && { 'content-length': length }),
            })
            if (isPlain)
              void buffer(answer).then((body) => outgoing.end(gzipSync(withDue(incoming.url, body))))
            else answer.pipe(outgoing)
          },
        ).on('error', () => outgoing.destroy()),
      )
    if (isApi) setTimeout(forward, API_LATENCY)
    else forward()
  })
  return { port: await listen(server), close: () => server.close() }
}
