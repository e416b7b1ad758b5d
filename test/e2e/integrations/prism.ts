import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test as base, type Page, type Request } from '@playwright/test'
import { operationsOf } from '../../../check/contract'
import { finderOf } from '../../fuzz/operationAt'
import { inDialect } from '../dialect'

/* An API that nobody here wrote: Prism answers with the contract's examples, and says what of a request breaks it. */

const ROOT = join(import.meta.dirname, '../../..')

interface Mocked {
  /** The example shop on Prism. */
  shop: string
  /** Prism itself. */
  api: string
}

async function freePort() {
  const server = createServer().listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

export const test = base.extend<object, { mocked: Mocked }>({
  mocked: [
    // Playwright wants the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const [PORT, API_PORT] = [await freePort(), await freePort()]
      const server = spawn(process.execPath, ['scripts/mock.mjs'], {
        cwd: ROOT,
        env: { ...process.env, PORT, API_PORT },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const shop = `http://localhost:${PORT}`
      await new Promise<void>((resolve, reject) => {
        server.stdout.on('data', (text: Buffer) => {
          if (text.includes(shop)) resolve()
        })
        server.on('exit', () => reject(new Error('Prism did not start')))
      })
      await provide({ shop, api: `http://127.0.0.1:${API_PORT}` })
      server.kill()
    },
    { scope: 'worker' },
  ],
})

/** Before the first page: as whom it is opened, in the dialect of the run (Prism itself knows none). */
export const enter = (page: Page, scenario = 'full') =>
  page.addInitScript(([key, token]) => localStorage.getItem(key) ?? localStorage.setItem(key, token), [
    'example-shop:token',
    `${inDialect(scenario)}.${Date.now()}`,
  ] as const)

const callOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace('/api', '')}`

/** What of an answered request breaks the contract, in Prism's words. */
export const faultsIn = (request: Request, headers: Record<string, string>) =>
  headers['sl-violations'] === undefined ? [] : [`${callOf(request)}: ${headers['sl-violations']}`]

/** Sends a request to Prism, too. @returns what of it breaks the contract */
async function shownTo(api: string, request: Request): Promise<string[]> {
  const { pathname, search } = new URL(request.url())
  const { 'content-length': _, ...headers } = await request.allHeaders()
  const body = request.postDataBuffer()
  // The browser does not show what is in a file.
  if (!body && /multipart/.test(headers['content-type'] ?? '')) return []
  const answer = await fetch(api + pathname.replace('/api', '') + search, {
    method: request.method(),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
    ...(body && { body: new Uint8Array(body) }),
  })
  return faultsIn(request, Object.fromEntries(answer.headers))
}

const operationAt = finderOf(operationsOf(JSON.parse(readFileSync('dist/openapi.json', 'utf8'))))

/** What a page sends from now on, each also shown to Prism. */
export function followWrites(page: Page, api: string) {
  const sent: Request[] = []
  const shown: Promise<string[]>[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/')) return
    sent.push(request)
    shown.push(shownTo(api, request))
  })
  return {
    operations: () => sent.map((one) => operationAt(one.method(), new URL(one.url()).pathname)?.id),
    faults: async () => (await Promise.all(shown)).flat(),
  }
}
