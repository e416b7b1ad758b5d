import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** The tools of a fault: it reads the request, lets the shop answer it, and sends, changes, cuts or drops the response. */
export interface Exchange {
  url: URL
  body: string
  response: ServerResponse
  /** Lets the shop answer the request; the response is not sent automatically. */
  forward: () => Promise<Answer>
  send: (answer: Partial<Answer>) => void
  /** Resets the connection. */
  drop: () => void
}

export type Fault = (exchange: Exchange) => unknown

/** No fault, for calls that have to work while all others fail. */
export const pass: Fault = async ({ forward, send }) => send(await forward())

/** A request as it arrived. */
export interface Asked {
  method: string
  path: string
  body: string
  headers: IncomingHttpHeaders
  /** The body as bytes, for files. */
  bytes: Buffer
}

interface Rule {
  method: string
  path: string
  fault: Fault
}

/** The example shop behind a proxy that can be told to misbehave, call by call. */
export class FaultyServer {
  readonly asked: Asked[] = []
  private rules: Rule[] = []
  private readonly server = createServer((request, response) => void this.answer(request, response))

  private constructor(private readonly shop: string) {}

  static async before(shop: string): Promise<FaultyServer> {
    const faulty = new FaultyServer(shop)
    await new Promise<void>((resolve) => faulty.server.listen(0, resolve))
    return faulty
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  /** From now on calls whose path contains `path` have this fault; the newest fault wins. */
  break(call: string, fault: Fault): void {
    const [method = '', path = ''] = call.split(' ')
    this.rules.unshift({ method, path, fault })
  }

  /** Removes all faults, or those of one call. */
  heal(call?: string): void {
    this.rules =
      call === undefined ? [] : this.rules.filter(({ method, path }) => `${method} ${path}` !== call)
  }

  /** Returns how often a call was requested. */
  count(call: string): number {
    return this.asked.filter(({ method, path }) => isMeant(call.split(' '), method, path)).length
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytes(request)
    const { method = 'GET', url: path = '/', headers } = request
    // Chromium repeats a call, even a write, if a kept connection is reset. The connection is closed after each call, so
    // that only our own calls are counted.
    response.shouldKeepAlive = false
    this.asked.push({ method, path, body: body.toString(), headers, bytes: body })
    const send = ({ status = 200, headers = {}, body: content = Buffer.alloc(0) }: Partial<Answer>) => {
      response.writeHead(status, headers).end(content)
    }
    const drop = () => request.socket.resetAndDestroy()
    const forward = () => passOn(new URL(path, this.shop), request, body)
    const rule = this.rules.find((known) => isMeant([known.method, known.path], method, path))
    try {
      if (rule) {
        const url = new URL(path, this.shop)
        await rule.fault({ url, body: body.toString(), response, forward, send, drop })
      } else send(await forward())
    } catch {
      drop()
    }
  }
}

const isMeant = ([method = '', part = '']: string[], asked: string, path: string) =>
  method === asked && path.includes(part)

async function bytes(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

function passOn(url: URL, { method, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, host: url.host, 'accept-encoding': 'identity' }
    ask(url, { method, headers: sent }, (answer) => {
      // Headers about this connection are not passed on.
      const ofTheWay = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']
      const rest = Object.entries(answer.headers).filter(([name]) => !ofTheWay.includes(name))
      bytes(answer)
        .then((content) =>
          resolve({
            status: answer.statusCode ?? 500,
            headers: Object.fromEntries(rest) as Record<string, string>,
            body: content,
          }),
        )
        .catch(reject)
    })
      .on('error', reject)
      .end(body)
  })
}
