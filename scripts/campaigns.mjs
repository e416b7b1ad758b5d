// Campaigns that try to break the product: `npm run campaigns`, or `npm run campaigns -- markup races` for some. Each is
// seeded (`CAMPAIGN_SEED`, 1) and prints a row: what was tried, how often, what was found. `CAMPAIGN_RUNS` runs of each
// in place of what the limit asks for. It needs the build and the example shop (`npm run build`, `npm run build:shop`).
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from './chromium.mjs'
import { differingFiles } from './digests.mjs'

const seed = process.env.CAMPAIGN_SEED ?? '1'

/** Walks per process, which keeps what it has seen of each; the next process has the next seed. */
const WALKS = 500
const jest = (file, env) => ({ command: ['jest', file], env: { FUZZ_SEED: seed, ...env } })
const browser = (name) => ({
  command: ['playwright', 'test', '--project=chromium', '--workers=1', `test/e2e/campaigns/${name}.spec.ts`],
  env: { CAMPAIGN_SEED: seed },
})

/**
 * By campaign: the number of runs, and a function that makes them: it returns a command whose output is read, or prints
 * a row.
 */
const campaigns = {
  customer: [
    10_000,
    (runs, part) =>
      jest('test/fuzz/customer/customer.test.ts', {
        FUZZ_WALKS: runs,
        FUZZ_STEPS: 10,
        FUZZ_SEED: Number(seed) + part,
      }),
    WALKS,
  ],
  polluted: [1500, () => browser('polluted')],
  'next customer': [500, () => browser('nextCustomer')],
  deploys: [300, () => browser('deploys')],
  clobbered: [300, () => browser('clobbered')],
  markup: [5000, () => browser('markup')],
  evening: [20, () => browser('evening')],
  // A twentieth of the fuzz tests' runs are races.
  races: [10_000, (runs) => jest('test/fuzz/races.test.ts', { FUZZ_RUNS: runs * 20 })],
  builds: [2, tellBuilds],
  observers: [3, tellObservers],
}

/** Runs a program of the project's own. Returns its output and whether it succeeded. */
function run([name, ...args], env) {
  const child = spawn(join('node_modules/.bin', name), args, { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((done) => child.on('close', (code) => done({ output, isGood: code === 0 })))
}

/** Builds and packs a clone in a folder of that name. Returns the path of its `dist`. */
function buildClone(root, name) {
  const folder = join(root, name)
  const sh = (command, args) => {
    const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  }
  spawnSync('git', ['clone', '-q', resolve('.'), folder])
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  sh('npm', ['run', '-s', 'build'])
  // `npm pack` would build once more.
  sh('npm', ['pack', '--ignore-scripts', '--silent'])
  const [archive] = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  cpSync(join(folder, archive), join(folder, 'dist', 'package.tgz'))
  return join(folder, 'dist')
}

const LINE = /(?:campaign: .*?, |walks: )(\d+)(?: runs, .* (\d+) found)?/

/**
 * Builds clones in two folders and compares all files; then compares them again with a deliberate fault: a folder's
 * path in a file.
 */
function tellBuilds() {
  const root = mkdtempSync(join(tmpdir(), 'build-'))
  const [one, other] = ['a', 'another-folder'].map((name) => buildClone(root, name))
  const differing = differingFiles(one, other)
  appendFileSync(join(other, 'loader.js'), `/* ${other} */`)
  const isFaultFound = differingFiles(one, other).includes('loader.js')
  rmSync(root, { recursive: true })
  const found = isFaultFound ? differing : [...differing, 'a fault put in on purpose is not found']
  console.log(`| builds | 2 of 2 | ${found.length} | ${found.join(', ')} |`)
  return { isGood: found.length === 0 }
}

/** Measures the load of the loader on a page of 50,000 nodes and 60 changes a second, with the benchmark. */
function tellObservers(rounds) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['test/bench/bench.mjs', String(rounds), 'observer'],
    { encoding: 'utf8' },
  )
  const [, share, limit] = /\| share of the processor.*? \| ([\d.]+) % \| (\d+) \|/.exec(stdout) ?? []
  // Its second goal is a fault put in on purpose.
  const isGood = status === 0 && Number(share) <= Number(limit) && !stdout.includes('| not met |')
  console.log(
    `| observers | ${rounds} rounds | ${isGood ? 0 : 1} | ${share} % of a core, at most ${limit} % |`,
  )
  if (!isGood) console.log(stdout, stderr)
  return { isGood }
}

async function tell(name) {
  const [limit, tryIt, most = Infinity] = campaigns[name]
  const runs = Number(process.env.CAMPAIGN_RUNS ?? limit)
  let done = 0
  for (let part = 0; done < runs; part++) {
    const some = Math.min(most, runs - done)
    const { isGood: isDone, command, env } = await tryIt(some, part)
    if (!command) return isDone
    const { output, isGood } = await run(command, { ...env, CAMPAIGN_RUNS: String(some) })
    const [, tried = '0', found = isGood ? '0' : '1'] = LINE.exec(output) ?? []
    done += Number(tried)
    if (isGood && Number(tried) > 0 && done < runs) continue
    console.log(`| ${name} | ${done} of ${limit} | ${found} | seed ${seed} |`)
    if (!isGood) console.log(output)
    return isGood && done >= runs
  }
  return false
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in campaigns))
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}; known: ${Object.keys(campaigns).join(', ')}`)
process.env.CHROMIUM_PATH ??= (await findChromium()) ?? ''
console.log('| campaign | runs | found | |')
console.log('| -------- | ---- | ----- | - |')
const results = []
for (const name of wanted.length > 0 ? wanted : Object.keys(campaigns)) results.push(await tell(name))
process.exit(results.every(Boolean) ? 0 : 1)
