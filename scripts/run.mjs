import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { performance } from 'node:perf_hooks'

/**
 * Runs a script of package.json.
 * @param options.isShown whether its output appears as it comes; else all of it appears when the script is
 * done
 * @param options.givesWay whether it takes only the time of the processors that others leave
 * @returns whether it passed
 */
export function runScript(script, { args = [], env = {}, isShown = false, givesWay = false } = {}) {
  const title = `\n── ${script} ${'─'.repeat(70 - script.length)}`
  if (isShown) console.log(title)
  const from = performance.now()
  const child = spawn('npm', ['run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  // Child processes of the script inherit this priority.
  if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text))
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - from) / 1000).toFixed(0)
      if (!isShown) console.log(`${title}\n${output}${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}

/** Runs tasks in their order, as many at a time as there are lanes. */
export async function runAtOnce(lanes, tasks) {
  const left = [...tasks]
  const goOn = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task()
  }
  await Promise.all(Array.from({ length: lanes }, goOn))
}
