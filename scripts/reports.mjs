/* What the reports of the test runners say, as they are counted in the last line of `npm test`. */

export const readUnitTests = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
})

/** A flaky test failed once and passed when it was tried again: it counts as passed, and is named. */
export const readBrowserTests = ({ stats, suites, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
  skipped: stats.skipped,
  flaky: suites.flatMap((suite) => flakyIn(suite, [])),
})

function flakyIn({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => [...path, spec.title].join(' › '))
  return [...own, ...suites.flatMap((suite) => flakyIn(suite, path))]
}
