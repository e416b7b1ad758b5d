// A shop's backend in plain Node, by docs/api.md and dist/openapi.json alone: the eight calls to begin with, the page of the
// cabinet, and the session that binds them.
//   node server.mjs path/to/dist      opens http://localhost:8080/personal/ (PORT); anna.kovaleva@example.ru, linza2025
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { callNamed } from './calls.mjs'
import { failure, Refusal } from './envelope.mjs'
import { pageOf } from './page.mjs'
import { beginGuest, cookieOf, sessionOfPage, sessionOfToken } from './sessions.mjs'

const dist = resolve(process.argv[2] ?? 'dist')
const port = Number(process.env.PORT ?? 8080)

const WIDGETS = '/assets/lens-widgets/'
const MOST_BYTES = 100_000

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
}

/** The body of a write as JSON. */
async function bodyOf(request) {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > MOST_BYTES) throw new Refusal(413, 413, 'Слишком много данных')
  }
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 400, 'Тело запроса не JSON')
  }
}

async function answerOf(request, path) {
  const { method, headers } = request
  const call = callNamed(method, path)
  if (!call) throw new Refusal(404, 404, 'Такого запроса здесь нет')
  // The header alone: another site can make a browser send the cookie.
  const session = sessionOfToken(headers['x-auth-token'])
  if (!session && !call.isOpen) throw new Refusal(401, 8001, 'Сессия истекла')
  // A guest also makes a write, the login. The cookie of the page tells which session it is for.
  const writer = session ?? sessionOfPage(headers.cookie)
  if (method !== 'GET' && (!writer || headers['x-csrf-token'] !== writer.csrfToken))
    throw new Refusal(403, 4031, 'Обновите страницу и попробуйте ещё раз')
  const { customer } = writer ?? {}
  // A write whose answer was lost is sent again with the same key, and is answered as it was (info of the contract).
  const key = customer && method !== 'GET' ? headers['idempotency-key'] : undefined
  const body = await bodyOf(request)
  // Nothing waits from here on: of two that come at once, the second finds the answer of the first.
  const kept = key && customer.answers.get(`${path} ${key}`)
  if (kept) return kept
  const answer = call.run({ customer, session: writer, body })
  if (key) customer.answers.set(`${path} ${key}`, answer)
  return answer
}

async function serveCall(request, response, path) {
  const {
    status = 200,
    data = null,
    session,
    refusal,
  } = await answerOf(request, path).catch((error) => {
    if (error instanceof Refusal) return { status: error.status, refusal: error }
    throw error
  })
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // The answer of login and logout sets the session of the page that is printed next.
    ...(session && { 'Set-Cookie': cookieOf(session) }),
  })
  response.end(JSON.stringify(refusal ? failure(refusal) : { status: 'success', data, errors: [] }))
}

function servePage(request, response) {
  const known = sessionOfPage(request.headers.cookie)
  const session = known ?? beginGuest()
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    // The page carries a token: no cache may keep it.
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    ...(!known && { 'Set-Cookie': cookieOf(session) }),
  })
  response.end(pageOf(session))
}

/** The files of the build: all but two have their hash in their name. */
async function serveFile(response, path) {
  const file = join(dist, path.slice(WIDGETS.length))
  const isFile = file.startsWith(dist + sep) && (await stat(file).catch(() => undefined))?.isFile()
  if (!isFile) return response.writeHead(404).end()
  const isNamedByHash = /-[\w-]{8}\.\w+$/.test(file)
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isNamedByHash ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  createReadStream(file).pipe(response)
}

async function serve(request, response) {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
  if (path.startsWith('/api/')) return serveCall(request, response, path.slice('/api'.length))
  if (path.startsWith(WIDGETS)) return serveFile(response, path)
  // Every URL below the cabinet's is the same page: the widget renders the section.
  if (path.startsWith('/personal/')) return servePage(request, response)
  if (path === '/' || path === '/personal') return response.writeHead(302, { Location: '/personal/' }).end()
  response.writeHead(404).end()
}

const server = createServer((request, response) => {
  serve(request, response).catch((error) => {
    if (!(error instanceof URIError)) console.error(error)
    if (!response.headersSent) response.writeHead(error instanceof URIError ? 400 : 500)
    response.end()
  })
})
server.listen(port, () => console.log(`http://localhost:${server.address().port}/personal/`))
