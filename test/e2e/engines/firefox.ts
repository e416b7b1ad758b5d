import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startProgram, type Browser, type Send } from './webDriver'

export const FIREFOX = '/usr/bin/firefox-esr'

const PREFERENCES = {
  // Any free port; Firefox writes it into its profile.
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  // No request to another host than the shop's.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'browser.safebrowsing.update.enabled': false,
  // A download is saved without a question.
  'browser.download.always_ask_before_handling_new_types': false,
}

/** Starts Debian's Firefox as it is delivered; it takes WebDriver's commands by its own protocol, Marionette. */
export async function startFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'lens-firefox-'))
  const lines = Object.entries({
    ...PREFERENCES,
    'browser.download.dir': profile,
    'browser.download.folderList': 2,
  })
  await writeFile(
    join(profile, 'user.js'),
    lines.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''),
  )
  const program = startProgram(FIREFOX, ['--headless', '--marionette', '--profile', profile, '--no-remote'])
  const portFile = join(profile, 'MarionetteActivePort')
  await expect.poll(() => existsSync(portFile), { timeout: 60_000 }).toBe(true)
  const socket = connect(Number(await readFile(portFile, 'utf8')), '127.0.0.1')
  const send = await marionette(socket)
  await send('NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
  return {
    send,
    async stop() {
      socket.destroy()
      await program.stop()
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Marionette: `length:[type, id, …]` over TCP; the first message is its greeting. */
async function marionette(socket: Socket): Promise<Send> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let unread = Buffer.alloc(0)
  let lastId = 0
  const greeted = new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      unread = Buffer.concat([unread, chunk])
      for (let colon = unread.indexOf(':'); colon > 0; colon = unread.indexOf(':')) {
        const end = colon + 1 + Number(unread.subarray(0, colon).toString())
        if (unread.length < end) return
        const message = JSON.parse(unread.subarray(colon + 1, end).toString()) as unknown
        unread = unread.subarray(end)
        if (!Array.isArray(message)) resolve()
        else settle(message as [number, number, { message: string } | null, unknown])
      }
    })
  })
  function settle([, id, error, value]: [number, number, { message: string } | null, unknown]) {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(value)
  }
  await greeted
  return (command, params) =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      const isValue = (answer: unknown) =>
        resolve(typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer)
      waiting.set(id, { resolve: isValue, reject })
      const body = Buffer.from(JSON.stringify([0, id, `WebDriver:${command}`, params]))
      socket.write(Buffer.concat([Buffer.from(`${body.length}:`), body]))
    })
}
