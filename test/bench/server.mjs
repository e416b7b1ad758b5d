import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Milliseconds that every answer of the API takes. */
const API_LATENCY = 100

const types = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript' }

const floor = (name) => gzipSync(readFileSync(new URL(name, import.meta.url)))

/**
 * Stands in front of the example shop: slows its API down as a real one is slow, adds the page of the floor, and gives
 * the cabinet's page preload hints where `?hints` asks for them, as a careful CMS template would.
 */
export function startServer(port, shop, hints) {
  const server = createServer((incoming, outgoing) => {
    const name = /^\/bench\/(floor\.(html|css|js))$/.exec(incoming.url ?? '')
    if (name) {
      outgoing.writeHead(200, {
        'Content-Type': types[name[2]],
        'Content-Encoding': 'gzip',
        'Cache-Control': name[2] === 'html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      return void outgoing.end(floor(name[1]))
    }
    const isHinted = incoming.url?.endsWith('?hints')
    const headers = { ...incoming.headers, ...(isHinted && { 'accept-encoding': 'identity' }) }
    const forward = () =>
      incoming.pipe(
        request(`${shop}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
          if (!isHinted) {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
            return void answer.pipe(outgoing)
          }
          const rest = Object.entries(answer.headers).filter(([header]) => header !== 'content-length')
          outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(rest))
          answer.setEncoding('utf8')
          let page = ''
          answer.on('data', (text) => (page += text))
          answer.on('end', () => outgoing.end(page.replace('</title>', `</title>${hints}`)))
        }).on('error', () => outgoing.destroy()),
      )
    if (incoming.url?.startsWith('/api/')) setTimeout(forward, API_LATENCY)
    else forward()
  })
  return new Promise((resolve) => server.listen(port, () => resolve(server)))
}
