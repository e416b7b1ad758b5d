import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * Chromium by its DevTools protocol alone, for visits that are timed. A test runner switches on the protocol's network
 * domain, which asks for the stack at each call: V8 then parses whole chunks once more to know their lines, 20 to 100 ms of
 * a cold start on a slow processor that no customer has.
 */

/** The protocol over a pipe: one JSON text after another, a zero between them. */
function connect(child) {
  const waiting = new Map()
  let last = 0
  let rest = ''
  child.stdio[4].setEncoding('utf8')
  child.stdio[4].on('data', (text) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message)
      const asked = waiting.get(id)
      waiting.delete(id)
      if (error) asked?.reject(new Error(error.message))
      else asked?.resolve(result)
    }
  })
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      child.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`)
    })
}

/** Opens a tab. `evaluate` runs a function in the page with JSON arguments, and awaits the promise that it returns. */
async function openPage(command, browserContextId, size) {
  const { targetId } = await command('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await command('Target.attachToTarget', { targetId, flatten: true })
  const send = (method, params) => command(method, params, sessionId)
  await send('Page.enable')
  await send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false })
  const call = (run, args) => `(${run})(...${JSON.stringify(args)})`
  return {
    send,
    evaluate: async (run, ...args) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: call(run, args),
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    /** Runs in each document before its own scripts. */
    before: (run, ...args) => send('Page.addScriptToEvaluateOnNewDocument', { source: call(run, args) }),
    goto: (url) => send('Page.navigate', { url }),
    close: () => command('Target.closeTarget', { targetId }),
  }
}

/** A browser whose visitors share nothing: `newVisitor()` has `newPage()` and `close()`. */
export function startChromium(executablePath, args) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      // Chromium paints nothing outside its window, even if the emulated viewport is larger.
      '--window-size=1280,900',
      '--remote-debugging-pipe',
      '--lang=ru-RU',
      `--user-data-dir=${folder}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const command = connect(child)
  return {
    newVisitor: async (size = { width: 1280, height: 900 }) => {
      const { browserContextId } = await command('Target.createBrowserContext')
      return {
        newPage: () => openPage(command, browserContextId, size),
        close: () => command('Target.disposeBrowserContext', { browserContextId }),
      }
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      for (const pipe of child.stdio) pipe?.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
