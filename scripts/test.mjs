// All suites in turn. Every suite runs, also after one that failed; the last line counts them all together.
// `--fast` leaves out what needs the build or a browser.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { findOldLibraries } from './debian.mjs'

const fast = process.argv.includes('--fast')
const UNIT = 'build/test/unit.json'
const E2E = 'build/test/e2e.json'
rmSync('build/test', { recursive: true, force: true })
mkdirSync('build/test', { recursive: true })

const total = { passed: 0, failed: 0 }

function run(script, args = [], env = {}) {
  console.log(`\n── ${script} ${'─'.repeat(70 - script.length)}`)
  const { status } = spawnSync('npm', ['run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** A suite that passes or fails as a whole. */
function check(script) {
  total[run(script) ? 'passed' : 'failed'] += 1
}

/** A suite that counts its own tests; one that could not even report counts as a failure. */
function count(script, args, env, report, read) {
  const succeeded = run(script, args, env)
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')))
    total.passed += passed
    total.failed += Math.max(failed, succeeded ? 0 : 1)
  } catch {
    total.failed += 1
  }
}

check('generate')
for (const script of ['types', 'lint', 'format:check', 'imports', 'unused', 'contract:lint']) check(script)
count('unit', ['--json', `--outputFile=${UNIT}`], {}, UNIT, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
}))
if (!fast) {
  for (const script of ['build', 'size', 'build:shop', 'build:examples']) check(script)
  const chromium = await findChromium()
  if (chromium) {
    findOldLibraries()
    // All suites one after the other are what CI runs, wherever they run.
    const env = { CI: '1', CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: E2E }
    count('e2e', [], env, E2E, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }))
  } else {
    console.error('\nNo Chromium: the browser tests did not run. Set CHROMIUM_PATH.')
    total.failed += 1
  }
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
