// Installs the dependencies when they are missing or older than the lock file. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!isCurrent) {
  console.log('Installing dependencies…')
  // Some npm versions ask about install scripts; no dependency of ours needs one.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}
