import { spawn } from 'node:child_process'

/** Commands of WebDriver (W3C), by the names that Marionette has for them. */
export type Command =
  | 'NewSession'
  | 'Navigate'
  | 'Back'
  | 'Refresh'
  | 'ExecuteScript'
  | 'PerformActions'
  | 'SetWindowRect'
  | 'ElementSendKeys'

/** @throws the browser's message where it refuses */
export type Send = (command: Command, params: Record<string, unknown>) => Promise<unknown>

export interface Browser {
  send: Send
  stop(): Promise<void>
}

/** Starts a program and reads its output; when it ends, its children end, too. */
export function startProgram(path: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
    detached: true,
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    output: () => output,
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}
