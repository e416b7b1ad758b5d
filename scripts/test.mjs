// Runs all suites. Suites that pass or fail as a whole run two at a time; then come the browser tests. The unit tests run
// beside both, in what they leave of the processors. Every suite runs, even after one that failed; the last line counts them
// all together, after the names of those that failed. `--slowest` also prints which files of tests took longest.
// `--fast` is for every commit: it runs the suites that need neither the build nor a browser and, if they pass, the
// unit tests nearest to the change (uncommitted changes, else the last commit).
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { findEngines, findOldLibraries } from './debian.mjs'
import { changedFiles, nearestTests, readModules } from './nearestTests.mjs'
import { readBrowserTests, readUnitTests, slowestOf } from './reports.mjs'
import { runAtOnce, runScript } from './run.mjs'

const fast = process.argv.includes('--fast')
const isProfiled = process.argv.includes('--slowest')
const UNIT = 'build/test/unit.json'
const E2E = 'build/test/e2e.json'
rmSync('build/test', { recursive: true, force: true })
mkdirSync('build/test', { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }
const flaky = []
const broken = []
const profile = []

/** Runs scripts that pass or fail as a whole, each of which needs the one before. */
async function check(...scripts) {
  let isGood = true
  for (const script of scripts) {
    isGood &&= await runScript(script)
    total[isGood ? 'passed' : 'failed'] += 1
    if (!isGood) broken.push(script)
  }
}

/** Runs a suite that counts its own tests; one that could not even report counts as a failure. */
async function count(script, { report, read, ...options }) {
  const succeeded = await runScript(script, options)
  try {
    const counted = read(JSON.parse(readFileSync(report, 'utf8')))
    total.passed += counted.passed
    total.failed += Math.max(counted.failed, succeeded ? 0 : 1)
    total.skipped += counted.skipped
    flaky.push(...counted.flaky)
    profile.push(`\nTime of the files of '${script}', several at a time:`, ...slowestOf(counted.seconds))
    broken.push(...(counted.broken.length > 0 || succeeded ? counted.broken : [script]))
  } catch {
    total.failed += 1
    broken.push(script)
  }
}

// A screen is drawn from many objects that live for a moment: more room for them means fewer garbage collections.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()
const unitTests = (...args) =>
  count('unit', {
    args: ['--json', `--outputFile=${UNIT}`, '--testLocationInResults', ...args],
    env: { CI: '1', NODE_OPTIONS },
    // The output of two scripts at once would be mixed up.
    isShown: fast,
    givesWay: !fast,
    report: UNIT,
    read: readUnitTests,
  })

async function browserTests() {
  const chromium = await findChromium()
  if (chromium) {
    findOldLibraries()
    findEngines()
    // All suites together use CI's settings, wherever they run.
    const env = { CI: '1', CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: E2E }
    await count('e2e', { env, isShown: true, report: E2E, read: readBrowserTests })
  } else {
    console.error('\nNo Chromium: the browser tests did not run. Set CHROMIUM_PATH.')
    total.failed += 1
    broken.push('e2e')
  }
}

/** Number of test files in a fast run: as many as take a minute on two cores. */
const NEAREST = 40

async function nearTests() {
  const { tests, left } = nearestTests(readModules(), changedFiles(), NEAREST)
  await unitTests('--silent', '--runTestsByPath', ...tests)
  if (left > 0)
    console.log(`\nThe change also reaches ${left} more files of unit tests, which npm test runs.`)
}

await check('generate')
// The longest come first, so that both processors finish at about the same time. The types of all files are checked
// with the rules that need them; TypeScript itself checks the code that ships when it is built, without a build all.
const checks = ['lint', 'format:check', 'imports', 'unused', 'contract:lint', 'lock']
const builds = fast ? [] : [() => check('build', 'build:sites', 'size', 'browsers')]
// The unit tests need no build: they run from the start, with a low priority, and use the processors when the checks do not.
const units = fast ? undefined : unitTests()
await runAtOnce(2, [...builds, ...checks.map((script) => () => check(script))])
// Browser tests take longest, and wait for frames and answers a fifth of their time.
if (!fast) await Promise.all([units, browserTests()])
else if (total.failed === 0) await nearTests()
else console.log('\nThe unit tests did not run.')

if (isProfiled) console.log(profile.join('\n'))
const { passed, failed, skipped } = total
if (flaky.length > 0) console.log(`\nFlaky, passed on the second try (${flaky.length}): ${flaky.join('; ')}`)
if (broken.length > 0) console.log(`\nFailed: ${broken.join('; ')}`)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)
