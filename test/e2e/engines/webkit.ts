import { createServer, type AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { startProgram, type Browser, type Command } from './webDriver'

export const WEBKIT = '/usr/bin/WebKitWebDriver'
export const XVFB = '/usr/bin/Xvfb'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

const ROUTES: Record<Exclude<Command, 'NewSession'>, (params: Record<string, unknown>) => string> = {
  Navigate: () => 'url',
  Back: () => 'back',
  Refresh: () => 'refresh',
  ExecuteScript: () => 'execute/sync',
  PerformActions: () => 'actions',
  SetWindowRect: () => 'window/rect',
  ElementSendKeys: ({ id }) => `element/${String(id)}/value`,
}

/** Starts Debian's WebKitGTK, the engine of iPhones, on a screen of its own. */
export async function startWebkit(): Promise<Browser> {
  const screen = startProgram(XVFB, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  await expect.poll(() => screen.output(), { timeout: 60_000 }).toMatch(/\d+\n/)
  const port = await freePort()
  const driver = startProgram(WEBKIT, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${screen.output().trim()}`,
    // Its sandbox needs rights that a container doesn't have.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  const call = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error((value as { message: string }).message)
    return value
  }
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
  const options = { binary: MINI_BROWSER, args: ['--automation'] }
  const { sessionId } = (await call('session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  return {
    send: (command, params) =>
      call(`session/${sessionId}/${ROUTES[command as keyof typeof ROUTES](params)}`, params),
    async stop() {
      await driver.stop()
      await screen.stop()
    },
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
