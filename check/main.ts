import { readFileSync, writeFileSync } from 'node:fs'
import { check } from './check'
import { operationsOf } from './contract'
import { htmlOf } from './html'
import { changeSince, exitCodeOf, issuesOf } from './issues'
import { optionsOf, USAGE, UsageError, type Options } from './options'
import { readBaseline } from './readBaseline'
import { printable, textOf } from './text'

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

function write(file: string | undefined, text: string) {
  if (file !== undefined) writeFileSync(file, text)
}

async function run({ target, hasWrites, only, page, json, html, baseline }: Options): Promise<number> {
  const before = baseline === undefined ? undefined : readBaseline(baseline)
  const isWatched = process.stderr.isTTY
  const { version } = readJson('../package.json') as { version: string }
  const report = await check({
    target,
    hasWrites,
    operations: operationsOf(readJson('../dist/openapi.json')),
    ...(only && { only }),
    page,
    version,
    // A real server takes a while, so the current call is shown as progress.
    ...(isWatched && { onCall: ({ call }) => process.stderr.write(`\x1b[2K\r${call}`) }),
  })
  if (isWatched) process.stderr.write('\x1b[2K\r')
  const change = before && changeSince(before, report)
  process.stdout.write(textOf(report, change))
  // A run that could not check anything, because the server was down, must not overwrite the baseline.
  if (report.stopped === undefined || json !== baseline)
    write(json, `${JSON.stringify({ ...report, issues: issuesOf(report) }, null, 2)}\n`)
  write(html, htmlOf(report, change))
  return exitCodeOf(report, change)
}

try {
  const options = optionsOf(process.argv.slice(2), process.env)
  if (options) process.exitCode = await run(options)
  else process.stdout.write(USAGE)
} catch (error) {
  const isUsage = error instanceof UsageError
  process.stderr.write(
    `${printable(error instanceof Error ? error.message : String(error))}\n${isUsage ? `\n${USAGE}` : ''}`,
  )
  process.exitCode = 2
}
