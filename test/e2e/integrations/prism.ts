import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { operationsOf } from '../../../check/contract'
import { finderOf } from '../../fuzz/operationAt'
import { dialect, inDialect } from '../dialect'
import type { Asked, FaultyServer } from '../faults/faultyServer'

/* An independent API server: Prism answers with the contract's examples, and reports requests that break it. */

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

/** A shop whose ids are texts gets them back as they came: the contract's are numbers, and Prism would say so. */
export const areIdsTexts = dialect === 'ids-as-text'

/** Returns how a call breaks the contract, in the words of Prism. */
export const faultsIn = (call: string, headers: IncomingHttpHeaders) =>
  headers['sl-violations'] === undefined || areIdsTexts
    ? []
    : [`${call}: ${String(headers['sl-violations'])}`]

/** Sends a request of a page to Prism, too. @returns what of it breaks the contract */
async function shownTo(api: string, { method, path, headers, bytes }: Asked): Promise<string[]> {
  const { host: _, connection: __, ...sent } = headers
  // A connection that is kept may end as the request goes.
  const request = ask(api + path.replace('/api', ''), { method, headers: sent, agent: false }).end(bytes)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.resume()
  return faultsIn(`${method} ${path}`, answer.headers)
}

export const operations = operationsOf(JSON.parse(readFileSync('dist/openapi.json', 'utf8')))
const operationAt = finderOf(operations)

/** Follows the writes that a page sends from now on through the faulty server, and what Prism says of them. */
export function followWrites(server: FaultyServer, api: string) {
  const from = server.asked.length
  const sent = () =>
    server.asked.slice(from).filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/'))
  return {
    operations: () =>
      sent().map(({ method, path }) => operationAt(method, new URL(path, 'http://shop.test').pathname)?.id),
    faults: async () => (await Promise.all(sent().map((one) => shownTo(api, one)))).flat(),
  }
}
