import { existsSync, readFileSync } from 'node:fs'
import { baselineOf, type Baseline } from './issues'
import { UsageError } from './options'

/** Reads the file of an earlier `--json`. A missing file is an empty baseline: a nightly job has none at first. */
export function readBaseline(file: string): Baseline {
  if (!existsSync(file)) return new Map()
  try {
    return baselineOf(readFileSync(file, 'utf8'))
  } catch {
    throw new UsageError(`${file} is no report of this check: it is made by --json`)
  }
}
