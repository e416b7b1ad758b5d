/* Reads the reports of the test runners for the last line of `npm test`. A flaky test failed once and
   passed when it was tried again: it counts as passed, and is named. */

export const readUnitTests = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  flaky: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName),
})

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
