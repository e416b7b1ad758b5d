import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Milliseconds that every answer of the API takes. */
const API_LATENCY = 100

const types = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript' }

/** The bench's own pages and files; all else is the example shop's. */
const own = (url) => {
  const [path, query] = url.split('?')
  const file = /^\/bench\/(floor\.(?:html|css|js))$/.exec(path)?.[1]
  if (file) return { file }
  return path === '/personal/' && query ? { file: 'cabinet.html', isHinted: query === 'hints' } : undefined
}

/**
 * Stands in front of the example shop: slows its API down as a real one is slow, and adds two pages that are alike but
 * for what they measure: the floor, and the cabinet, with preload hints where `?hints` asks for them.
 */
export function startServer(port, shop, hints) {
  const server = createServer((incoming, outgoing) => {
    const page = own(incoming.url ?? '')
    if (page) {
      const source = readFileSync(new URL(page.file, import.meta.url), 'utf8')
      const type = page.file.split('.').at(-1)
      outgoing.writeHead(200, {
        'Content-Type': types[type],
        'Content-Encoding': 'gzip',
        'Cache-Control': type === 'html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      return void outgoing.end(gzipSync(source.replace('<!-- hints -->', page.isHinted ? hints : '')))
    }
    const forward = () =>
      incoming.pipe(
        request(
          `${shop}${incoming.url}`,
          { method: incoming.method, headers: incoming.headers },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(outgoing)
          },
        ).on('error', () => outgoing.destroy()),
      )
    if (incoming.url?.startsWith('/api/')) setTimeout(forward, API_LATENCY)
    else forward()
  })
  return new Promise((resolve) => server.listen(port, () => resolve(server)))
}
