// `npm run bench:against -- REV [turns] [parts]`: this commit and another by turns, A, B, A, B, on the same machine.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withBuiltTree } from '../../scripts/builtTree.mjs'
import { median } from './figures.mjs'

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})
const FOLDER = resolve('build/bench')
const turns = Number(positionals.find((word) => /^\d+$/.test(word)) ?? 5)
const parts = positionals.filter((word) => !/^\d+$/.test(word))

/** Runs the benchmark once on the build in `cwd`; returns its figures by title. */
function roundOf(cwd) {
  const file = `${FOLDER}/figures.json`
  rmSync(file, { force: true })
  const { status } = spawnSync(process.execPath, [resolve('test/bench/bench.mjs'), '1', ...parts], {
    cwd,
    env: { ...process.env, BENCH_FIGURES: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const shown = (value) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0))

function print(before, now) {
  console.log(
    `\nMedians of ${turns} turns; the change is that of each pair, and between which bounds the pairs lie.\n`,
  )
  console.log(`| | ${values.against} | here | change | |\n|---|---|---|---|---|`)
  for (const title of Object.keys(now[0])) {
    const pairs = now.flatMap((round, turn) => {
      const [one, other] = [before[turn]?.[title], round[title]]
      return one > 0 && other > 0 ? [other / one] : []
    })
    if (pairs.length === 0) continue
    const [least, most] = [Math.min(...pairs), Math.max(...pairs)]
    // If some pairs became slower and others faster, the difference is noise of the machine.
    const isNoise = least <= 1 && most >= 1
    const cells = [before, now].map((rounds) => shown(median(rounds.map((round) => round[title] ?? NaN))))
    const change = `× ${median(pairs).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
    console.log(`| ${title} | ${cells.join(' | ')} | ${change} | ${isNoise ? 'noise' : ''} |`)
  }
}

const tree = `${FOLDER}/tree`
mkdirSync(FOLDER, { recursive: true })
await withBuiltTree(values.against, tree, () => {
  const [before, now] = [[], []]
  for (let turn = 0; turn < turns; turn++) {
    // The two builds alternate in going first, too.
    const order = [
      [before, tree],
      [now, '.'],
    ]
    for (const [rounds, cwd] of turn % 2 === 0 ? order : order.toReversed()) rounds.push(roundOf(cwd))
    console.log(`turn ${turn + 1} of ${turns}`)
  }
  print(before, now)
})
