import { join, relative } from 'node:path'

/* Reads the reports of the test runners for the last lines of `npm test`. A flaky test failed once and
   passed when it was tried again: it counts as passed. Tests that failed and flaky ones are named. */

export function readUnitTests(report) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, path: relative('', name) })),
  )
  const named = (filter) =>
    tests
      .filter(filter)
      .map(({ fullName, path, location }) => `${path}${location ? `:${location.line}` : ''} ${fullName}`)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: named(({ status, invocations }) => status === 'passed' && invocations > 1),
    broken: named(({ status }) => status === 'failed'),
    seconds: report.testResults.map(({ name, startTime, endTime }) => [
      relative('', name),
      (endTime - startTime) / 1000,
    ]),
  }
}

export function readBrowserTests({ config, stats, suites, errors }) {
  const named = (wanted) => suites.flatMap((suite) => testsIn(suite, wanted, []))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
    flaky: named('flaky'),
    broken: named('unexpected').map((name) => `${name} (dialect ${config.metadata.dialect})`),
    seconds: suites.map((file) => [join('test/e2e', file.file), secondsOf(file)]),
  }
}

/** Returns the seconds that the tests of a suite took together, with those of nested suites. */
function secondsOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}

/** Returns the lines of a profile: the total of all files, and the slowest files. */
export function slowestOf(seconds, count = 25) {
  const sorted = seconds.toSorted(([, one], [, other]) => other - one)
  const total = sorted.reduce((sum, [, one]) => sum + one, 0)
  return [['all files together', total], ...sorted.slice(0, count)].map(
    ([name, one]) => `${one.toFixed(1).padStart(8)} s  ${name}`,
  )
}

/** Returns the tests of a suite, and of nested suites, that have this status. */
function testsIn({ title, suites = [], specs = [] }, wanted, above) {
  const path = [...above, title]
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => [...path, spec.title].join(' › '))
  return [...own, ...suites.flatMap((suite) => testsIn(suite, wanted, path))]
}
