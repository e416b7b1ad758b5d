import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What `window.lensWidgets.version` says: the package's version and, of one under development, the commit it was built from. */
export function buildVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  if (!version.endsWith('-dev')) return version
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return `${version}+${execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options).trim()}`
  } catch {
    // The sources without their history.
    return version
  }
}
