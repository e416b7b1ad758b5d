// Debian's packages for the browser tests: Chromium, and the libraries of old pages, of which npm has no browser build.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a program that says what it does on the error output alone. */
export const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Whether Debian's packages could be installed: on a Debian, as root, with a network. */
export function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} from Debian…`)
  return run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', ...packages])
}

/** The libraries of hostile pages; without them their tests are skipped, and say so. */
export function findOldLibraries() {
  const missing = ['prototype', 'mootools', 'jquery'].filter(
    (name) => !existsSync(`/usr/share/javascript/${name}`),
  )
  if (missing.length === 0 || installFromDebian(...missing.map((name) => `libjs-${name}`))) return
  console.warn(`Without Debian's ${missing.join(', ')} the tests of pages that use them are skipped.`)
}
