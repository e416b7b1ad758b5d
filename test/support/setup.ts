import '@testing-library/jest-dom'
import { configure, waitFor } from '@testing-library/dom'
import nock from 'nock'
import { shared } from '../../src/host/shared'

// A busy machine may take longer than the second that is the default.
configure({ asyncUtilTimeout: 15_000 })
// What fails twice is broken; what passes on the second try is named at the end of `npm test`.
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true })

// The tests of contract and sandbox run without a page.
const hasPage = typeof window !== 'undefined'

// jsdom has none, and Node's own would keep the test run from ending; test/support/browser.ts has one for tests of tabs.
if (hasPage) Object.assign(globalThis, { BroadcastChannel: undefined })
// jsdom has no User Timing.
if (hasPage) Object.assign(performance, { mark: () => undefined, getEntriesByName: () => [] })

beforeAll(() => nock.disableNetConnect())

beforeEach(() => {
  if (hasPage) window.pageConfig = { token: 'session-token', csrfToken: 'csrf-token' }
})

// A call that a test mocked but that was not made fails the test. It may still be on its way when the screen already
// shows what the test waits for.
afterEach(async () => {
  const allMade = () => expect(nock.pendingMocks()).toEqual([])
  try {
    if (hasPage && nock.pendingMocks().length > 0) await waitFor(allMade)
    allMade()
  } finally {
    nock.cleanAll()
    if (hasPage) shared().told.clear()
  }
})
