import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A foreign server that accepts requests from every page. */
export class ForeignServer {
  /** The requests received: method, address, headers and body of each. */
  readonly heard: string[] = []

  private readonly server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      this.heard.push([request.method, request.url, JSON.stringify(request.headers), body].join(' '))
      response.writeHead(200, {
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': '*, GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
        'Content-Type': 'text/html',
      })
      response.end('<!doctype html><title>Чужой сайт</title>')
    })
  })

  static async open(): Promise<ForeignServer> {
    const foreign = new ForeignServer()
    await new Promise<void>((resolve) => foreign.server.listen(0, resolve))
    return foreign
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
