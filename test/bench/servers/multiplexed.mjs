import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { LINE_RATE } from '../line/line.mjs'

/* HTTP/2 as a shop has it: one connection, answers in the order of their urgency. Node's own server sends them as they come. */

/** Bytes that one answer may send before the next is asked. */
const PIECE = 4096

/** A little less than the line takes: what waits must wait here, where it can still be overtaken. */
const RATE = LINE_RATE * 0.97

/**
 * Creates a key and a certificate for `localhost`, for this run only, and the hash by which the browser trusts it: if
 * it only ignored the errors of the certificate, it would cache nothing.
 */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const made = `req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2 -subj /CN=localhost`
  execFileSync('openssl', [...made.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  const publicKey = new X509Certificate(pair.cert).publicKey.export({ type: 'spki', format: 'der' })
  return { ...pair, hash: createHash('sha256').update(publicKey).digest('base64') }
}

/** RFC 9218: 0 is the most urgent; 3 where the browser says nothing. */
const urgencyOf = ({ headers }) => Number(/u=(\d)/.exec(headers.priority ?? '')?.[1] ?? 3)

/** Sends all responses over one line: the most urgent first; of two equally urgent ones, the one requested first. */
function startLine() {
  const waiting = []
  let freeAt = 0
  let isBusy = false

  function send() {
    const next = waiting.toSorted((one, other) => one.urgency - other.urgency || one.id - other.id)[0]
    isBusy = next !== undefined
    if (!next) return
    const piece = next.data.subarray(0, PIECE)
    next.data = next.data.subarray(PIECE)
    next.answer.write(piece)
    if (next.data.length === 0) {
      waiting.splice(waiting.indexOf(next), 1)
      next.done()
    }
    freeAt = Math.max(freeAt, performance.now() - 20) + (piece.length / RATE) * 1000
    setTimeout(send, freeAt - performance.now())
  }

  return (incoming, answer) =>
    new Writable({
      write(data, _, done) {
        waiting.push({ urgency: urgencyOf(incoming), id: incoming.stream.id, answer, data, done })
        if (!isBusy) send()
      },
      final(done) {
        answer.end()
        done()
      },
    })
}

/** Headers of HTTP/1.1 that HTTP/2 does not allow. */
const CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade-insecure-requests'])

const plain = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION.has(name)),
  )

/** A server over HTTP/2 whose handler sees requests and answers as those of HTTP/1.1. */
export function createMultiplexedServer({ key, cert }, handle) {
  const lineFor = startLine()
  return createSecureServer({ key, cert }, (incoming, outgoing) => {
    const body = lineFor(incoming, outgoing)
    body.writeHead = (status, headers) => outgoing.writeHead(status, plain(headers))
    body.on('error', () => outgoing.stream.destroy())
    const { method, url, headers } = incoming
    handle({ method, url, headers: plain(headers), pipe: (target) => incoming.pipe(target) }, body)
  })
}
