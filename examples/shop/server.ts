import { createHash } from 'node:crypto'
import { readFile, watch } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { streamSSE } from 'hono/streaming'
import { createShopApi } from './api/shopApi'
import { pageAt } from './site/pages'
import { tileAt } from './site/tiles'

/* The example shop under Node: static pages, the widgets, and the sandbox API, as a careful shop would serve them. */
const SITE = join(import.meta.dirname, 'site')
const WIDGETS = '/assets/lens-widgets/'
/** The folder into which `npm run dev` builds the widgets. */
const DIST = join(import.meta.dirname, '../../dist')
const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // `blob:` is for a picture that is shown before it is uploaded.
  "img-src 'self' blob:",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

const types: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.json': 'application/json; charset=utf-8',
}

/** `npm run dev`: nothing is cached, and the pages are notified of each build. */
const isDev = process.env['NODE_ENV'] === 'development'

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A file as each encoding would send it; made once per file. */
const files = new Map<string, Promise<Record<'br' | 'gzip' | 'identity', Buffer> & { etag: string }>>()

function fileAt(path: string) {
  const known = files.get(path)
  if (known && !isDev) return known
  const name = normalize(path)
  const file = isDev && name.startsWith(WIDGETS) ? join(DIST, name.slice(WIDGETS.length)) : join(SITE, name)
  const encoded = readFile(file).then(async (source) => ({
    // The widgets' files come compressed with the build.
    br: await readFile(`${file}.br`).catch(() => brotliCompressSync(source, FAST)),
    gzip: gzipSync(source),
    identity: source,
    etag: `W/"${createHash('sha256').update(source).digest('base64url')}"`,
  }))
  files.set(path, encoded)
  encoded.catch(() => files.delete(path))
  return encoded
}

/** The bytes that a player asks for, as `first-last/all`; it seeks by them. Undefined for the whole file. */
function rangeOf(header: string | undefined, { length }: Buffer): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  const first = Number(from)
  if (from === '' || first >= length) return undefined
  return [first, Math.min(to === '' ? length : Number(to), length - 1)]
}

/** Files with a hash are cached for ever; the loader may be served stale while it is revalidated. */
function cacheControl(path: string): string {
  if (/\/(chunks|assets)\/[^/]+-[\w-]{8}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable'
  if (path.endsWith('/loader.js') && !isDev) return 'public, max-age=60, stale-while-revalidate=604800'
  return 'no-cache'
}

const app = new Hono()
app.get('/api/tiles/*', (c) => tileAt(c.req.path))
const api = createShopApi({ hasCookies: true })
/** An API that answers in the sandbox's place: Prism, or the one that a shop is building. */
const otherApi = process.env['API_URL']
// Everything below `/api` is answered here: an unknown path there must not be answered with a page of the shop.
app.all('/api/*', ({ req }) =>
  otherApi === undefined
    ? api.fetch(req.raw)
    : proxy(`${otherApi}${req.url.slice(new URL('/api', req.url).href.length)}`, req),
)
if (isDev) {
  app.get('/dev/changes', (c) =>
    streamSSE(c, async (stream) => {
      // The manifest is written when a build is done.
      for await (const { filename } of watch(DIST))
        if (filename === 'manifest.json') await stream.writeSSE({ data: filename })
    }),
  )
}
app.get('*', async (c) => {
  const path = pageAt(c.req.path) ?? c.req.path
  const isVideo = path.endsWith('.webm')
  const accepted = isVideo ? '' : (c.req.header('Accept-Encoding') ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity'
  try {
    const file = await fileAt(path)
    if (c.req.header('If-None-Match') === file.etag) return c.body(null, 304)
    const range = isVideo ? rangeOf(c.req.header('Range'), file.identity) : undefined
    const bytes = range ? file.identity.subarray(range[0], range[1] + 1) : file[encoding]
    return c.body(new Uint8Array(bytes), range ? 206 : 200, {
      ...(isVideo && { 'Accept-Ranges': 'bytes' }),
      ...(range && { 'Content-Range': `bytes ${range.join('-')}/${file.identity.length}` }),
      ETag: file.etag,
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Content-Security-Policy': CSP,
      'Cache-Control': cacheControl(path),
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  } catch {
    return c.text('Not found', 404)
  }
})

const port = Number(process.env['PORT'] ?? 4173)
// A call may find a connection that is closed in this moment: after 5 s, Node's own, that happens on a slow machine.
const serverOptions = { keepAliveTimeout: 65_000 }
serve({ fetch: app.fetch, port, hostname: 'localhost', serverOptions }, () => {
  console.log(`Пример магазина: http://localhost:${port}/`)
  console.log(`Личный кабинет:  http://localhost:${port}/personal/`)
})
