// Which unit tests a change reaches, those that import it most directly first.
import { execFileSync } from 'node:child_process'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Returns the files that are not committed, else those of the last commit. */
export function changedFiles() {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return uncommitted.length > 0 ? uncommitted : git('show', '--name-only', '--format=', 'HEAD')
}

/** Returns the modules that `npm run imports` looks at, as dependency-cruiser reports them: `source` and `dependents`. */
export function readModules() {
  const args = ['run', '-s', 'imports', '--', '--output-type', 'json']
  const printed = execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(printed).modules
}

const isUnitTest = (path) => /^test\/.*\.test\.tsx?$/.test(path)

/** These read files instead of importing them, so any change may reach them. */
const readsFiles = (path) => /^test\/(rules|docs|contract|scripts|check)\//.test(path)

/** Tells whether `npm run generate` writes the file from the contract. */
const isWritten = (path) => path.startsWith('src/api/generated/')
const writes = (path) => path.startsWith('src/api/contract/')

/** These run if they are changed themselves, and with all tests. */
const isLong = (path) => path.startsWith('test/fuzz/') || path === 'test/scripts/development.test.ts'

/**
 * Returns the unit tests that import changed files, directly or not, the fewest steps away first. They end with
 * the tests that read files.
 * @param atMost how many tests are returned besides those that are changed or read files
 * @returns `tests`, and how many more the change reaches (`left`)
 */
export function nearestTests(modules, changed, atMost) {
  const dependents = new Map(modules.map(({ source, dependents }) => [source, dependents]))
  const generated = changed.some(writes) ? [...dependents.keys()].filter(isWritten) : []
  const reached = new Set([...changed.filter((path) => dependents.has(path)), ...generated])
  // A set is walked in the order of insertion, also while it grows: breadth first.
  for (const path of reached) for (const dependent of dependents.get(path) ?? []) reached.add(dependent)
  const own = changed.filter(isUnitTest).filter((path) => dependents.has(path))
  const others = [...reached].filter(
    (path) => isUnitTest(path) && !own.includes(path) && !isLong(path) && !readsFiles(path),
  )
  const reading = [...dependents.keys()].filter(
    (path) => isUnitTest(path) && readsFiles(path) && !isLong(path),
  )
  const tests = new Set([...own, ...others.slice(0, atMost), ...reading])
  return { tests: [...tests], left: Math.max(0, others.length - atMost) }
}
